# Occulto's table in the browser, in English.

## On the cards

web-occ-short-clover = Clover
web-occ-short-poisoned_gift = Gift

## What the brass button says

web-occ-do-reaper = Strike it out
web-occ-do-oubliettes = Discard it
web-occ-do-thief = Steal a card
web-occ-do-poisoned_gift = Pass them on
web-occ-do-totem = Tie it down
web-occ-do-forest_fire = Set it alight
web-occ-do-divination = Look
web-occ-do-gust = Blow
web-occ-do-barter = Exchange hands
web-occ-do-metamorphosis = Exchange
web-occ-do-sabotage = Cover it
web-occ-do-tornado = Let it whirl
web-occ-do-lucidity = Look
web-occ-do-full_moon = Show it
web-occ-do-clover = Lay it
web-occ-do-abundance = Lay it on
web-occ-do-double_ration = Lay it
web-occ-do-crystal_ball = Gaze
web-occ-do-chameleon = Copy it
web-occ-do-uprooting = Take it
web-occ-do-lay = Lay it
web-occ-play-none = Lay it, no effect
web-occ-lay-only = Potions only
web-occ-discard = Discard
web-occ-pass = Pass
web-occ-stop = Stop here
web-occ-back = Take back
web-occ-burn = Burn it
web-occ-give = Pass it on
web-occ-take = Take it
web-occ-ack = Put it away
web-occ-top = Leave it on top

## What to touch

web-occ-pick-s = { $number ->
    [one] Choose a character
   *[other] Choose { $number } characters
}
web-occ-pick-s-more = One more character
web-occ-pick-seat = Choose a player
web-occ-pick-G = Choose a card on a bench
web-occ-pick-side = Left or right?
web-occ-pick-copy = Choose a card to copy
web-occ-pick-hand = Choose a card
web-occ-pick-colour = Choose a colour
web-occ-and = { $one } and { $two }
web-occ-centre = the centre
web-occ-centre-of = the centre ({ $number })
web-occ-yours = you
web-occ-card-of = { $card }, on { $name }’s bench
web-occ-card-mine = { $card }, on your bench
web-occ-as = as { $ability }
web-occ-not-target = That cannot be chosen now.
web-occ-not-totem = A Totem holds this character (C-54).
web-occ-not-protected = { $name }’s bench is protected (C-23).
web-occ-not-yours = It is { $name }’s turn.
web-occ-shield-wait = A Shield waits in your hand until somebody attacks you (C-55).
web-occ-needs-none = There is nothing to aim at: the card is laid for its potions (CA-52).
web-occ-left = To the left
web-occ-right = To the right

## The table

