; The installer for Windows: for one user, without a password. Games and settings are never touched.
; Called by .ci/release with VERSION, DOTTED (1.2.3.0), FILES (a folder), ICON and OUT.
; As the program itself: a Windows that cannot run the one cannot run the other.
Target amd64-unicode
Unicode true
ManifestSupportedOS Win10
ManifestDPIAware true
SetCompressor /SOLID lzma
SetCompressorDictSize 64
RequestExecutionLevel user

!include MUI2.nsh
!include LogicLib.nsh
!include FileFunc.nsh
!include WinVer.nsh
!include x64.nsh

!define KEY "Software\Microsoft\Windows\CurrentVersion\Uninstall\Solkeeper"

Name "Solkeeper"
BrandingText "Solkeeper ${VERSION}"
OutFile "${OUT}"
InstallDir "$LOCALAPPDATA\Programs\Solkeeper"
InstallDirRegKey HKCU "${KEY}" "InstallLocation"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\solkeeper.exe"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
; The first is used where Windows speaks neither.
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "Italian"

VIProductVersion "${DOTTED}"
VIAddVersionKey /LANG=0 "ProductName" "Solkeeper"
VIAddVersionKey /LANG=0 "FileDescription" "Solkeeper"
VIAddVersionKey /LANG=0 "FileVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "ProductVersion" "${VERSION}"
VIAddVersionKey /LANG=0 "LegalCopyright" "MIT or Apache-2.0"

LangString TooOld ${LANG_ENGLISH} "Solkeeper needs Windows 10 or 11 with 64 bits. Nothing was changed. It also runs in a browser."
LangString TooOld ${LANG_ITALIAN} "Solkeeper richiede Windows 10 o 11 a 64 bit. Non è cambiato nulla. Funziona anche nel browser."
LangString IsOpen ${LANG_ENGLISH} "Solkeeper is open. Close it, then press Retry. Your game is saved."
LangString IsOpen ${LANG_ITALIAN} "Solkeeper è aperto. Chiudetelo, poi premete Riprova. La partita è salvata."
LangString Link ${LANG_ENGLISH} "A companion for First Martians"
LangString Link ${LANG_ITALIAN} "Un compagno per First Martians"

Function .onInit
    ${IfNot} ${RunningX64}
    ${OrIfNot} ${AtLeastWin10}
        MessageBox MB_ICONSTOP|MB_OK "$(TooOld)" /SD IDOK
        SetErrorLevel 3
        Quit
    ${EndIf}
FunctionEnd

; Windows does not let the file of a running program be written.
!macro AskToClose name
    ${If} ${FileExists} "$INSTDIR\${name}"
        ${Do}
            ClearErrors
            FileOpen $0 "$INSTDIR\${name}" a
            ${IfNot} ${Errors}
                FileClose $0
                ${Break}
            ${EndIf}
            MessageBox MB_ICONEXCLAMATION|MB_RETRYCANCEL "$(IsOpen)" /SD IDCANCEL IDRETRY +3
            SetErrorLevel 4
            Quit
        ${Loop}
    ${EndIf}
!macroend

Section
    !insertmacro AskToClose solkeeper.exe
    !insertmacro AskToClose solkeeper.com
    SetOutPath "$INSTDIR"
    File /r "${FILES}\*"
    WriteUninstaller "$INSTDIR\uninstall.exe"
    CreateShortCut "$SMPROGRAMS\Solkeeper.lnk" "$INSTDIR\solkeeper.exe" "" "$INSTDIR\solkeeper.exe" 0 SW_SHOWNORMAL "" "$(Link)"
    WriteRegStr HKCU "${KEY}" "DisplayName" "Solkeeper"
    WriteRegStr HKCU "${KEY}" "DisplayVersion" "${VERSION}"
    WriteRegStr HKCU "${KEY}" "DisplayIcon" "$INSTDIR\solkeeper.exe"
    WriteRegStr HKCU "${KEY}" "Publisher" "Solkeeper"
    WriteRegStr HKCU "${KEY}" "InstallLocation" "$INSTDIR"
    WriteRegStr HKCU "${KEY}" "UninstallString" '"$INSTDIR\uninstall.exe"'
    WriteRegStr HKCU "${KEY}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
    WriteRegDWORD HKCU "${KEY}" "NoModify" 1
    WriteRegDWORD HKCU "${KEY}" "NoRepair" 1
    ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
    WriteRegDWORD HKCU "${KEY}" "EstimatedSize" $0
SectionEnd

Section Uninstall
    !insertmacro AskToClose solkeeper.exe
    !insertmacro AskToClose solkeeper.com
    ; What was installed, by name: the folder may hold files of the players.
    !include "${REMOVE}"
    Delete "$INSTDIR\uninstall.exe"
    RMDir "$INSTDIR"
    Delete "$SMPROGRAMS\Solkeeper.lnk"
    DeleteRegKey HKCU "${KEY}"
SectionEnd
