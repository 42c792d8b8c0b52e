"""First Martians, played in a page: by keys, by fingers, or through the accessibility tree alone."""

import functools
import json
import pathlib
import random
import time

from browser import fail

ROOT = pathlib.Path(__file__).parent.parent.parent
WIDTH, HEIGHT = 390, 844
TITLES = {"en": "Make Yourself at Home", "it": "Come a Casa Vostra"}
# How a save is named that is over: the texts of a place in a game have more than one form.
OVER = {"en": "over", "it": "conclusa"}
UNDO = {"en": "Undo", "it": "Annullate"}

HOME = "document.querySelector('#mirror h1')?.textContent === 'Solkeeper'"
GAME = f"!({HOME}) && document.querySelectorAll('#mirror :is(h2, h3)').length > 1"
SCREEN = """JSON.stringify([...document.querySelectorAll('#mirror > *')].map(it =>
    [it.tagName, it.ariaLabel ?? it.textContent, it.disabled ?? false, it.getAttribute('aria-keyshortcuts') === 'Enter', it.bounds ?? null]))"""


@functools.cache
def texts(language):
    files = (ROOT / "locales" / language).glob("*.ftl")
    lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
    return dict(line.split(" = ", 1) for line in lines if " = " in line and not line.startswith(" "))


def word(language, name, **values):
    """A text of the app that has one line."""
    text = texts(language)[name]
    for key, value in values.items():
        text = text.replace(f"{{ ${key} }}", value)
    return text


class Keys:
    """Enter for the main button; other buttons by their elements in the mirror."""

    def __init__(self, table):
        self.table, self.page = table, table.page

    def screen(self):
        """Kind, words, whether it is disabled, whether Enter presses it, and bounds of everything on the screen."""
        return json.loads(self.page.run(SCREEN))

    def main(self):
        self.page.enter()

    def press(self, at):
        self.page.run(f"document.querySelector('#mirror').children[{at}].click()")


class Fingers(Keys):
    """Touches alone, where things are drawn; what is out of sight is dragged into it."""

    def main(self):
        for at, (_, _, disabled, main, _) in enumerate(self.screen()):
            if main and not disabled:
                self.press(at)

    def press(self, at):
        for to in [200] * 40 + [650] * 80:
            place = self.screen()[at][4]
            # A thin edge of a button may lie below the border of a list.
            if place and place[3] > 16:
                self.page.tap(place[0] + place[2] / 2, place[1] + place[3] / 2)
                return
            self.page.drag(195, 425, to)
            self.table.settle()
        fail(f"no drag leads to {self.screen()[at]}")


class Tree(Fingers):
    """What a screen reader has: the accessibility tree of the browser, and the action of a node."""

    ROLES = {"button": "BUTTON", "textbox": "INPUT", "paragraph": "P"}

    def nodes(self):
        """Kind, words, whether it is disabled, whether Enter presses it, and the element, in reading order."""
        found = self.page.ask("Accessibility.getFullAXTree")["nodes"]
        known = {node["nodeId"]: node for node in found}

        def words(node):
            name = node.get("name", {}).get("value", "")
            return name or " ".join(filter(None, (words(known[it]) for it in node.get("childIds", ()) if it in known)))

        def walk(node):
            role = node["role"]["value"]
            properties = {it["name"]: it["value"].get("value") for it in node.get("properties", ())}
            kind = f"H{properties.get('level')}" if role == "heading" else self.ROLES.get(role)
            if kind and not node["ignored"]:
                yield kind, words(node), properties.get("disabled", False), properties.get("keyshortcuts") == "Enter", node["backendDOMNodeId"]
                return
            for child in node.get("childIds", ()):
                if child in known:
                    yield from walk(known[child])

        return list(walk(found[0]))

    def screen(self):
        return [[*one[:4], None] for one in self.nodes()]

    def press(self, at):
        element = self.page.ask("DOM.resolveNode", backendNodeId=self.nodes()[at][4])["object"]["objectId"]
        self.page.ask("Runtime.callFunctionOn", objectId=element, functionDeclaration="function () { this.click() }", userGesture=True)


