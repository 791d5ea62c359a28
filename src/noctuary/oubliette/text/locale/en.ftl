# Oubliette, in English.

oubliette-name = Oubliette
oubliette-tagline = A dungeon dealt from a deck of cards. Nine rooms to the light, and the deck is your candle.
oubliette-goal = You were thrown into a dungeon. Lay nine rooms in order, from 10 down to 2 or from 2 up to 10, and walk out before the deck, your candle, has burnt down. What you turn over must be fought, passed or used; your cards pay for it.

## Cards

oubliette-rank-J = J
oubliette-rank-Q = Q
oubliette-rank-K = K
oubliette-rank-A = A
oubliette-joker = Joker
oubliette-hidden = face down
oubliette-place-1 = slot 1
oubliette-place-2 = slot 2
oubliette-place-3 = slot 3
oubliette-place-4 = slot 4
oubliette-place-e = the Equipped place
oubliette-place-g = the Graveyard

## What a card does when it is turned over (O-13 … O-37)

oubliette-meet-next = the next room: { $number } (O-13)
oubliette-meet-creature = { $name }, a Creature: pay { $need } or be set back (O-43)
oubliette-meet-trap = a Trap: discard a black even number or be set back (O-19)
oubliette-meet-lost = Lost: three cards of time go by (O-29)
oubliette-meet-darkness = Darkness: lose a card, or use a Torch (O-30)
oubliette-meet-gremlin = a Gremlin: it wants your highest card, or all the others (O-33)
oubliette-meet-other = keep it if it fits, or let it go (O-37)
oubliette-meet-chasm = a Chasm: cross it with a Rope (O-27)
oubliette-meet-portcullis = a Portcullis (O-22)
oubliette-creature-J = a Shambler
oubliette-creature-Q = a Fiend
oubliette-creature-K = a Wraith

## What a card is good for in the Inventory and when equipped (O-59)

oubliette-item-rope = Rope
oubliette-item-torch = Torch
oubliette-item-advantage = Advantage
oubliette-item-dig = Grave Dig
oubliette-item-hourglass = Hourglass
oubliette-item-ward = Ward
oubliette-item-chaos = Chaos
oubliette-item-map = Map
oubliette-item-grave = Grave's top
oubliette-item-resourceful = Resourceful
oubliette-item-power = Power
oubliette-item-searching = Searching
oubliette-item-next = next
oubliette-item-used = used once

## Why a card answers nothing just now

oubliette-idle-worthless = Not now: it is worth nothing in a fight (O-44).
oubliette-idle-too_little = Not now: all your cards together do not come to what the Creature asks (O-43).
oubliette-idle-trap = Not now: only a black even number gets past a Trap (O-19).
oubliette-idle-trap_queens = Not now: only a black even number or a black Queen gets past a Trap (O-19, OA-60).
oubliette-idle-question = Not now: this question takes other cards.
oubliette-idle-encounter = Not now: after an encounter you go straight on, without an action (O-38).
oubliette-idle-acted = Not now: there is no action left in this turn (O-38).
oubliette-idle-chasm = Not now: it is the next room, but a Chasm lies before it. First a Rope (O-26).
oubliette-idle-not_next = { $number ->
    [0] Not now: there is no Path yet, and this card cannot begin one (O-11).
   *[other] Not now: only the next number can be laid, and that is { $number } (O-13).
}
oubliette-idle-no_use = Not now: there is nothing here for it to do.

## Questions

oubliette-ask-start = Which card starts your Path?
oubliette-ask-next = This is the number you need.
oubliette-ask-fight = A Creature bars the way. What do you pay?
oubliette-ask-trap = A Trap. How do you get past?
oubliette-ask-chasm = You stand at the edge of a Chasm.
oubliette-ask-lost = You are about to lose your way.
oubliette-ask-darkness = Darkness falls. What do you lose?
oubliette-ask-gremlin = A Gremlin grins at your Inventory.
oubliette-ask-store = Where does this card go?
oubliette-ask-act = The room is quiet. What now?
oubliette-ask-advantage = Which of the two do you use?
oubliette-ask-found = You hold a card. Where does it go?
oubliette-ask-dig = Which card do you dig up?
oubliette-ask-hourglass = Which card goes back into the deck?
oubliette-ask-stock = Where does this card of the Restock go?

