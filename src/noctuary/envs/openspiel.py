"""The games for OpenSpiel: importing this registers `noctuary_oubliette`, `noctuary_occulto` and `noctuary_obscurio`.

    import pyspiel, noctuary.envs.openspiel
    game = pyspiel.load_game("noctuary_occulto(players=3,preset=family)")

Chance moves once, at the root: it picks one of `deals` numbered deals, and all else follows from the deal. Questions to
several at once (votes, Shields) are turns one after the other: an answer is sealed by the game, so nobody who answers
later knows it. A search deals worlds anew from what a seat knows (`resample_from_infostate`).
"""

from typing import Any, Final
from urllib.parse import quote, unquote

import msgspec
import numpy as np

from noctuary.catalog import game as spec_of
from noctuary.core.chance import Chance, seed_of
from noctuary.core.game import Game
from noctuary.core.refusal import BadInput
from noctuary.core.spec import Spec
from noctuary.door import LAST_DEAL, plainly
from noctuary.envs.catalogue import Answers, Encoding
from noctuary.envs.encodings import ENCODED, encoding_for
from noctuary.envs.extra import needed
from noctuary.envs.layout import Array
from noctuary.envs.obscurio import WAIT
from noctuary.envs.several import PATIENCE
from noctuary.envs.turns import Turns

pyspiel: Any = needed("pyspiel")

DEALS: Final = 1000
LONGEST: Final = 100_000
encode = msgspec.json.Encoder(order="deterministic").encode


