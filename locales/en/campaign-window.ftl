# Campaigns in the window: their cards, their page

campaign-about = About this campaign
campaign-kind =
    { $chapters ->
        [one] Campaign of one chapter
       *[other] Campaign of up to { $chapters } chapters
    }
campaign-begin = Begin
campaign-begin-named = Begin “{ $mission }”
campaign-closed = A campaign is played chapter by chapter, with the same crew. Later chapters stay closed until you come to them. The first chapter asks who plays.
campaign-between = between two chapters
campaign-so-far = The story so far
campaign-told = The story
campaign-to = On with the campaign
campaign-story = Read aloud
campaign-read-before = Read aloud before the chapter
campaign-here = You are here: { $where }
campaign-begin-chapter = Begin the chapter
campaign-continue-chapter = Continue the chapter
campaign-before = Back to the chapter before
campaign-retry = Try this chapter again
campaign-reopen = Back to the last chapter
campaign-again = The chapter was played again.
campaign-carried = What goes with you: { $carried }.
campaign-newcomer-title = A newcomer
campaign-newcomer = Somebody new takes the seat of { $name }. You can also choose the name later, when you set up.
campaign-newcomer-hint = Name of the newcomer
campaign-hand-on-title = What goes with you
campaign-hand-on-lead = You keep the board: say what lies on it now.
campaign-wounds = Wounds
campaign-conditions = Conditions
campaign-skills = Skill cards that are unlocked
campaign-exported = The campaign was copied to { $path }, with all chapters that were begun. The file holds the secrets of its missions; whoever brings it in can go on.