## Choices

oubliette-choice-turn = turn over the next card
oubliette-choice-turn-out = nothing is left to turn over: the candle goes out
oubliette-choice-start = start with { $card }
oubliette-choice-place = lay it as room { $number }
oubliette-choice-decline = do not lay it
oubliette-choice-pay = pay { $cards }
oubliette-choice-pay-sum = pay { $cards } (worth { $sum })
oubliette-choice-fail = give way
oubliette-choice-fail-fatal = give way: that ends the game
oubliette-choice-destroy = destroy the Creature with { $card }
oubliette-choice-rope = cross the Chasm with { $card }
oubliette-choice-advance = leave the Chasm for now
oubliette-choice-get_lost = get lost
oubliette-choice-avoid = find the way with { $card }
oubliette-choice-torch = light the Torch { $card }
oubliette-choice-discard = lose { $card }
oubliette-choice-ward = ward it off with { $card }
oubliette-choice-give = give up { $card }
oubliette-choice-keep = keep { $card }, give up all the others
oubliette-choice-store = put it into { $place }
oubliette-choice-drop = let it go
oubliette-choice-equip = equip { $card }
oubliette-choice-equip_found = equip it, discarding the 10
oubliette-choice-path_found = lay it as the next room
oubliette-choice-advantage = use Advantage ({ $card })
oubliette-choice-pick = use { $card }
oubliette-choice-path = lay { $card } as the next room
oubliette-choice-map = combine { $cards } into the next room
oubliette-choice-map_turned = combine it with { $cards } into the next room
oubliette-choice-dig = dig in the Graveyard with { $card }
oubliette-choice-take = take { $card }
oubliette-choice-hourglass = turn the Hourglass ({ $card })
oubliette-choice-return = give back { $card }
oubliette-choice-time_shift = Chaos: shuffle the whole Graveyard into the deck
oubliette-choice-passage = Chaos: the Joker becomes room { $number }
oubliette-choice-restock = Chaos: fill the Inventory up
oubliette-choice-search = search the room
oubliette-choice-move = move { $card } to { $place }

## What happens

