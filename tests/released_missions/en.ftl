# The words of the box: one message a word. The value is the printed label; .the .in .of .to are the forms a sentence takes.
# Of a kind of Facility that stands more than once the crew chooses one, hence "one Oxygenator".

## Blocks

block-working = Working Block
    .the = the Working Block
    .in = in the Working Block
    .of = of the Working Block
    .to = to the Working Block
block-living = Living Block
    .the = the Living Block
    .in = in the Living Block
    .of = of the Living Block
    .to = to the Living Block
block-systems = Systems Block
    .the = the Systems Block
    .in = in the Systems Block
    .of = of the Systems Block
    .to = to the Systems Block

## Facilities

facility-oxygenator = Oxygenator
    .the = one Oxygenator
    .in = in one Oxygenator
    .of = of one Oxygenator
    .to = to one Oxygenator
facility-solar-panel = Solar Panel
    .the = one Solar Panel
    .in = in one Solar Panel
    .of = of one Solar Panel
    .to = to one Solar Panel
facility-farm = Farm
    .the = the Farm
    .in = in the Farm
    .of = of the Farm
    .to = to the Farm
facility-quiet-place = A Quiet Place
    .the = A Quiet Place
    .in = in A Quiet Place
    .of = of A Quiet Place
    .to = to A Quiet Place
facility-crew-quarters = Crew Quarters
    .the = the Crew Quarters
    .in = in the Crew Quarters
    .of = of the Crew Quarters
    .to = to the Crew Quarters
facility-med-lab = Med Lab
    .the = the Med Lab
    .in = in the Med Lab
    .of = of the Med Lab
    .to = to the Med Lab
facility-control-center = Control Center
    .the = the Control Center
    .in = in the Control Center
    .of = of the Control Center
    .to = to the Control Center
facility-garage-hall = Garage Hall
    .the = the Garage Hall
    .in = in the Garage Hall
    .of = of the Garage Hall
    .to = to the Garage Hall
facility-probe-bay = Probe Bay
    .the = the Probe Bay
    .in = in the Probe Bay
    .of = of the Probe Bay
    .to = to the Probe Bay
facility-lab = Lab
    .the = the Lab
    .in = in the Lab
    .of = of the Lab
    .to = to the Lab
facility-working-bay = Working Bay
    .the = the Working Bay
    .in = in the Working Bay
    .of = of the Working Bay
    .to = to the Working Bay

## Parts of a Facility

part-energy = energy connector
    .the = the energy connector
    .in = in the energy connector
    .of = of the energy connector
    .to = to the energy connector
part-oxygen = oxygen filter
    .the = the oxygen filter
    .in = in the oxygen filter
    .of = of the oxygen filter
    .to = to the oxygen filter
part-hardware = hardware
    .the = the hardware
    .in = in the hardware
    .of = of the hardware
    .to = to the hardware
part-cpu = CPU
    .the = the CPU
    .in = in the CPU
    .of = of the CPU
    .to = to the CPU

## Resources

resource-oxygen = oxygen
    .the = the oxygen
    .in = in the oxygen
    .of = of the oxygen
    .to = to the oxygen
resource-energy = energy
    .the = the energy
    .in = in the energy
    .of = of the energy
    .to = to the energy
resource-food = food
    .the = the food
    .in = in the food
    .of = of the food
    .to = to the food

## Things in the Cargo Bay

item-energy-part = spare energy connector
    .the = the spare energy connector
    .in = in the spare energy connector
    .of = of the spare energy connector
    .to = to the spare energy connector
    .one = spare energy connector
    .many = spare energy connectors
item-oxygen-part = spare oxygen filter
    .the = the spare oxygen filter
    .in = in the spare oxygen filter
    .of = of the spare oxygen filter
    .to = to the spare oxygen filter
    .one = spare oxygen filter
    .many = spare oxygen filters
item-hardware = spare hardware part
    .the = the spare hardware part
    .in = in the spare hardware part
    .of = of the spare hardware part
    .to = to the spare hardware part
    .one = spare hardware part
    .many = spare hardware parts
item-cpu = spare CPU
    .the = the spare CPU
    .in = in the spare CPU
    .of = of the spare CPU
    .to = to the spare CPU
    .one = spare CPU
    .many = spare CPUs
item-sample = sample
    .the = the sample
    .in = in the sample
    .of = of the sample
    .to = to the sample
    .one = sample
    .many = samples
item-seed = seed
    .the = the seed
    .in = in the seed
    .of = of the seed
    .to = to the seed
    .one = seed
    .many = seeds
item-upgrade-card = Upgrade card
    .the = the Upgrade card
    .in = in the Upgrade card
    .of = of the Upgrade card
    .to = to the Upgrade card
    .one = Upgrade card
    .many = Upgrade cards
