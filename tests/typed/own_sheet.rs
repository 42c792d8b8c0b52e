//! The lines that type in a whole mission sheet.

/// The numbers of the kinds of effects in the list: general supply, into the Cargo Bay, in your words.
const KINDS: [&str; 3] = ["9", "18", "27"];

/// All lines, a list for each part of the sheet; the regions are those that the lines name, as they are called in that language.
pub fn by_lines(regions: &str) -> Vec<Vec<&str>> {
    let kinds = KINDS;
    let place = regions.split(' ').next_back().unwrap_or_default();
    vec![
        vec!["The Long Well", "2", "Under the ice lies water."],
        vec!["8", "4 4 6", "5", "3 3 3", "3", "2", "2"],
        vec!["-1", "3", "3", "1 2", "", "2 0", "", "2", "1 2 4 5 6 7", "2", "", "3, 5, 7", "", "", "", "", ""],
        vec!["+", "3", "2", "", "1 2 2", "The crew before left in a hurry.", "+", "2", "Roll the blue die.", ""],
        vec!["+", "Depth of the well", "", "", "12", "−1", "3", ""],
        vec!["+", "2", "7", "", place, "2", ""],
        vec!["+", "Drill", "Drive the bit one length deeper.", "5", "2", regions, "2", "6 2", "11", "", "2", "2", "", ""],
        vec!["+", "", "Old drill site", "Take a spare hardware part.", "", ""],
        vec!["+", "Reach the water", "", "7", "1", "10", "", "", "", ""],
        vec!["+", "A spare farm", "", "1", "3", "3", "", "", "", "", "", "", ""],
        vec!["+", "Drill through the ice", "1", "6", "1", "2", "3", "", "", "", "4", "1", "", ""],
        vec!["+", "Survey the edge of the basin", "", "3", regions, "", "", "", "", "", "", "", ""],
        vec!["+", "Bring samples home", "", "8", "5", "3", "", "", "", "", "", ""],
        vec!["+", "Missing", "2", "", "", "", "", "Morale rises by one space.", "", "", "", ""],
        vec!["+", "Find the cairn", "", "5", "1", "", "", "", "", "", "", "", "", "", ""],
        vec!["2", "2", "", "6"],
        vec!["+", "Grey Dust", "It settles on every panel.", "2 4", "+", kinds[0], "2", "-2", "2", "", "2", "Wipe it off."],
        vec!["1", "2 1", "", "+", kinds[1], "3", "2", "1", "", "The sun is back.", "40", "", "+", kinds[2], "Shut a lamp.", ""],
        vec!["", "2", "AB", ""],
    ]
}