oubliette-dealt = The hatch falls shut above you. You carry { $slots }; equipped: { $equipped }.
oubliette-turned = Turn { $turn }: you turn over { $card }.
oubliette-room = { $cards } is room { $number } of your Path (O-13).
oubliette-room-lost = Room { $number } ({ $cards }) is lost.
oubliette-obstacle = { $card }: the way is blocked, you must find another (O-14).
oubliette-paid = You pay { $cards }.
oubliette-fight-won = You beat { $card } (O-16).
oubliette-fight-lost = { $card } is too strong for you (O-17).
oubliette-destroyed = Chaos swallows { $card } (O-76).
oubliette-trap-passed = You get past the Trap { $card } with { $paid } (O-19).
oubliette-trap-caught = The Trap { $card } catches you (O-20).
oubliette-portcullis = { $card }: a Portcullis shuts behind you (O-22).
oubliette-portcullis-nowhere = { $card }: somewhere a Portcullis falls, far from any Path.
oubliette-portcullis-ahead = { $card }: a second Portcullis shuts in front of you (O-24).
oubliette-chasm = { $card }: a Chasm opens before you (O-25).
oubliette-hazard = At the edge you flip { $card } (O-28).
oubliette-hazard-taken = It is red: { $card } slips from your hand.
oubliette-rope = With { $card } you cross the Chasm (O-27).
oubliette-lost = You lose your way, and time: { $cards } (O-29).
oubliette-lost-avoided = { $card } shows you the way (O-69).
oubliette-darkness-taken = The Darkness takes { $card } (O-30).
oubliette-torch = The Torch { $card } burns; it can be used once more (O-32).
oubliette-torch-out = The Torch { $card } has burnt down (O-32).
oubliette-gremlin-taken = The Gremlin runs off with { $cards } (O-33).
oubliette-warded = { $card } frightens the Gremlin away (O-70).
oubliette-stored = { $card } goes into { $place }.
oubliette-dropped = { $card } goes to the Graveyard.
oubliette-equipped = You equip { $card }.
oubliette-moved = { $card } moves to { $place }.
oubliette-uncovered = In slot { $slot } you find { $card }.
oubliette-advantage = Advantage { $card }: you draw { $cards } (O-62).
oubliette-picked = You choose { $card }.
oubliette-searched = You search the room and find { $card } (O-89).
oubliette-found-store = You keep { $card }.
oubliette-found-drop = You leave { $card } behind.
oubliette-found-equip-found = You equip { $card } in place of the 10 (O-91).
oubliette-found-path-found = { $card } lights the next room.
oubliette-dug = With { $jack } you dig up { $card } (O-64).
oubliette-hourglass = The Hourglass { $card } turns. Back into the deck: { $cards } (O-66).
oubliette-time-shift = Time Shift: { $number ->
    [one] one card goes
   *[other] { $number } cards go
} back into the deck (O-74).
oubliette-restock = Restock: you fill your Inventory (O-78).
oubliette-restocked = { $number ->
    [one] One card was
   *[other] { $number } cards were
} dealt to you.
oubliette-curse = { $number ->
    [1] The first Curse: all Creatures are stronger by 2 (O-79).
    [2] The second Curse: the Equipped place is closed for good (O-80).
   *[3] The Joker leaves the game; there is no third Curse (O-81).
}

## How it ends

oubliette-outcome-escaped = You push the last door open. You have escaped (O-92).
oubliette-outcome-beaten_in_first_room = Beaten with your back to the first wall (O-93).
oubliette-outcome-beaten_at_portcullis = Beaten, with a Portcullis behind you (O-94).
oubliette-outcome-beaten_at_chasm = Beaten, with a Chasm behind you (O-94).
oubliette-outcome-beaten_without_path = Beaten before you found a way at all (OA-43).
oubliette-outcome-trap_in_first_room = Caught in a Trap in the first room (OA-41).
oubliette-outcome-trap_at_portcullis = Caught in a Trap, with a Portcullis behind you (O-23).
oubliette-outcome-trap_at_chasm = Caught in a Trap, with a Chasm behind you (OA-42).
oubliette-outcome-trap_without_path = Caught in a Trap before you found a way at all (OA-43).
oubliette-outcome-portcullis_ahead = Walled in between two Portcullises (O-24).
oubliette-outcome-obstacle_in_first_room = The first room itself was a dead end (OA-44).
oubliette-outcome-obstacle_at_portcullis = A dead end, with a Portcullis behind you (OA-45).
oubliette-outcome-deck_empty = The candle is out: no cards are left in the deck (O-95).
oubliette-outcome-inventory_empty = You have nothing left to carry on with (O-58).
oubliette-outcome-turn_limit = The night is over: the last turn has been played (OA-101).

## Presets and options