web-occ-head = Turn { $turn }
web-occ-shelf = Potions on all benches
web-occ-total = { $colour }: { $number }{ $state ->
    [lead] , in the lead
    [out] , out of the game
   *[none] {""}
}
web-occ-table = The table
web-occ-deck = Deck
web-occ-deck-spoken = { $number ->
    [0] The deck is empty
    [one] One card in the deck
   *[other] { $number } cards in the deck
}
web-occ-discards = Discards
web-occ-discards-open = Discards, { $number ->
    [0] none
    [one] one card
   *[other] { $number } cards
}
web-occ-discards-none = Nothing has been discarded yet.
web-occ-buried = { $number ->
    [one] One card lies face down.
   *[other] { $number } cards lie face down.
}
web-occ-centre-title = Centre
web-occ-out = Out
web-occ-hand-of = { $number ->
    [0] no cards in hand
    [one] one card in hand
   *[other] { $number } cards in hand
}
web-occ-count = { $number } of { $limit }
web-occ-count-open = { $number ->
    [one] one card
   *[other] { $number } cards
}
web-occ-protected = protected
web-occ-totem = Totem
web-occ-totem-spoken = held by { $name }’s Totem
web-occ-your-bench = Your bench
web-occ-bench-of = { $name }’s bench
web-occ-bench-spoken = { $name }: { $count }{ $potions ->
    [none] {""}
   *[other] , { $potions }
}{ $state ->
    [protected] , protected
   *[none] {""}
}
web-occ-bench-potions = { $colour } { $number }
web-occ-bench-empty = Nothing lies here yet.
web-occ-cancelled = potions void
web-occ-your-character = your character
web-occ-place-state = { $place }{ $seen ->
    [none] {""}
   *[other] , { $seen }
}{ $state ->
    [chosen] , chosen
    [legal] , can be chosen
   *[none] {""}
}
web-occ-can-be = can be { $colours }
web-occ-is = is { $colour }
web-occ-no-character = no character
web-occ-card-spoken = { $card }{ $state ->
    [chosen] , chosen
    [legal] , can be chosen
   *[none] {""}
}
web-occ-hand = Your hand
web-occ-info = What { $card } does
web-occ-turn-you = Your turn
web-occ-turn-of = { $name }’s turn
web-occ-actions = { $number ->
    [one] one action left
   *[other] { $number } actions left
}
web-occ-choose-card = Take up a card.
web-occ-act = Play a card, discard one to protect your bench, or leave it at that.
web-occ-mode-play = You have used an ability: no protecting discard this turn (C-26).
web-occ-mode-discard = You have discarded: no abilities this turn (C-26).
web-occ-waiting = Waiting for { $names }
web-occ-waiting-shield = { $names } may raise a Shield.
web-occ-waiting-peek = { $names }: looking at a face.
web-occ-waiting-burn = { $names }: choosing a card to burn.
web-occ-waiting-give = { $names }: choosing a gift.
web-occ-waiting-crystal = { $names }: gazing into the Crystal Ball.
web-occ-waiting-act = { $names }: thinking.
web-occ-waiting-answers = { $number ->
    [0] No answer is waited for any more.
    [one] Waiting for one more answer.
   *[other] Waiting for { $number } more answers.
}
web-occ-sealed = Your answer is sealed. The others are still choosing.
web-occ-spectator = You are watching.
web-occ-last-round = Last round
web-occ-last-turns = { $turns ->
    [0] This is the last turn.
    [one] One more turn after this one.
   *[other] { $turns } more turns after this one.
}
web-occ-last-bench = A bench is full (C-37).
web-occ-last-deck = The deck is empty (C-38).
web-occ-last-expert = The deck is empty: this turn ends the game (C-71).
web-occ-ration = { $number ->
    [one] draws one more next turn
   *[other] draws { $number } more next turn
}
web-occ-hand-last = Latest

## The Shield window

web-occ-shield-title = Protect yourself?
web-occ-shield-raise = Raise the Shield
web-occ-shield-decline = Let it happen
web-occ-shield-none = No Shield in your hand
web-occ-shield-note = Everybody who is attacked sees this window, with or without a Shield. Answers are opened together.
web-occ-shield-which = Which Shield?
web-occ-attack = { $name } plays { $ability }
web-occ-attack-on-bench = against your bench
web-occ-attack-on-hand = against your hand
web-occ-attack-on-character = against your character
web-occ-attack-on-all = against everybody
web-occ-attack-at = against { $target }
web-occ-your-hand = Your hand

web-occ-sealed-yours = Your answer is sealed. It is opened in a moment.
web-occ-order-told-always = Your standing order: raise a Shield if you hold one.
web-occ-order-told-never = Your standing order: let it happen.
web-occ-order-overrule = Let me choose
web-occ-orders = Standing orders for the Shield
web-occ-orders-note = What is answered for you when somebody attacks (C-55). The window opens all the same and the answer comes after a moment, whether you hold a Shield or not.
web-occ-orders-bench = An attack on your bench
web-occ-orders-character = An attack on your character
web-occ-orders-hand = An attack on your hand
web-occ-order-ask = ask me
web-occ-order-always = always raise
web-occ-order-never = never raise
web-occ-orders-kept = Kept in this browser, for this table. Nobody else is told.

## Time