class Table:
    """A page in which First Martians is played."""

    def __init__(self, address, browser, language, hands=Keys):
        self.address, self.browser, self.language, self.hand = address, browser, language, hands
        self.choice = random.Random(1)
        self.new_page()

    def new_page(self):
        self.page = self.browser.page(WIDTH, HEIGHT, mobile=True)
        self.hands = self.hand(self)

    def word(self, name, **values):
        return word(self.language, name, **values)

    def title_of_the_mission(self):
        return TITLES[self.language]

    def home(self):
        self.page.open(self.address)
        self.page.wait("Home", HOME)
        self.page.wait("the missions", "document.querySelectorAll('#mirror button').length > 12")

    def opens(self, name):
        """Opens another screen from Home, by the name of the text of its button."""
        self.page.press(self.word(name))
        # Home stands until the press is answered, and a screen that still reads its files has no heading.
        self.page.wait(name, f"!({HOME}) && document.querySelector('#mirror :is(h1, h2, h3)')")

    def begin(self):
        self.home()
        self.page.press(self.word("window-play", mission=self.title_of_the_mission()))
        self.in_game()

    def continued(self):
        self.page.press(self.word("window-continue", mission=self.title_of_the_mission()))
        self.in_game()

    def in_game(self):
        self.page.wait("a game", GAME)
        self.settle()

    def is_over(self):
        over = f"{self.title_of_the_mission()}, {OVER[self.language]}"
        return any(text.startswith(over) for _, text, _ in self.screen())

    def has_ended(self):
        """Whether the mission is at its end, which can be saved as a picture."""
        return any(text == self.word("end-picture") for _, text, *_ in self.hands.screen())

    def resume(self):
        self.home()
        if not self.is_over():
            self.continued()
            return
        # A game that is over is not continued, but can be looked at.
        self.page.press(f"{self.title_of_the_mission()}, {OVER[self.language]}")
        self.in_game()

    def screen(self):
        """Kind, words and whether it is disabled of everything on the screen."""
        return [one[:3] for one in self.hands.screen()]

    def settle(self):
        """Waits until the screen stands for a moment: a press is shown once it is stored, a card slides into place."""
        before, since = self.hands.screen(), time.monotonic()
        while time.monotonic() - since < 0.3:
            time.sleep(0.05)
            now = self.hands.screen()
            if now != before:
                before, since = now, time.monotonic()
        return [one[:3] for one in before]

    def title(self):
        """The heading of the step, below the phase."""
        headings = [text for tag, text, _ in self.screen() if tag in ("H2", "H3")]
        return headings[1] if len(headings) > 1 else ""

    def last_command(self):
        """What can be undone: another one after every command that was stored."""
        begins = (UNDO[self.language], self.word("window-undo-nothing"))
        return next((text for _, text, _ in self.screen() if text.startswith(begins)), "")

    def can_undo(self):
        return self.last_command().startswith(UNDO[self.language] + ":")

    def leave(self):
        """Closes what was opened over the game."""
        self.page.key("Escape", number=27)
        self.settle()

    def press_on(self):
        """Presses the main button, or chooses an answer; returns whether anything was answered."""
        before = self.settle()
        self.hands.main()
        if self.settle() != before:
            return True
        first = next((at for at, (_, text, _) in enumerate(before) if text == self.title()), 0)
        # The answers end at the main button, or at the tabs, which stand above it in a small window.
        tab = self.word("window-tab-step")
        ends = (at for at, one in enumerate(self.hands.screen()) if at > first and (one[3] or one[:2] == ["BUTTON", tab]))
        end = next(ends, len(before))
        # Reports have a tab of their own.
        elsewhere = self.word("window-to-report")
        answers = [at for at in range(first, end) if before[at][0] == "BUTTON" and not before[at][2] and before[at][1] != elsewhere]
        # The first ones explain.
        self.choice.shuffle(answers)
        for at in answers:
            if self.screen() != before:
                # On a busy machine the press before was stored late.
                return True
            self.hands.press(at)
            if self.settle() == before:
                continue
            if self.last_command():
                return True
            # Help, or the rules: nothing was answered.
            self.leave()
        return False

    def play(self, presses):
        """The titles of the steps that were seen, in order."""
        seen = []
        for _ in range(presses):
            if not self.press_on():
                break
            seen.append(self.title())
        return seen