oubliette-preset-as_written = As written
oubliette-preset-merciful = Merciful
oubliette-preset-free_hand = Free hand
oubliette-preset-merciless = Merciless
oubliette-first-as_written = These are the rules as written, the printed game: few get out. A milder first game: { $command }
oubliette-first-merciless = Merciless: to the letter, and every dead end ends the game. A milder first game: { $command }
oubliette-preset-custom = your own rules
oubliette-option-jokers = How many Jokers are in the deck.
oubliette-option-action_model = When you may use an Item or play a Path card from your Inventory: once or without limit, after "other" cards only or after every card.
oubliette-option-start_from_inventory = Whether a 10 or 2 in your Inventory may start the Path later on.
oubliette-option-restart_from_inventory = Whether, once a Path was lost, a 10 or 2 in your Inventory may start a new one.
oubliette-option-setup_start = Whether a 10 or 2 dealt to you must start the Path.
oubliette-option-equipped_is_inventory = Whether the Equipped card can be paid, lost and used like the others.
oubliette-option-combat_payment = Whether you pay a Creature with the cards showing, or card by card with what comes to light.
oubliette-option-must_pay = Whether you must pay a Creature or Trap if you can.
oubliette-option-ace_value = What an Ace is worth in combat.
oubliette-option-ace_wrap = Whether an Ace fits on a 2 and a 2 on an Ace.
oubliette-option-slot_moves = Whether a showing card may move to another slot that it fits, once a turn.
oubliette-option-equip_cost = Whether a card may be equipped at any time, only in the quiet part of a turn, or for your action.
oubliette-option-show_seen = Whether covered cards that you have seen stay visible.
oubliette-option-next_six_eight = What a 6 or an 8 does when it is the next number: only a room, room and event, or only the event.
oubliette-option-same_number = What a 6, an 8 or a red odd card does when it has your room’s number: only an obstacle, both, or only its own event.
oubliette-option-trap_failure = What a Trap that you cannot pass costs: the game, in the first room; the game also with a Chasm behind you, as in combat; or never more than the room.
oubliette-option-fail_without_path = Whether failing before there is a Path is harmless or fatal.
oubliette-option-obstacle_first_room = Whether an obstacle in the first room empties the Path or loses the game.
oubliette-option-obstacle_portcullis = Whether an obstacle with a Portcullis behind you takes the room away or loses the game.
oubliette-option-rope_cost = Whether throwing a Rope is free or costs your action.
oubliette-option-queen_pays_trap = Whether a black Queen counts as a black even card.
oubliette-option-ward_discarded = Whether a King that wards off a Gremlin is used up.
oubliette-option-advantage = What the card chosen with Advantage does: used at once or kept, only kept, or met in place of the card turned over.
oubliette-option-advantage_room = Whether a card of Advantage may be laid as a room at any time, or in quiet moments only.
oubliette-option-hourglass = Whether you choose the three cards or chance does.
oubliette-option-deck_out = Whether the empty deck loses the game at the end of the turn or at once.
oubliette-option-restock = Where the cards of a Restock go: on top, underneath, or where you like.
oubliette-option-map_uses_turned_card = Whether a Map may combine the card just turned over.
oubliette-option-grave_pays_darkness = Whether Grave Inventory may feed the Darkness.
oubliette-option-searching = How often you may search: every turn, after encounters, or once a room.
oubliette-option-turn_limit = After how many turns the night is over.

## The terminal

oubliette-screen-head = OUBLIETTE · { $preset } · turn { $turn }
oubliette-screen-time = { $deck ->
    [one] one card left
   *[other] { $deck } cards left
}
oubliette-screen-path = Path
oubliette-screen-no-path = Path   none yet: a 10 or a 2 will begin it (O-11)
oubliette-screen-portcullis = ‖ a Portcullis is behind you
oubliette-screen-chasm = ~ a Chasm is in front of you
oubliette-screen-chasm-behind = = a Chasm is behind you
oubliette-screen-cursed = cursed: Creatures are stronger by 2
oubliette-screen-fatal = giving way now ends the game
oubliette-screen-legend = ↓ ↑ the way of your Path · [7] the next room · ‖ a Portcullis behind that room · ~ an open Chasm, = one with a Rope across · ? a card lying face down · ▮ two cards of time
oubliette-screen-act = Slots 1 to 4 and e, the Equipped place: only the card on top can be used. { $action_model ->
    [every1] After every card you may act once: lay a room, use an Item (O-38).
    [every_inf] After every card you may act as often as you like: lay rooms, use Items (O-38).
    [other_inf] After a card that is no encounter you may act as often as you like: lay rooms, use Items (O-38). After an encounter you go straight on.
   *[other1] After a card that is no encounter you may act once: lay a room, use an Item (O-38). After an encounter you go straight on.
}
oubliette-screen-turned = Turned over
oubliette-screen-held = In hand: { $cards }
oubliette-screen-slot = { $place }
oubliette-screen-equipped = e equipped
oubliette-screen-sealed = closed for good
oubliette-screen-graveyard = Graveyard ({ $number }):
oubliette-item-free = free use

