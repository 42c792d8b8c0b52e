the-mast-of-cydonia =
    Il vento si alza – una storia breve.
    .title = The Mast of Cydonia
    .idea = Made from a printed mission sheet.
raise-the-mast =
    Raise the mast
    .title = Raise the mast
    .do-reward = +1 Morale
alzate-l-albero-2 =
    Alzate l’albero {"{"}2{"}"}
    .title = Alzate l’albero {"{"}2{"}"}
    .do-reward = +1 Morale
mission-accomplished =
    What the sheet demanded is done. The HUB looks as a place looks after work: tools where they were last needed, a jacket over a valve, cups without an owner. Nobody clears up tonight. Mission Control confirms the report line by line, and under the last one adds two words that stand in no protocol.
    .title = Mission Accomplished
lines-without-a-tick =
    The mission is over, and on its sheet there are lines without a tick. You go through them once, without looking for reasons, and send them as they stand. The answer comes after the usual time. It lists what the next crew is to bring.
    .title = Lines without a Tick
the-blank-side =
    One of you is gone, and the mission sheet lies on the table as it lay in the morning. Somebody turns it over, the blank side up. Mission Control asks nothing. For as long as the window is open the channel stays as it is, and at both ends people listen to each other breathe.
    .title = The Blank Side