item-poi = POI token
    .the = the POI token
    .in = in the POI token
    .of = of the POI token
    .to = to the POI token
    .one = POI token
    .many = POI tokens

## Areas of the Cargo Bay

area-pending = Pending
area-available = Available

## Modifier tokens

modifier-blocked = Blocked
    .the = the Blocked token
    .in = in the Blocked token
    .of = of the Blocked token
    .to = to the Blocked token
modifier-extra-pawn = +1 pawn
    .the = the +1 pawn token
    .in = in the +1 pawn token
    .of = of the +1 pawn token
    .to = to the +1 pawn token
modifier-adventure = Adventure
    .the = the Adventure token
    .in = in the Adventure token
    .of = of the Adventure token
    .to = to the Adventure token
modifier-reroll = Reroll
    .the = the Reroll token
    .in = in the Reroll token
    .of = of the Reroll token
    .to = to the Reroll token
modifier-wound = Wound
    .the = the Wound token
    .in = in the Wound token
    .of = of the Wound token
    .to = to the Wound token
modifier-rover-roll = Rover roll
    .the = the Rover roll token
    .in = in the Rover roll token
    .of = of the Rover roll token
    .to = to the Rover roll token

## Spaces of a Facility

space-now = !
space-next = >>

## Rovers

rover-froggy = Froggy
    .the = the Froggy
    .in = in the Froggy
    .of = of the Froggy
    .to = to the Froggy
rover-scorpio = Scorpio
    .the = the Scorpio
    .in = in the Scorpio
    .of = of the Scorpio
    .to = to the Scorpio

## Types of Adventure

adventure-explore = Explore
adventure-gather = Gather
adventure-research = Research
adventure-build = Build

## Professions

profession-medic = Medic
    .the = the Medic
    .in = in the Medic
    .of = of the Medic
    .to = to the Medic
profession-scientist = Scientist
    .the = the Scientist
    .in = in the Scientist
    .of = of the Scientist
    .to = to the Scientist
profession-geologist = Geologist
    .the = the Geologist
    .in = in the Geologist
    .of = of the Geologist
    .to = to the Geologist
profession-engineer = Engineer
    .the = the Engineer
    .in = in the Engineer
    .of = of the Engineer
    .to = to the Engineer

## Condition tokens

condition-anemia = Anemia
    .the = the Anemia token
    .in = in the Anemia token
    .of = of the Anemia token
    .to = to the Anemia token
condition-anxiety = Anxiety attack
    .the = the Anxiety attack token
    .in = in the Anxiety attack token
    .of = of the Anxiety attack token
    .to = to the Anxiety attack token
condition-heart = Heart condition
    .the = the Heart condition token
    .in = in the Heart condition token
    .of = of the Heart condition token
    .to = to the Heart condition token
condition-concentration = Trouble concentrating
    .the = the Trouble concentrating token
    .in = in the Trouble concentrating token
    .of = of the Trouble concentrating token
    .to = to the Trouble concentrating token
condition-migraine = Migraine
    .the = the Migraine token
    .in = in the Migraine token
    .of = of the Migraine token
    .to = to the Migraine token
condition-poisoning = Poisoning
    .the = the Poisoning token
    .in = in the Poisoning token
    .of = of the Poisoning token
    .to = to the Poisoning token

## Keywords of Malfunction cards (the others are Facilities)

keyword-complication = Complication
keyword-obstacle = Obstacle

## Directions

direction-n = North
    .short = N
direction-ne = North-East
    .short = NE
direction-e = East
    .short = E
direction-se = South-East
    .short = SE
direction-s = South
    .short = S
direction-sw = South-West
    .short = SW
direction-w = West
    .short = W
direction-nw = North-West
    .short = NW

## Groups of missions

group-building = Building
group-exploration = Exploration
group-research = Research

## Phases of a sol

phase-set-up = Set-Up
phase-events = Events
phase-morale = Morale
phase-production = Production
phase-actions = Actions
phase-malfunctions = Malfunctions
phase-clean-up = Clean-Up
phase-end = End of the mission

## AOMs

aom-explore = Explore AOM
aom-gather = Gather AOM
aom-research = Research AOM
aom-build = Build AOM

## Upgrades

upgrade-autoscanner = Autoscanner
upgrade-alarm-system = Alarm System
upgrade-power-generator = Power Generator
upgrade-crew-quarters-upgrade = Crew Quarters Upgrade (+1 Morale token)
upgrade-garage-hall-upgrade = Garage Hall Upgrade
upgrade-probe-bay-upgrade = Probe Bay Upgrade
upgrade-lab-upgrade = Lab Upgrade
upgrade-farm-upgrade = Farm Upgrade