web-occ-time-left = { $number ->
    [one] One second left.
   *[other] { $number } seconds left.
}
web-occ-seconds = { $number ->
    [one] second
   *[other] seconds
}

## A look

web-occ-peek-own = Your character
web-occ-peek-first = { $aid ->
        [off] Look well: from now on it lies face down, even for you (C-08).
       *[other] From now on it lies face down. What you have seen is kept under the eye at the top (C-08).
    }
web-occ-peek-own-again = It lies before you, for now.
web-occ-peek-other = { $number ->
        [0] You alone see it.
       *[other] These see it too: { $names }.
    }
web-occ-crystal-note = The other one goes to the bottom of the deck (C-68).
web-occ-steal-note = That hand lies open to you (CA-35).
web-occ-burn-title = The forest burns
web-occ-replace-title = Your character is gone
web-occ-give-title = A gift for your neighbour

## What you have seen

web-occ-seen = What you have seen
web-occ-seen-off = At this table a face is shown once: remember it yourself (C-08).
web-occ-seen-none = Nothing yet.
web-occ-seen-now = What each can be
web-occ-seen-moves = What happened to the characters
web-occ-note-turn = turn { $turn }
web-occ-note-start = start
web-occ-note-look-you = You saw { $place }: { $colour }
web-occ-note-look-all = Everybody saw { $place }: { $colour }
web-occ-note-look = { $names } looked at { $place }
web-occ-note-swap = Exchanged: { $places }
web-occ-note-gone = Gone: { $places }
web-occ-note-gust-left = One place to the left: { $places }
web-occ-note-gust-right = One place to the right: { $places }
web-occ-note-tornado = Shuffled: { $places }
web-occ-held = In hands, for sure
web-occ-held-line = { $name }: { $cards }

## A card, close up

web-occ-zoom-copies = { $number ->
    [one] the only one of its kind
   *[other] { $number } in the deck
}
web-occ-zoom-shieldable = A Shield stops it.
web-occ-zoom-rule = The rule
web-occ-powers = The powers
web-occ-powers-open = The powers of the characters
web-occ-powers-note = A power at work when the game ends adds 3 potions to its colour (C-73).
web-occ-power-babylon_burns = At least 16 attack cards on all benches. Now: { $number }.
web-occ-power-delusions_of_grandeur = Its holder has the most cards on the bench. Now: { $who }.
web-occ-power-voice_on_the_way = Its holder has the most vision cards on the bench. Now: { $who }.
web-occ-power-scabats_schemes = Its holder has the most cards in hand. Now: { $who }.
web-occ-power-rgb_update = Its holder’s bench shows all six colours. Now: { $who }.
web-occ-power-shiny_power = Fewer than three other powers are at work.
web-occ-nobody = nobody

## The end

web-occ-end-head = The game is over
web-occ-end-1 = The cauldrons are emptied and counted.
web-occ-end-powers = The powers stir: { $powers }.
web-occ-end-turn = { $name } turns up: { $character }, { $number ->
    [0] no potions
    [one] one potion
   *[other] { $number } potions
}.
web-occ-end-turn-centre = In the centre: { $character }, { $number ->
    [0] no potions
    [one] one potion
   *[other] { $number } potions
}.
web-occ-end-turn-out = { $character } is out of the game{ $number ->
    [0] , without a single potion
    [one] ; that potion heals nobody
   *[other] ; those { $number } potions heal nobody
}.
web-occ-end-saved = { $character } is saved.
web-occ-end-shared = { $number ->
    [2] Two are saved.
   *[other] { $number } characters are saved.
}
web-occ-end-won-you = { $character } lay before you. You win.
web-occ-end-won = { $character } lay before { $name }, who wins.
web-occ-end-won-since = Before { $name } since turn { $turn }.
web-occ-end-won-since-you = Before you since turn { $turn }.
web-occ-end-won-always = Before { $name } from the first moment on.
web-occ-end-won-always-you = Before you from the first moment on.
web-occ-end-won-shared = { $names } share the victory.
web-occ-end-centre = It lay in the centre, before nobody: nobody wins.
web-occ-end-tie = A tie at { $number }: { $name } has more of them on their own bench.
web-occ-end-yours = You held { $character }.
web-occ-end-nothing = You held no character.
web-occ-end-next = Go on
web-occ-end-skip = To the end
web-occ-end-story = Tell it again
web-occ-end-again = Play again at this table
web-occ-end-table = See the table
web-occ-end-result = See the result
web-occ-end-path = Where the characters went
web-occ-end-path-line = { $moves ->
    [0] nothing moved
    [one] one move
   *[other] { $moves } moves
}, { $turns } turns
web-occ-end-path-stay = stayed { $where }
web-occ-end-path-step = turn { $turn }: { $where }
web-occ-end-path-from = { $where } at first
web-occ-end-bonus = 3 of these: { $power }
web-occ-where-you = before you
web-occ-where = before { $name }
web-occ-where-centre = in the centre
web-occ-where-unknown = whirled about
web-occ-end-waiting-host = Waiting for the host to deal again.

