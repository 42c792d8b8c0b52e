# Campaigns
campaign-chapter = Chapter { $number }: { $title }
campaign-outcome = { $outcome ->
    [won_all] The chapter is won, with every optional objective.
    [won] The chapter is won.
    [died] The chapter is over: an astronaut has died.
   *[lost] The chapter is lost.
}
campaign-go-on = Go on
campaign-try-again = Try again
campaign-back-into = Back into the chapter
campaign-choice = { $number }. { $label }
campaign-prompt = What now? Enter goes on, “quit” leaves.
campaign-back-question = Back to the end of the chapter before? This chapter is kept until you go on another way. (yes/no)
campaign-nothing-before = No chapter was played before this one.
campaign-not-now = That is not possible at this place of the campaign.
campaign-back-first = Undo the steps of this chapter first.
campaign-over = The campaign is over.
campaign-over-prompt = “undo” goes back to the end of the last chapter, Enter leaves.
campaign-crew = Your crew at the end: { $names }.
campaign-dead = You have lost: { $names }.
campaign-hand-on = What lies on the table goes with you. Enter keeps what is shown.
campaign-hand-on-not-asked = Nothing was handed on: it has something that is not asked here, or a number above its limit.
campaign-ask-number = { $label } (0–{ $most }) [{ $said }]
campaign-ask-names = { $label }: numbers or names with commas, “-” for none [{ $said }]
campaign-ask-wounds = Wounds of { $name }
campaign-ask-discoveries = Discoveries
campaign-ask-conditions = Conditions of { $name }
campaign-ask-upgrades = Upgrades that are built
campaign-ask-skills = Unlocked Skill cards of { $name }, as numbers from 1 to 3:
campaign-added = The campaign “{ $id }” is among your missions. It stays closed, so that nobody reads ahead. Play it with: solkeeper play { $id }
campaign-simulated = { $title }, { $players ->
    [1] 1 player
   *[other] { $players } players
}: { $games ->
    [one] 1 campaign
   *[other] { $games } campaigns
}, { $won } won to the end
campaign-simulated-chapter = { $title }: played { $played }, won { $won }, lost { $lost }, a death { $died }
campaign-simulated-never = Never came. { $kind }: { $id }
campaign-simulated-carried = With “{ $what }”: { $won } of { $games } won
campaign-simulated-ending = Ending “{ $title }”: { $games }
campaign-simulated-way = { $way }: { $games }
cli-campaign = { $id }: { $title } (campaign)
lay-carried = From the chapters before, lay out again: { $carried }.
