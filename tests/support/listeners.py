"""Players by ear, one for each game: each decides from names alone, as they are read, and presses keys."""

import random
import re
from typing import Any

from support.screen_reader import Ear, Thing, named

MAY = re.compile(r"can be chosen$|peut être choisie?$")
STEPS = 700


class Listener:
    """Somebody who plays by ear until the game is over, and is never lost on the way."""

    def __init__(self, visitor: Any, seed: int, switch: bool = False) -> None:
        self.ear = Ear(visitor, switch)
        self.luck = random.Random(seed)
        self.done: set[str] = set()

    def play(self) -> list[Thing]:
        """To the end; what is on the page then."""
        things = self.ear.check()
        for _ in range(STEPS):
            if self.over(things):
                return things
            self.turn(things)
            self.ear.listen()
            things = self.ear.check()
        raise AssertionError("it never ends\n" + "\n".join(map(str, things)))

    def over(self, things: list[Thing]) -> bool:
        """Whether the game has ended, as the page tells."""
        raise NotImplementedError

    def turn(self, things: list[Thing]) -> None:
        """Do one thing, or wait a moment."""
        raise NotImplementedError

    def wait(self) -> None:
        """Let the others play, until one hears of it."""
        self.ear.await_word()

    def any(self, things: list[Thing]) -> bool:
        """Press one of these, whichever; whether there was one."""
        if things:
            self.ear.press(self.luck.choice(things))
        return bool(things)

    def first(self, things: list[Thing], *patterns: str) -> bool:
        """Press the first that is called like one of these, in their order; whether there was one."""
        for pattern in patterns:
            found = named(things, pattern)
            if found:
                self.ear.press(found[0])
                return True
        return False


class InTheDark(Listener):
    """Oubliette: takes what can be chosen, then what can be done, in the order in which they are read."""

    CARRIED = ("What you carry", "Ce que vous portez")

    def over(self, things: list[Thing]) -> bool:
        """The game's own name is no longer the first heading."""
        return not any(each.role == "heading" and each.name == "Oubliette" for each in things)

    def turn(self, things: list[Thing]) -> None:
        """What is said after one's things are the deeds; one's things come before, and cards laid out before them."""
        at = max(i for i, each in enumerate(things) if each.inside(*self.CARRIED))
        deeds = [each for each in things[at:] if each.role == "button" and each.open]
        deeds = [each for each in deeds if not re.search(r"^(Choose nothing|Ne rien|Rule|Règle)", each.name)]
        pressed = any(each.state.get("pressed") == "true" for each in things)
        here = [each for each in things if each.open and MAY.search(each.name) and each.state.get("pressed") != "true"]
        spread = [each for each in things[:at] if each.open and each.state.get("pressed") == "false"]
        spread = [each for each in spread if not each.inside(*self.CARRIED)]
        if deeds and (pressed or not here or self.luck.random() < 0.6):
            self.ear.press(deeds[0] if pressed else self.luck.choice(deeds))
        elif not (self.any(here) or self.any(spread) or self.any(deeds)):
            raise AssertionError("nothing can be done\n" + "\n".join(map(str, things)))


class AtTheVillage(Listener):
    """Occulto: takes up a card, chooses what it is said to need, does it; answers whatever window opens."""

    HAND = ("Your hand", "Votre main")
    TURN = ("Your turn", "À vous")
    LESS = re.compile(r"^(Rule|Règle|What|Ce que|Take back|Revenir|Discard|Défausser|Pass|Passer|Stop|En rester)")
    INSTEAD = (r"^(Discard|Défausser)", r"^(Pass|Passer|Stop|En rester)")

    def over(self, things: list[Thing]) -> bool:
        """There is a button for another round."""
        return bool(named(things, r"^(Play again|Rejouer)"))

    def turn(self, things: list[Thing]) -> None:
        """Panels hide the table: what is there then is the panel."""
        hand = [each for each in things if each.inside(*self.HAND) and each.role == "button"]
        table = [each for each in things if each.open and MAY.search(each.name) and each not in hand]
        deeds = [each for each in things if each.inside(*self.TURN)]
        dialog = [each for each in table if any(one[0] == "dialog" for one in each.within)]
        if self.first(things, r"^(Raise|Lever)", r"^(Let it happen|Laisser faire|Put it away|Reposer)"):
            self.done.add("window")
        elif dialog:
            self.any(dialog)
        elif not hand:
            self.panel(things)
        elif deeds:
            self.act(hand, table, deeds)
        else:
            self.wait()

    def panel(self, things: list[Thing]) -> None:
        """Cards or colours laid open: one of them, then what is to be done with it."""
        laid = [each for each in things if each.open and each.state.get("pressed") == "false"]
        deeds = named(things, r"^(Leave it|Take it|La laisser|La prendre)")
        if deeds and any(each.state.get("pressed") == "true" for each in things):
            self.ear.press(deeds[-1])
        elif not self.any(laid):
            self.wait()

    def act(self, hand: list[Thing], table: list[Thing], deeds: list[Thing]) -> None:
        """A turn: a card, its targets, and the deed."""
        held = [each for each in hand if each.state.get("pressed") == "true"]
        may = [each for each in hand if each.open and MAY.search(each.name)]
        ready = [each for each in named(deeds, r"") if not self.LESS.search(each.name)]
        if held and ready:
            self.ear.press(ready[0])
        elif not (self.any(table) if held else self.any(may)) and not self.first(deeds, *self.INSTEAD):
            self.wait()


