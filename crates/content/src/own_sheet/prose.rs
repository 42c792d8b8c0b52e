//! The texts of a mission that was created from a printed sheet: what was typed, the same in both languages, and what every mission
//! needs but no sheet has.

/// The kinds of elements, in one language.
pub(super) struct Names {
    pub objective: &'static str,
    pub action: &'static str,
    pub track: &'static str,
    pub poi: &'static str,
    pub event: &'static str,
}

/// The texts of a campaign that was typed in, in one language.
pub(super) struct CampaignWords {
    pub story: &'static str,
    pub idea: &'static str,
    /// Read before each mission, and before another attempt at it.
    pub chapter: &'static str,
    pub again: &'static str,
    /// Titles and texts of the endings.
    pub(crate) played_through: [&'static str; 2],
    pub(crate) broken_off: [&'static str; 2],
}

/// The fixed texts in one language.
pub(super) struct Words {
    pub code: &'static str,
    /// Used if the story was left to the printed sheet.
    pub story: &'static str,
    pub idea: &'static str,
    /// The same where only the numbers are shared.
    pub numbers_only: &'static str,
    /// Before the initials of who has compared them.
    pub compared_by: &'static str,
    /// In place of words that stay on the printed sheet.
    pub(crate) on_the_sheet: &'static str,
    /// In place of names that stay on the printed sheet.
    pub names: Names,
    /// The progress of an objective, as Fluent.
    pub count: &'static str,
    /// The progress of an objective in percent, as Fluent.
    pub percent: &'static str,
    /// Before a step of the set-up.
    pub(crate) sheet_says: &'static str,
    /// Read when the action of an event is done, and as its consequence, unless something was typed.
    pub done: &'static str,
    pub later: &'static str,
    pub campaign: CampaignWords,
    pub threshold: &'static str,
    pub(crate) threshold_text: &'static str,
    /// Of a Threshold that does not count all broken parts.
    pub own_threshold: &'static str,
    /// Read when a track ends the mission: before and after its title, and the title of that text.
    pub lost: [&'static str; 3],
    /// Titles and texts, in the order of [`ENDINGS`].
    pub endings: [[&'static str; 2]; 4],
}

pub(super) const ENDINGS: [&str; 4] = [
    "more-than-was-asked",
    "mission-accomplished",
    "lines-without-a-tick",
    "the-blank-side",
];
pub(super) const THRESHOLD: &str = "parts-below-the-threshold";

pub(super) const ENGLISH: Words = Words {
    code: "en",
    story: "The story of this mission stands on your mission sheet. Read it aloud before the first sol.",
    idea: "Made from a printed mission sheet.",
    numbers_only: "The numbers of a printed mission sheet. Its words stand on the sheet itself: keep it beside you.",
    compared_by: "Compared with the printed sheet by",
    on_the_sheet: "Do what the printed mission sheet says here.",
    names: Names {
        objective: "Objective",
        action: "Mission action",
        track: "Track",
        poi: "Mission icon",
        event: "Event",
    },
    count: "{ $done } of { $goal }",
    percent: "{ $done }% of { $goal }%",
    sheet_says: "Your mission sheet says:",
    done: "It is done.",
    later: "What was left undone has its consequence.",
    campaign: CampaignWords {
        story: "The story of this campaign stands in its booklet. Read aloud how it begins.",
        idea: "Made from printed mission sheets, one for each chapter.",
        chapter: "Lay out the mission sheet of this chapter, and read aloud what your booklet says before it.",
        again: "The same sheet lies on the table again. What you know of it is all that you keep.",
        played_through: [
            "The Last Sheet",
            "The last mission sheet goes back into the box, on top of the others. Nobody closes the lid. Somebody counts the ticks, \
             somebody else the names that are no longer on every sheet, and outside the antenna turns to Earth for the report that \
             ends this one.",
        ],
        broken_off: [
            "The Sheets That Are Left",
            "There are sheets left in the box that nobody will turn over now. You send home what you know: what was done, what was \
             not, and by whom. The answer thanks you for the part that holds.",
        ],
    },
    threshold: "Threshold",
    threshold_text: "Repair broken parts until no more are left than the Threshold allows. You are asked about it when all the other \
                     mandatory objectives are met.",
    own_threshold: "Bring what the sheet counts to the number that it asks for. You are asked about it when all the other mandatory \
                    objectives are met.",
    lost: [
        "The marker of the track “",
        "” stands where the sheet says that the mission is lost.",
        "Lost",
    ],
    endings: [
        [
            "More than Was Asked",
            "The last line of the mission sheet is ticked, and with it the lines that nobody would have held against you. Somebody \
             reads the whole list aloud once more, slowly, to its end. Then the report goes out to Earth, and for once it is shorter \
             than the silence that follows.",
        ],
        [
            "Mission Accomplished",
            "What the sheet demanded is done. The HUB looks as a place looks after work: tools where they were last needed, a jacket \
             over a valve, cups without an owner. Nobody clears up tonight. Mission Control confirms the report line by line, and \
             under the last one adds two words that stand in no protocol.",
        ],
        [
            "Lines without a Tick",
            "The mission is over, and on its sheet there are lines without a tick. You go through them once, without looking for \
             reasons, and send them as they stand. The answer comes after the usual time. It lists what the next crew is to bring.",
        ],
        [
            "The Blank Side",
            "One of you is gone, and the mission sheet lies on the table as it lay in the morning. Somebody turns it over, the blank \
             side up. Mission Control asks nothing. For as long as the window is open the channel stays as it is, and at both ends \
             people listen to each other breathe.",
        ],
    ],
};

pub(super) const ITALIAN: Words = Words {
    code: "it",
    story: "La storia di questa missione è sulla vostra scheda missione. Leggetela ad alta voce prima del primo sol.",
    idea: "Ricavata da una scheda missione stampata.",
    numbers_only: "I numeri di una scheda missione stampata. Le parole sono sulla scheda stessa: tenetela accanto a voi.",
    compared_by: "Confrontata con la scheda stampata da",
    on_the_sheet: "Fate quello che qui dice la scheda missione stampata.",
    names: Names {
        objective: "Obiettivo",
        action: "Azione missione",
        track: "Tracciato",
        poi: "Icona missione",
        event: "Evento",
    },
    count: "{ $done } su { $goal }",
    percent: "{ $done }% su { $goal }%",
    sheet_says: "La vostra scheda missione dice:",
    done: "È fatto.",
    later: "Ciò che non è stato fatto ha la sua conseguenza.",
    campaign: CampaignWords {
        story: "La storia di questa campagna è nel suo libretto. Leggete ad alta voce come comincia.",
        idea: "Ricavata da schede missione stampate, una per ogni capitolo.",
        chapter: "Mettete sul tavolo la scheda missione di questo capitolo e leggete ad alta voce ciò che il libretto dice prima.",
        again: "La stessa scheda è di nuovo sul tavolo. Di tutto il resto vi rimane quello che ormai ne sapete.",
        played_through: [
            "L’ultima scheda",
            "L’ultima scheda missione torna nella scatola, sopra le altre. Nessuno chiude il coperchio. Qualcuno conta le spunte, \
             qualcun altro i nomi che non stanno più su ogni scheda, e fuori l’antenna si gira verso la Terra per il rapporto che \
             chiude questa storia.",
        ],
        broken_off: [
            "Le schede rimaste",
            "Nella scatola restano schede che ora nessuno volterà più. Mandate a casa quello che sapete: ciò che è stato fatto, ciò \
             che no, e da chi. La risposta vi ringrazia per la parte che regge.",
        ],
    },
    threshold: "Soglia",
    threshold_text: "Riparate gli elementi rotti finché quelli rimasti non superano più la Soglia. Ve lo si chiede quando tutti gli altri \
                     obiettivi obbligatori sono raggiunti.",
    own_threshold: "Portate ciò che la scheda conta al numero che chiede. Ve lo si chiede quando tutti gli altri obiettivi obbligatori \
                    sono raggiunti.",
    lost: [
        "Il segnalino del tracciato «",
        "» è dove la scheda dice che la missione è persa.",
        "Persa",
    ],
    endings: [
        [
            "Più di quanto era chiesto",
            "L’ultima riga della scheda missione è spuntata, e con lei quelle che nessuno vi avrebbe rimproverato. Qualcuno rilegge \
             l’intero elenco ad alta voce, piano, fino in fondo. Poi il rapporto parte per la Terra, e per una volta è più corto del \
             silenzio che segue.",
        ],
        [
            "Missione compiuta",
            "Quello che la scheda esigeva è fatto. L’HUB ha l’aria di un posto dopo il lavoro: gli attrezzi dove sono serviti per \
             ultimi, una giacca su una valvola, tazze senza padrone. Stasera nessuno riordina. Il Controllo Missione conferma il \
             rapporto riga per riga, e sotto l’ultima aggiunge due parole che non stanno in nessun protocollo.",
        ],
        [
            "Righe senza spunta",
            "La missione è finita, e sulla scheda ci sono righe senza spunta. Le passate una volta sola, senza cercare ragioni, e le \
             mandate così come sono. La risposta arriva dopo il solito tempo. Elenca ciò che dovrà portare il prossimo equipaggio.",
        ],
        [
            "Il lato bianco",
            "Uno di voi non c’è più, e la scheda missione è sul tavolo com’era stamattina. Qualcuno la gira, con il lato bianco in su. \
             Il Controllo Missione non chiede niente. Finché la finestra resta aperta il canale rimane com’è, e dalle due parti ci si \
             ascolta respirare.",
        ],
    ],
};

/// A Fluent text under construction.
#[derive(Default)]
pub(super) struct Ftl(String);

impl Ftl {
    pub fn message(&mut self, id: &str, text: &str) {
        self.0.push_str(&format!("{id} =\n    {}\n", plain(text)));
    }

    /// A message without a text of its own.
    pub fn bare(&mut self, id: &str) {
        self.0.push_str(&format!("{id} =\n"));
    }

    /// Adds an attribute to the last message, with a typed text.
    pub fn attribute(&mut self, name: &str, text: &str) {
        self.fluent(name, &plain(text));
    }

    /// Adds an attribute to the last message, in Fluent.
    pub fn fluent(&mut self, name: &str, fluent: &str) {
        self.0.push_str(&format!("    .{name} = {fluent}\n"));
    }

    pub fn finish(self) -> String {
        self.0
    }
}

/// Escapes a text so that Fluent reads it as it was typed.
fn plain(text: &str) -> String {
    let mut written = String::new();
    let trimmed = text.trim();
    if trimmed.is_empty() {
        return "{\"\"}".to_owned();
    }
    for (at, typed) in trimmed.chars().enumerate() {
        match typed {
            '{' | '}' => written.push_str(&format!("{{\"{typed}\"}}")),
            '[' | '*' | '.' if at == 0 => written.push_str(&format!("{{\"{typed}\"}}")),
            it if it.is_control() => written.push(' '),
            it => written.push(it),
        }
    }
    written
}