## Keys

web-occ-keys = Keys: 1 to 9 take up a card, arrows walk over what glows, Enter chooses and then does what the brass button says, D discards, P passes, B lays a card for its potions alone, I explains, S what you have seen, O standing orders, L the story, R the rules, Escape lets go. In a panel, arrows or Tab lead to its buttons.

## The guided first game

web-lesson-occulto-own = This is your character. At the end the colour with most potions is saved, and whoever holds its character wins (C-41). { $aid ->
        [off] Remember the face: it will lie masked, even for you.
       *[other] It will lie masked; what you have seen stays under the eye above.
    }
web-lesson-occulto-look = You are shown a face. { $aid ->
        [off] Remember it: masks change places.
       *[other] Masks change places; what you can still know stands under the eye at the top.
    }
web-lesson-occulto-shield = A card is aimed at you. A Shield in your hand would stop it for you. Everybody is given the same time, with or without one, so that waiting tells nothing.
web-lesson-occulto-pick = Touch one of those you are shown, then the golden button.
web-lesson-occulto-hand = Touch the card of your hand that you part with, then the golden button.
web-lesson-occulto-masks = { $masked } characters lie masked: one before each player, { $centre } in the centre. { $out ->
        [0] Nobody knows them all.
        [one] The small open one is out of this game.
       *[other] The small open ones are out of this game.
    } Masks change hands during the game.
web-lesson-occulto-act = Your turn: { $actions ->
        [one] one action.
       *[other] { $actions } actions.
    } Most cards you play stay open before you; their potions count for that colour, whoever laid them. Touch a card to read it, then its target.
web-lesson-occulto-count = The bottles at the top count the potions of each colour. Is the colour ahead yours, or do you want another mask?
web-lesson-occulto-wait = Somebody else is playing. Watch which colours they heal, and whose mask they look under.
web-lesson-occulto-end = { $over ->
        [yes] The masks have fallen, and the potions were counted. That is the whole game.
       *[no] You know how it goes. The end is near when a bench holds { $limit } cards or the deck is used up (C-35); then all masks fall. Play on!
    }

## Occulto

web-occ-character = { $name }’s character

## The puzzle of the week
web-puzzle-occulto-ask = The last turn of the game is yours. One of these wins for certain: whoever is whose, and whoever holds a Shield. Which?
web-puzzle-occulto-proof = It wins in all { $ways } ways that you cannot rule out: characters times Shields. If nobody raises a Shield, the potions are: { $totals }.
web-puzzle-occulto-against = { $choice }: wins in { $won } of { $ways } ways.
web-puzzle-occulto-lost = It does not win if { $case }. Then the potions are { $totals }, and { $winners ->
    [none] nobody wins
   *[other] the victory is { $winners }’s
 }.
web-puzzle-occulto-shield = { $name } raises { $card }
web-puzzle-occulto-holds = { $name } is { $colour }
web-puzzle-occulto-centre = { $colour } is in the centre