class InTheLibrary(Listener):
    """Obscurio: the book lays its Butterflies by the list; a Wizard hears the Pages, doubts, chooses a door, points."""

    FLIES = ("Butterflies", "Papillons")
    DEEDS = (
        r"^(Show the clue|Montrer l.indice)",
        r"^(I have seen enough|I shall remember|J’en ai assez vu|Je m’en souviendrai)",
        r"^(For good|Pour de bon)",
        r"^(Stand at|Keep door|Door \d, for sure|Aller à la|Garder la porte|Porte \d, c’est sûr)",
        r"^(Confirm|Confirmer|Go on|Continuer)",
        r"^(Seal: I point at|Sceller\s: je)",
        r"^(Choose from a list|Choisir dans une liste)",
    )

    def over(self, things: list[Thing]) -> bool:
        """There is a button for another night."""
        return bool(named(things, r"^(Another night|Une autre nuit)"))

    def turn(self, things: list[Thing]) -> None:
        """What is there to do tells what it is time for."""
        if any(each.role == "dialog" for each in things) and any(each.inside(*self.FLIES) for each in things):
            self.lay(things)
        elif "loyalty" not in self.done and named(things, r"^(Your Loyalty|Votre carte)"):
            self.first(things, r"^(Your Loyalty|Votre carte)")
            self.done.add("loyalty")
        elif named(things, r"^Page 1") and "page" not in self.done and named(things, self.DEEDS[1]):
            self.look_closely(things)
        elif named(things, r"^(Keep my|Garder mes)"):
            self.rest(things)
        elif not self.decide(things):
            self.wait()

    def lay(self, things: list[Thing]) -> None:
        """One in the first Page and one below it: that is legal whatever lies there."""
        gold, silver = (each for each in named(things, r"") if each.inside(*self.FLIES))
        laid = [each for each in things if each.state.get("pressed") == "true" and not each.inside(*self.FLIES)]
        laid = [each for each in laid if not re.search(r"^(Take this|Reprendre)", each.name)]
        first = gold.state.get("pressed") == "true"
        if laid and first:
            self.ear.press(silver)
        elif laid:
            self.first(things, r"^(Close|Fermer)$")
            self.done.add("list")
        elif first:
            self.any([each for each in things if each.open and each.inside("Page 1") and re.search(r"^\d", each.name)])
        else:
            self.first(things, r"^(Below Page 1|Au pied de la Page 1)")

    def look_closely(self, things: list[Thing]) -> None:
        """Open a Page, hear what is on it, and come back to where one was."""
        [page] = named(things, r"^Page 1")
        if not page.about:
            self.await_description()
            return
        self.ear.press(page)
        inside = self.ear.check()
        if any(each.role == "dialog" for each in inside):
            self.ear.page.keyboard.press("Escape")
            back = self.ear.focus(self.ear.check())
            assert back is not None
            self.done.add("page")

    def await_description(self) -> None:
        """What pictures show is fetched after them; it comes, or the test stands still here."""
        self.done.add("awaited")
        self.ear.page.wait_for_timeout(60)

    def rest(self, things: list[Thing]) -> None:
        """The Traitor takes a card, touched twice; everybody else notes a doubt. Then they rest."""
        cards = named(things, r"^(Card|Carte) \d")
        if not all(each.about for each in cards):
            self.await_description()
            return
        ready = [each for each in cards if each.state.get("pressed") == "true"]
        marks = named(things, r"(Change|Changer)$")
        if ready:
            self.ear.press(ready[0])
            self.done.add("card")
        elif cards and len(self.done & {"card"}) == 0:
            self.any(cards)
        elif marks and "mark" not in self.done:
            self.any(marks)
            self.done.add("mark")
        else:
            self.first(things, r"^(Keep my|Garder mes)")
            self.done -= {"card", "mark"}
            self.done.add("rested")

    def decide(self, things: list[Thing]) -> bool:
        """A door, a suspect, or what follows from them; whether anything was done."""
        locked = named(things, r"^(Take door|Prendre la|Refuse|La refuser)")
        suspects = [each for each in things if each.inside("Suspects") and each.open]
        doors = [each for each in named(things, r"^(Door|Porte) \d") if "pressed" in each.state]
        if suspects and not any(each.state.get("pressed") == "true" for each in suspects):
            self.done.add("pointed")
            return self.any(suspects)
        if self.first(things, *self.DEEDS):
            return True
        if doors and not any(each.state.get("pressed") == "true" for each in doors):
            if not any(each.about for each in doors):
                self.await_description()
                return True
            self.done.add("door")
            return self.any(doors)
        return self.any(locked)