## Hints

oubliette-hint-advance = Go on: whatever else you could do here would cost more than it brings.
oubliette-hint-advantage = Draw two cards: the better of them is worth more to you than the Ace.
oubliette-hint-advantage-help = Draw two cards: of the { $unseen } you have not seen, { $count } would get you out of this.
oubliette-hint-advantage-next = Draw two cards: of the { $unseen } you have not seen, { $count ->
    [one] one is
   *[other] { $count } are
} a { $number }, your next room.
oubliette-hint-avoid = { $card } is worth less to you now than { $number ->
    [one] one card
   *[other] { $number } cards
} of time.
oubliette-hint-decline = Leave it: laid here, it would cost you more than the room is worth.
oubliette-hint-decline-rope = Keep the Rope: just now it is worth more than this room.
oubliette-hint-destroy = Let the Joker deal with it: paying { $need } would cost you more.
oubliette-hint-destroy-only = Your cards do not come to { $need }, but the Joker beats any Creature.
oubliette-hint-discard = Give up { $card }: you will miss it least.
oubliette-hint-drop = Let { $card } go: wherever it fits, the place is worth more as it is.
oubliette-hint-drop-no-room = { $card } fits nowhere: let it go.
oubliette-hint-equip = Equip { $card }: under it another card shows.
oubliette-hint-equip-found = Equipped, { $card } is worth more than searching.
oubliette-hint-equip-item = Equip { $card }: there it gives you { $item }.
oubliette-hint-equip-last = Equip { $card }: any card may then go into the slot it leaves empty.
oubliette-hint-fail = Your cards do not come to { $need }: there is no way but back.
oubliette-hint-fail-choice = Going back costs less than paying.
oubliette-hint-fail-fatal = You cannot pay, and nothing you have changes it: this is the end of the descent.
oubliette-hint-fail-free = Give way: without a Path there is no room to lose.
oubliette-hint-fail-less = Your cards do not come to { $need }; going back costs less than anything else you could do.
oubliette-hint-fail-trap = You have no black even card: there is no way but back.
oubliette-hint-fail-trap-less = You have no black even card; going back costs less than anything else you could do.
oubliette-hint-get-lost = { $number ->
    [0] Let it happen: no time is left to lose.
    [one] Let the card go: what could stop it is worth more.
   *[other] Let the { $number } cards go: what could stop it is worth more.
}
oubliette-hint-give = Give { $card }: the others together are worth more.
oubliette-hint-give-only = Give { $card }: anything else would cost you more.
oubliette-hint-keep = Keep { $card }: it is worth more than all the others.
oubliette-hint-map = The Map makes { $number } of { $parts }: your next room.
oubliette-hint-move = Move { $card } to { $place }: what then shows is worth more.
oubliette-hint-only = There is nothing else you can do.
oubliette-hint-passage = Let the Joker be room { $number }.
oubliette-hint-path = Lay { $card } as room { $number } while you may.
oubliette-hint-pay = Pay { $parts } for { $need }: of all payments, it leaves you the best cards.
oubliette-hint-pay-keep = Pay { $parts } for { $need }: that keeps { $card } ({ $item }).
oubliette-hint-pay-least = Pay { $parts } for { $need }: no payment is smaller.
oubliette-hint-pay-one = Pay { $card } next: it counts { $worth } of the { $need } still to be paid.
oubliette-hint-pay-trap = Pay with { $card }: of your black even cards you need it least.
oubliette-hint-pay-trap-only = Pay with { $card }: it is your only card that passes the Trap.
oubliette-hint-pick-best = Of the two, { $card } is the more useful.
oubliette-hint-pick-joker = Take the Joker: no other card does so many things.
oubliette-hint-pick-meet = Of the two, { $card } is the one you would rather meet.
oubliette-hint-pick-next = It is the { $number } you need.
oubliette-hint-place = { $number } is the number you need: lay it.
oubliette-hint-restock = Fill up your Inventory: with { $deck } cards left there is time for it.
oubliette-hint-return = Of these, { $card } is the one you would most like to turn over again.
oubliette-hint-rope = Cross the Chasm with { $card }: nothing else does more for you now.
oubliette-hint-rope-later = Keep the Rope until you can go on.
oubliette-hint-rope-next = Cross with { $card }: then you can lay the { $number }.
oubliette-hint-rope-path = Cross with { $card }: then you can lay the { $number } you carry.
oubliette-hint-rope-several = Cross with { $card }: it is the first of { $number } Chasms.
oubliette-hint-search = Search the room: with { $deck } cards left, one card is a fair price for a look.
oubliette-hint-start = Begin your Path with { $card }.
oubliette-hint-start-down = Start with { $card }: your cards serve you better on the way down.
oubliette-hint-start-up = Start with { $card }: your cards serve you better on the way up.
oubliette-hint-store = Keep it in { $place }: it is worth more than { $card }, which it covers.
oubliette-hint-store-empty = Keep it in { $place }: there it covers nothing.
oubliette-hint-store-equip = Equip { $card }: there it gives you { $item }.
oubliette-hint-store-needed = Keep it in { $place }: your Path still needs a { $number }.
oubliette-hint-store-place = Put it into { $place }: there it does you most good.
oubliette-hint-take-best = Of the whole Graveyard, { $card } serves you best.
oubliette-hint-take-joker = Take the Joker: no other card does so many things.
oubliette-hint-take-next = It is the { $number } you need.
oubliette-hint-time-shift = Shuffle the { $number ->
    [one] card
   *[other] { $number } cards
} of the Graveyard into the deck: the candle has { $deck ->
    [one] one card
   *[other] { $deck } cards
} left.
oubliette-hint-torch = Light { $card }: you lose nothing, and it burns once more.
oubliette-hint-torch-out = Light { $card } for the last time: no other card is lost.
oubliette-hint-turn = Nothing here is worth doing now: turn over the next card.
oubliette-hint-use-jack = Use { $jack }: in the Graveyard lies { $card }, which is worth more to you.
oubliette-hint-use-jack-any = Use { $jack }: the Graveyard holds something you can use.
oubliette-hint-use-queen = Put { $number ->
    [one] one card
   *[other] { $number } cards
} back: that is time, and you choose what it brings.
oubliette-hint-ward = Ward the Gremlin off: { $card } is worth less than what it would take.
oubliette-hint-ward-free = Ward the Gremlin off with { $card }: it costs you nothing.
oubliette-hint-win = This is the ninth room: you are out.

## Studies

oubliette-study-balance = how often the careful bot wins, by preset
oubliette-study-outlook = learn how likely a table is to be won, for the bots that search
oubliette-study-tune = tune the careful bot’s weights
oubliette-measure-turns = turns
oubliette-measure-rooms = rooms of the longest Path
oubliette-measure-setbacks = times the Path grew shorter
oubliette-measure-curses = Jokers met

## Why did you do that?

oubliette-reason-hasty = But I was hasty: every third time I take any of the three answers I like best.
oubliette-reason-close = Thinking it over again, the other looks better; the luck of the deals I tried spoke for this one.
oubliette-reason-unlike = Rules of thumb say otherwise; in the deals I tried, this did better.