class Table:
    """A game in progress with what each seat has heard and answered. OpenSpiel copies states deeply: this is fast."""

    def __init__(self, game: Game, encoding: Encoding) -> None:
        self.turns = Turns(game, PATIENCE * game.seats)
        self.encoding = encoding
        self.heard: list[str] = [""] * game.seats
        """For each seat every line it heard and every answer it gave, in their order: what it could remember."""
        self.turns.next()
        self.look_round()

    def look_round(self) -> None:
        """See who has the word, and what they may answer."""
        self.player = self.turns.next_seat()
        self.answers: Answers = {} if self.player is None else self.encoding.answers(self.game, self.player)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Table":
        return self.elsewhere(self.game.copy(), self.heard.copy())

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel writes states by pickling them; compiled games are written as a position."""
        turns = self.turns
        moment = (turns.last, sorted(turns.waiting), turns.answers, turns.stretch)
        return table_of, (self.game.name, spec_of(self.game.name).write(self.game), moment, self.heard)

    def elsewhere(self, game: Game, heard: list[str]) -> "Table":
        """The same moment in a copy of the game, or in another world; it is still the turn of whose it was."""
        other = Table.__new__(Table)
        other.encoding = self.encoding
        other.turns = self.turns.copy(game)
        other.heard = heard
        other.look_round()
        return other

    @property
    def game(self) -> Game:
        """The game itself."""
        return self.turns.game

    def play(self, action: int) -> None:
        """Whoever has the word answers."""
        ask, choice = self.answers[action]
        assert self.player is not None
        self.heard[self.player] += f"> {self.encoding.actions.text(action)}\n"
        if choice is WAIT:
            self.turns.wait(self.player)
        else:
            self.turns.play(ask, choice)
            self._listen()
        while self.turns.next_seat() is None and self.game.asks():
            self.turns.clock()
            self._listen()
        self.look_round()

    def _listen(self) -> None:
        for event in self.game.told:
            for seat in range(self.game.seats):
                line = event.seen_by(seat)
                if line is not None:
                    self.heard[seat] += encode(line).decode() + "\n"


def table_of(name: str, position: str, moment: tuple[int, list[int], int, str], heard: list[str]) -> Table:
    """The table that was written down."""
    game = spec_of(name).read(position)
    table = Table(game, encoding_for(name, game.seats))
    turns = table.turns
    turns.last, waiting, turns.answers, turns.stretch = moment
    turns.waiting = set(waiting)
    table.heard = list(heard)
    table.look_round()
    return table


class NoctuaryGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """One of the games with its settings: players, deals that chance picks from, a preset of options.

    With a position (see `from_position`) it begins there, at the position's own table, and chance picks from worlds.
    """

    short_name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**defaults(self.short_name), **(params or {})}
        self.spec: Spec = spec_of(self.short_name)
        self.players = int(given["players"])
        self.deals = int(given["deals"])
        self.start: Game | None = None
        preset = given["preset"]
        with plainly():
            if given["position"]:
                self.start = self.spec.read(unquote(given["position"]))
                self.players = self.start.seats
            self.options = self.spec.options.make({"preset": preset} if preset else {})
            # What does not fit this number of players is refused now, not by the first deal.
            self.spec.check_seats(self.players)
            self.spec.new(self.options, self.players, Chance(bytes(32)))
            if self.deals < 1:
                raise BadInput("number", name="deals", given=str(self.deals), low="1", high=str(LAST_DEAL))
        self.encoding = encoding_for(self.short_name, self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.actions),
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[self.short_name], info, params or {})

    def dealt(self, outcome: int) -> Game:
        """What chance deals by its outcome: a numbered deal, or a world in which a spectator sees this position."""
        if self.start is None:
            return self.spec.new(self.options, self.players, Chance(seed_of(str(outcome + 1))))
        return self.spec.from_knowledge(self.start.knowledge(None), Chance(seed_of(f"world {outcome + 1}")))

    def new_initial_state(self) -> "NoctuaryState":
        """Nothing is dealt yet."""
        return NoctuaryState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a seat may know, as a tensor and as a text."""
        return Observer(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class NoctuaryState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A position: before the deal, in the middle, or over."""

    def __init__(self, game: NoctuaryGame) -> None:
        super().__init__(game)
        self.table: Table | None = None

    def current_player(self) -> int:
        """Chance, a seat, or nobody."""
        if self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.table.player is None else self.table.player

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal is equally likely."""
        deals = self.get_game().deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return sorted(self.table.answers) if player == self.table.player else []

    def _apply_action(self, action: int) -> None:
        if self.table is None:
            game = self.get_game()
            self.table = Table(game.dealt(action), game.encoding)
        else:
            self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"{'deal' if self.get_game().start is None else 'world'} {action + 1}"
        if self.table is not None and action in self.table.answers:
            return self.table.answers[action][1].text
        return str(self.get_game().encoding.actions.text(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table is not None and self.table.player is None

    def returns(self) -> list[float]:
        """One for each winner."""
        outcome = None if self.table is None else self.table.game.outcome
        winners = () if outcome is None else outcome.winners
        return [float(seat in winners) for seat in range(self.get_game().players)]

    def resample_from_infostate(self, player: int, sampler: Any) -> "NoctuaryState":
        """Another world that `player` could be in, dealt from what it knows; what others heard is forgotten."""
        assert self.table is not None
        game = self.get_game()
        luck = Chance(seed_of(f"resample/{sampler()}/{sampler()}"))
        state: NoctuaryState = self.clone()
        heard = ["" if seat != player else heard for seat, heard in enumerate(self.table.heard)]
        state.table = self.table.elsewhere(game.spec.from_knowledge(self.table.game.knowledge(player), luck), heard)
        return state

    def __str__(self) -> str:
        """The whole position in one line, secrets included."""
        return "" if self.table is None else str(self.get_game().spec.write(self.table.game))


class Observer:
    """What a seat may know: the observation of the other environments, and its knowledge as JSON.

    With perfect recall the text begins with all that the seat has heard and answered; there is no such tensor.
    """

    def __init__(self, game: NoctuaryGame, kind: Any, params: Any) -> None:
        if params:
            raise ValueError(f"Observation parameters not supported; passed {params}")
        self.game = game
        self.recall = kind.perfect_recall
        self.tensor: Array | None = None
        self.dict: dict[str, Array] = {}
        if not self.recall:
            layout = game.encoding.layout
            self.tensor = np.zeros(layout.size, np.float32)
            self.dict = {block.name: layout.block(self.tensor, block.name) for block in layout.blocks}

    def set_from(self, state: NoctuaryState, player: int) -> None:
        """Fill the tensor."""
        if self.tensor is None:
            return
        if state.table is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.game.encoding.observe(state.table.game, player)

    def string_from(self, state: NoctuaryState, player: int) -> str:
        """The same as text."""
        if state.table is None:
            return ""
        known = self.game.encoding.known(state.table.game, player)
        asks = [option.text for ask in state.table.game.asks() if ask.who == player for option in ask.options]
        text = encode({"known": known, "asks": asks}).decode()
        return state.table.heard[player] + text if self.recall else text


def defaults(game: str) -> dict[str, Any]:
    """The parameters of a game and their defaults."""
    return {"players": spec_of(game).seats[0], "deals": DEALS, "preset": "", "position": ""}


def from_position(game: str, position: str, worlds: int) -> Any:
    """A game that begins in a position as the game writes it, in one of so many worlds that a spectator may think of.

    This is how a game becomes small enough to be solved: its last turns are the game, and the real rules its rules.
    """
    return pyspiel.load_game(f"noctuary_{game}", {"position": quote(position, safe=""), "deals": worlds})


def type_of(game: str) -> Any:
    """What OpenSpiel wants to know of a game before it is made."""
    low, high = spec_of(game).seats
    return pyspiel.GameType(
        short_name=f"noctuary_{game}",
        long_name=f"Noctuary: {game.title()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


TYPES: Final = {name: type_of(name) for name in ENCODED}
GAMES: Final = {name: type(f"{name.title()}Game", (NoctuaryGame,), {"short_name": name}) for name in ENCODED}


def register() -> None:
    """Make the games known to OpenSpiel, once."""
    known = pyspiel.registered_names()
    for name, kind in TYPES.items():
        if kind.short_name not in known:
            pyspiel.register_game(kind, GAMES[name])


register()
