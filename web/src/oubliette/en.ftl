# Oubliette’s board, in English.

## Setting a table

web-oubliette-preset-as_written = The printed game, every rule to the letter: few get out.
web-oubliette-preset-merciful = You may act after every card, and Traps only set you back. Begin here.
web-oubliette-preset-free_hand = As many actions as you like, after every card.
web-oubliette-preset-merciless = To the letter, and every dead end ends the game.

## The guided first game

web-lesson-oubliette-act = In this game you may act once after every card. A 9 has come up, the next room: tap { $these }, then lay it (O-38).
web-lesson-oubliette-store = { $card } is neither the next number nor a danger. Keep such cards: they go on a card one higher or one lower, here on { $these } (O-53). Tap it.
web-lesson-oubliette-fight = { $card } is a Creature. Pay its number, { $sum }, with the cards on top of your four piles; what is paid is gone, and the card beneath shows. { $these } is exactly enough: tap it, then pay (O-43).
web-lesson-oubliette-trap = { $card }: a red odd number is a Trap. One black even number gets you past. You have three, and any will do: tap { $these }, then pay (O-19).
web-lesson-oubliette-trap-again = A Trap once more. Of your three black even cards { $these } is the smallest: pay with it (O-19).
web-lesson-oubliette-chasm = A Chasm opens in front of you; no room can be laid beyond it. Only a Rope, a 6 or a 9, takes you across. Throw { $these } (O-27).
web-lesson-oubliette-end = You know the way now. Darkness, Gremlins and losing your way you have yet to meet: tap any card to read what it does. Where no room is laid yet, a 10 or a 2 is the first.
web-lesson-oubliette-goal = You are locked in, in room { $number }. Lay the rooms 9, 8, 7 and so on down to 2, in this order, and you are out (O-02).
web-lesson-oubliette-candle = The candle is the deck: { $deck } cards are left, and every turn burns one. When it is out, the dark keeps you (O-95).
web-lesson-oubliette-turn = Beaten. Nothing you carry is a 9, the next room. So turn over the next card.
web-lesson-oubliette-acted = You have acted: that was all for this turn. Turn over the next card.
web-lesson-oubliette-pay = { $card }, another Creature. No card of yours pays it alone, but { $these } make { $sum }: exactly enough (O-43).
web-lesson-oubliette-lay = { $these } is room { $next }, the next one. Lay it.
web-lesson-oubliette-go = Turn over the next card.
web-lesson-oubliette-next = { $card } is the number you need. A card turned over is laid at once; it does not even cost your action (O-13).
web-lesson-oubliette-flip = You are across. At every Chasm one more card is flipped: a red one takes what is equipped. It was red, but you had nothing equipped (O-28). Turn over.
web-lesson-oubliette-portcullis = A Portcullis has shut behind room { $number }: lose a fight here and the game is lost, there is no way back (O-23). So go on: lay { $these }.
web-lesson-oubliette-stuck = A second Chasm, and no Rope shows: no room can be laid until a 6 or a 9 turns up (O-27). Turn over.
web-lesson-oubliette-obstacle = A 4 was turned over while you stood in room 4: an obstacle. Both are gone, and the Chasm with them. You stand in room { $number } again (O-14).
web-lesson-oubliette-items = Now an Item. A Joker can do four things, each at a price. Here it can be room { $next }: tap it, then choose “becomes room { $next }” (O-75).
web-lesson-oubliette-curse = Room { $number } is yours. The price is a Curse: every Creature asks 2 more from now on (O-79). Turn over.
web-lesson-oubliette-equip = The Equipped place is free. A King there makes every card you pay worth 1 more, and moving it costs no action. Tap { $these }, then equip it (O-56, O-82).
web-lesson-oubliette-last = { $these } is the ninth room. Lay it and walk out.
web-lesson-oubliette-astray = You have gone your own way, and may. The curved arrow takes a choice back, the lamp gives advice.
web-lesson-own = Now a game of your own

## Oubliette

web-oub-head = { $preset }, deal { $deal }, turn { $turn }
web-oub-turn = { $preset }, turn { $turn }
web-oub-left = left
web-oub-grave = Graveyard
web-oub-grave-open = Graveyard, { $number ->
    [one] one card
   *[other] { $number } cards
}
web-oub-grave-empty = Nobody lies here yet.
web-oub-grave-top = Graveyard
web-oub-count = { $number } of 5
web-oub-equipped = Equipped
web-oub-sealed = Sealed
web-oub-nothing = empty
web-oub-once-more = once more
web-oub-inventory = What you carry
web-oub-slot-spoken = { $place }: { $card }, { $number ->
    [one] one card
   *[other] { $number } cards
}{ $valued ->
    [yes] , worth { $worth }
   *[no] {""}
}{ $state ->
    [chosen] , chosen
    [legal] , can be chosen
   *[none] {""}
}
web-oub-path = Your Path: { $cards }. Next: { $next }
web-oub-no-path = No Path yet: a 10 or a 2 will begin it
web-oub-gate = A Portcullis
web-oub-chasm = A Chasm
web-oub-bridged = A Chasm with a rope across
web-oub-aloud = { $rank ->
    [A] ace
    [J] jack
    [Q] queen
    [K] king
   *[other] { $rank }
} of { $suit ->
    [clubs] clubs
    [diamonds] diamonds
    [hearts] hearts
   *[spades] spades
}
web-oub-turned = Turned over: { $card }
web-oub-was-turned = You turned over { $card }
web-oub-uncovered = Beneath them you find { $cards }.
web-oub-in-hand = In your hand: { $card }
web-oub-bars = { $name } bars the way
web-oub-of = of { $need }
web-oub-lay = Lay down cards to pay it
web-oub-explain = { $card }: { $what }
web-oub-more = { $number } more, and you can strike.
web-oub-enough = { $sum } for { $need }: you can strike.
web-oub-strike-more = Strike: { $number } more
web-oub-overpaid = More than enough: you could keep { $card }.
web-oub-not-now = { $card } is of no use just now.
web-oub-no-drop = That card does not go there now.
web-oub-clear = Choose nothing
web-oub-note-portcullis = The Portcullis is down behind you: there is no way back.
web-oub-note-chasm = A Chasm lies between you and the next room.
web-oub-note-chasm-behind = There is a Chasm behind you.
web-oub-note-curse = Cursed: every Creature asks { $bonus } more.
web-oub-title-next = Room { $number } stands open
web-oub-title-start = Where do you begin?
web-oub-title-fight = A Creature
web-oub-title-chasm = A Chasm opens
web-oub-title-lost = Which way was it?
web-oub-title-darkness = The light shrinks
web-oub-title-gremlin = A Gremlin grins
web-oub-title-act = The room is quiet
web-oub-title-advantage = Two cards, one to use
web-oub-title-found = You hold { $card }
web-oub-title-dig = Cold earth
web-oub-title-hourglass = The sand runs back
web-oub-title-stock = Fill your bags
web-oub-title-over = The night goes on
web-oub-title-2 = A threshold
web-oub-title-3r = A cage trap
web-oub-title-3b = A bone key
web-oub-title-4r = A torch
web-oub-title-4b = Carrion
web-oub-title-5r = A spike pit
web-oub-title-5b = A watcher
web-oub-title-6 = A rope
web-oub-title-7r = Poison spores
web-oub-title-7b = A stray cat
web-oub-title-8 = A stopped clock
web-oub-title-9r = A snare
web-oub-title-9b = A rope
web-oub-title-10 = A searching eye
web-oub-title-Ab = A Portcullis
web-oub-title-Ar = A Chasm
web-oub-title-J = A Shambler
web-oub-title-Q = A Fiend
web-oub-title-K = A Wraith
web-oub-title-X = A Gremlin
web-oub-title-obstacle = The way is blocked
web-oub-title-beaten-back = Driven back
web-oub-title-caught = Caught in the Trap
web-oub-title-room-lost = A room is lost
web-oub-title-won = The Creature is beaten
web-oub-title-passed = Past the Trap
web-oub-title-portcullis = A Portcullis falls
web-oub-title-nowhere = Iron, far away
web-oub-title-crossed = Across the Chasm
web-oub-title-strayed = You went astray
web-oub-title-bearings = You know the way
web-oub-title-taken = The dark took its share
web-oub-title-torch = The Torch holds
web-oub-title-robbed = The Gremlin was here
web-oub-title-warded = The Gremlin flees
web-oub-title-room = You stand in room { $number }
web-oub-title-equipped = Ready to hand
web-oub-title-dug = Out of the earth
web-oub-title-returned = The candle grows
web-oub-title-stocked = Full bags
web-oub-card-2 = Threshold
web-oub-card-3r = Cage trap
web-oub-card-3b = Bone key
web-oub-card-4r = Torch
web-oub-card-4b = Carrion
web-oub-card-5r = Spike pit
web-oub-card-5b = Watcher
web-oub-card-6 = Rope
web-oub-card-7r = Poison spores
web-oub-card-7b = Stray cat
web-oub-card-8 = Lost
web-oub-card-9r = Rope, snare
web-oub-card-9b = Rope
web-oub-card-10 = Searching
web-oub-card-Ab = Portcullis
web-oub-card-Ar = Chasm
web-oub-card-J = Shambler
web-oub-card-Q = Fiend
web-oub-card-K = Wraith
web-oub-card-X = Gremlin
web-oub-role-2 = Room
web-oub-role-3r = Trap
web-oub-role-3b = Room
web-oub-role-4r = Item
web-oub-role-4b = Room
web-oub-role-5r = Trap
web-oub-role-5b = Room
web-oub-role-6 = Darkness
web-oub-role-7r = Trap
web-oub-role-7b = Room
web-oub-role-8 = Event
web-oub-role-9r = Trap
web-oub-role-9b = Item
web-oub-role-10 = Item
web-oub-role-Ab = Map, Advantage
web-oub-role-Ar = Map, Advantage
web-oub-role-J = 11, Grave dig
web-oub-role-Q = 12, Hourglass
web-oub-role-K = 13, Ward
web-oub-role-X = Chaos
web-oub-won = You escaped.
web-oub-lost = The dark keeps you.
web-oub-won-line = Nine rooms in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}, { $deck ->
    [0] with the last of the light
    [one] one card before the dark
   *[other] { $deck } cards before the dark
}.
web-oub-rooms = { $number ->
    [one] One room
   *[other] { $number } rooms
} of nine
web-oub-candle-left = Candle left
web-oub-beaten = Creatures beaten
web-oub-rooms-lost = Rooms lost
web-oub-streak = Streak, best
web-oub-share = Share this deal
web-oub-share-won = I got out of Oubliette’s deal { $deal } in { $turns ->
    [one] one turn
   *[other] { $turns } turns
}. And you?
web-oub-share-lost = Oubliette’s deal { $deal } kept me in room { $rooms } of nine. Can you get out?
web-oub-next = Next deal
web-oub-retry = Try again
web-oub-easier = Easier: { $preset }
web-oub-deal-of = Deal, { $preset }
web-oub-cause-early = { $card } came before you had a room to stand in, and you could not pay it.
web-oub-cause-beaten = You could not pay { $card }, and there was no room to fall back to.
web-oub-cause-trap = You had no black even card for { $card }, and there was no room to fall back to.
web-oub-cause-portcullis = { $card } fell in front of you while a Portcullis stood behind you.
web-oub-cause-obstacle = { $card } blocked your room, and there was no other way.
web-oub-cause-candle = The last card was turned over; rooms laid: { $rooms } of nine.
web-oub-cause-empty = You had used up every card you carried.
web-oub-cause-other = Rooms laid: { $rooms } of nine.
web-oub-may-act = { $actions ->
    [0] { $action_model ->
        [every1] You have acted: that was all for this turn (O-38).
       *[other1] No action now: there is one after each ordinary card (O-38).
    }
    [1] You may act once now, or go on.
   *[other] You may act as often as you like (O-38).
}
web-oub-about-turned = Turned over
web-oub-about-carried = Carried
web-oub-about-equipped = Equipped
web-oub-about = Read { $card }

## What is said of a card: it depends on the table’s options


web-oub-part-next = As the next number it is a room (O-13).
web-oub-part-next-event = { $next_six_eight ->
    [both] As the next number it is a room, and what it brings happens as well (OA-30).
    [event] Turned over it is no room, not even as the next number (OA-30).
   *[path] { web-oub-part-next }
}
web-oub-part-same = As your room’s own number it is an obstacle: both are gone (O-14).{ web-oub-part-blocked }
web-oub-part-same-event = { $same_number ->
    [both] As your room’s own number it is an obstacle, and what it brings happens as well (OA-33).{ web-oub-part-blocked }
    [category] Your room’s own number is no obstacle here: it acts by its kind (OA-33).
   *[obstacle_only] { web-oub-part-same }
}
web-oub-part-blocked = { $obstacle_first_room ->
    [lose] {" "}In the first room that is the end (OA-44).
   *[empty_path] {""}
}{ $obstacle_portcullis ->
    [lose] {" "}With a Portcullis behind you it is the end (OA-45).
   *[discard] {""}
}
web-oub-part-other = Otherwise keep it where it fits, or let it go (O-37).
web-oub-part-trap = Otherwise a Trap: pay a black even number{ $queen_pays_trap ->
    [true] {" "}or a black Queen (OA-60)
   *[false] {""}
}, or lose your room (O-19). { $trap_failure ->
    [literal] Only with a Portcullis behind you is that the end (OA-41).
    [as_combat] In the first room, or with a Portcullis or a Chasm behind you, that is the end (OA-41, OA-42).
   *[set_back] In the first room, or with a Portcullis behind you, that is the end (O-20).
}{ web-oub-part-pathless }
web-oub-part-pathless = { $fail_without_path ->
    [lose] {" "}Without any room it is the end, too (OA-43).
   *[no_penalty] {""}
}
web-oub-part-dark = Otherwise Darkness: you give up one card, unless a Torch burns (O-30).{ $grave_pays_darkness ->
    [true] {" "}The top of the Graveyard may be given, if it is yours to use (OA-97).
   *[false] {""}
}
web-oub-part-lost = Otherwise you are Lost: three cards of candle go by (O-29).
web-oub-part-portcullis = A Portcullis falls behind you: lose a fight there and the game is lost (O-22, O-23). A second one in the same room walls you in (O-24).
web-oub-part-chasm = A Chasm opens before you; only a Rope gets you across (O-25, O-27). One more card is flipped: a red one takes what is equipped (O-28).
web-oub-part-creature = A Creature: pay { $worth }{ $bonus ->
    [0] {""}
   *[other] {" "}and { $bonus } more for the Curse (O-79)
} with cards you carry, or lose your room (O-42). In the first room, or with a Portcullis or a Chasm behind you, that is the end (O-46).{ web-oub-part-pathless }
web-oub-part-gremlin = A Gremlin: it takes your highest card, or all the others (O-33). A King drives it away (O-70).
web-oub-part-pays = { $worth ->
    [0] Pays nothing in a fight (O-44).
   *[other] Pays { $worth } in a fight (O-44).
}
web-oub-part-act = { $action_model ->
    [other_inf] after an ordinary card, as often as you like (OA-70)
    [every1] once after every card (OA-70)
    [every_inf] after every card, as often as you like (OA-70)
   *[other1] once, after an ordinary card (O-38)
}
web-oub-part-lay = As the next room it is laid by an action: { web-oub-part-act }.
web-oub-part-begin = { $start_from_inventory ->
    [true] {" "}It may begin a Path (OA-23).
   *[false] { $restart_from_inventory ->
    [false] {" "}It begins no Path from here (OA-23).
   *[true] {" "}It begins a Path only after one was lost (OA-23).
}
}
web-oub-part-passes = { $black ->
    [yes] {" "}It gets you past a Trap (O-19).
   *[no] {""}
}
web-oub-part-queen = { $queen_pays_trap ->
    [true] { web-oub-part-passes }
   *[false] {""}
}
web-oub-part-torch = A Torch: it keeps Darkness away, twice (O-31, O-32).
web-oub-part-rope = A Rope: it gets you across a Chasm, { $rope_cost ->
    [action] by an action (OA-53).
   *[free] without an action (O-27).
}
web-oub-part-advantage = Advantage: at any time draw two cards { $advantage ->
    [keep_only] and keep one (OA-80).
    [replace_turned] and meet one of them instead of the card turned over (OA-103).
   *[use_or_keep] and use or keep one (O-61).
}{ $advantage_room ->
    [quiet] {" "}A room it finds is laid only when all is quiet (OA-83).
   *[any_time] {""}
}
web-oub-part-dig = Grave Dig, an action: take any card from the Graveyard (O-64); { web-oub-part-act }.
web-oub-part-hourglass = Hourglass, an action: { $hourglass ->
    [random] three cards drawn by lot (OA-87)
   *[choose] three cards of your choice
} go from the Graveyard back into the deck (O-66); { web-oub-part-act }. Or, turned against an 8, you are not Lost (O-69).
web-oub-part-ward = Ward: drives a Gremlin away (O-70){ $ward_discarded ->
    [false] {" "}and stays with you (OA-67).
   *[true] , and is gone.
}
web-oub-part-chaos = Pays nothing. Chaos, each time at the price of a Curse (O-73): beats two Creatures (O-76); or by an action the Graveyard becomes candle, the Joker the next room, or your bags are filled{ $restock ->
    [under] {" "}from below (OA-91)
    [player_placed] , each card where you like (OA-91)
   *[deal_on_top] {""}
} (O-74, O-75, O-78).
web-oub-part-idle = { $equipped_is_inventory ->
    [false] It gives nothing there, and cannot be used (OA-01).
   *[true] It gives nothing there, but is used as if carried (O-51).
}
web-oub-part-idle-too = { $equipped_is_inventory ->
    [false] {" "}It cannot pay or be used from there (OA-01).
   *[true] {""}
}
web-oub-part-equip = It may be moved there while the place is free, { $equip_cost ->
    [free] after what a card brings, without an action (OA-14).
    [action] by an action (OA-14).
   *[any_time] at any time (O-56).
}
web-oub-part-never = It is never equipped (OA-15).
web-oub-part-searching = Searching: { $searching ->
    [after_encounters] after an encounter (OA-99)
    [once_a_room] once in each room (OA-99)
   *[every_turn] once a turn (O-89)
} you may flip one more card, and keep it if it fits (O-90).
web-oub-part-map-black = A Map: cards you carry may be added up to the next room, by an action (O-84).
web-oub-part-map-red = A Map: black cards less red ones may make the next room, by an action (O-85).
web-oub-part-map = { $map_uses_turned_card ->
    [true] {" "}The card turned over may be one of them (OA-96).
   *[false] {""}
}
web-oub-part-grave = The top of the Graveyard is yours to use, once each time (O-86).
web-oub-part-resourceful = Cards may also be put on a card of the same colour (O-88).
web-oub-part-power = Every other card you pay counts 1 more (O-82).
web-oub-about-turned-2 = { web-oub-part-next } { web-oub-part-same } { web-oub-part-other }
web-oub-about-turned-3b = { web-oub-part-next } { web-oub-part-same } { web-oub-part-other }
web-oub-about-turned-4r = { web-oub-part-next } { web-oub-part-same } { web-oub-part-other }
web-oub-about-turned-4b = { web-oub-part-next } { web-oub-part-same } { web-oub-part-other }
web-oub-about-turned-5b = { web-oub-part-next } { web-oub-part-same } { web-oub-part-other }
web-oub-about-turned-7b = { web-oub-part-next } { web-oub-part-same } { web-oub-part-other }
web-oub-about-turned-9b = { web-oub-part-next } { web-oub-part-same } { web-oub-part-other }
web-oub-about-turned-10 = { web-oub-part-next } { web-oub-part-same } { web-oub-part-other }
web-oub-about-turned-3r = { web-oub-part-next } { web-oub-part-same-event } { web-oub-part-trap }
web-oub-about-turned-5r = { web-oub-part-next } { web-oub-part-same-event } { web-oub-part-trap }
web-oub-about-turned-7r = { web-oub-part-next } { web-oub-part-same-event } { web-oub-part-trap }
web-oub-about-turned-9r = { web-oub-part-next } { web-oub-part-same-event } { web-oub-part-trap }
web-oub-about-turned-6 = { web-oub-part-next-event } { web-oub-part-same-event } { web-oub-part-dark }
web-oub-about-turned-8 = { web-oub-part-next-event } { web-oub-part-same-event } { web-oub-part-lost }
web-oub-about-turned-Ab = { web-oub-part-portcullis }
web-oub-about-turned-Ar = { web-oub-part-chasm }
web-oub-about-turned-J = { web-oub-part-creature }
web-oub-about-turned-Q = { web-oub-part-creature }
web-oub-about-turned-K = { web-oub-part-creature }
web-oub-about-turned-X = { web-oub-part-gremlin }
web-oub-about-carried-2 = { web-oub-part-pays } { web-oub-part-lay }{ web-oub-part-begin }{ web-oub-part-passes }
web-oub-about-carried-3b = { web-oub-part-pays } { web-oub-part-lay }
web-oub-about-carried-4r = { web-oub-part-pays } { web-oub-part-lay } { web-oub-part-torch }
web-oub-about-carried-4b = { web-oub-part-pays } { web-oub-part-lay }{ web-oub-part-passes }
web-oub-about-carried-5b = { web-oub-part-pays } { web-oub-part-lay }
web-oub-about-carried-7b = { web-oub-part-pays } { web-oub-part-lay }
web-oub-about-carried-9b = { web-oub-part-pays } { web-oub-part-lay } { web-oub-part-rope }
web-oub-about-carried-10 = { web-oub-part-pays } { web-oub-part-lay }{ web-oub-part-begin }{ web-oub-part-passes }
web-oub-about-carried-3r = { web-oub-part-pays } { web-oub-part-lay }
web-oub-about-carried-5r = { web-oub-part-pays } { web-oub-part-lay }
web-oub-about-carried-7r = { web-oub-part-pays } { web-oub-part-lay }
web-oub-about-carried-9r = { web-oub-part-pays } { web-oub-part-lay } { web-oub-part-rope }
web-oub-about-carried-6 = { web-oub-part-pays } { web-oub-part-lay } { web-oub-part-rope }{ web-oub-part-passes }
web-oub-about-carried-8 = { web-oub-part-pays } { web-oub-part-lay }{ web-oub-part-passes }
web-oub-about-carried-Ab = { web-oub-part-pays } { web-oub-part-advantage }
web-oub-about-carried-Ar = { web-oub-part-pays } { web-oub-part-advantage }
web-oub-about-carried-J = { web-oub-part-pays } { web-oub-part-dig }
web-oub-about-carried-Q = { web-oub-part-pays } { web-oub-part-hourglass }{ web-oub-part-queen }
web-oub-about-carried-K = { web-oub-part-pays } { web-oub-part-ward }
web-oub-about-carried-X = { web-oub-part-chaos }
web-oub-about-equipped-2 = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-3b = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-4r = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-4b = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-5b = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-7b = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-9b = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-3r = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-5r = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-7r = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-9r = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-6 = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-8 = { web-oub-part-idle } { web-oub-part-equip }
web-oub-about-equipped-10 = { web-oub-part-searching }{ web-oub-part-idle-too } { web-oub-part-equip }
web-oub-about-equipped-Ab = { web-oub-part-map-black }{ web-oub-part-map }{ web-oub-part-idle-too } { web-oub-part-equip }
web-oub-about-equipped-Ar = { web-oub-part-map-red }{ web-oub-part-map }{ web-oub-part-idle-too } { web-oub-part-equip }
web-oub-about-equipped-J = { web-oub-part-grave }{ web-oub-part-idle-too } { web-oub-part-equip }
web-oub-about-equipped-Q = { web-oub-part-resourceful }{ web-oub-part-idle-too } { web-oub-part-equip }
web-oub-about-equipped-K = { web-oub-part-power }{ web-oub-part-idle-too } { web-oub-part-equip }
web-oub-about-equipped-X = { web-oub-part-never }

## The values of Oubliette’s options

oubliette-option-action_model-other1 = once, after others
oubliette-option-action_model-other_inf = freely, after others
oubliette-option-action_model-every1 = once, after every card
oubliette-option-action_model-every_inf = freely, after every card
oubliette-option-setup_start-forced = must
oubliette-option-setup_start-optional = may
oubliette-option-combat_payment-visible = from what shows
oubliette-option-combat_payment-sequential = card by card
oubliette-option-equip_cost-free = in quiet moments
oubliette-option-equip_cost-action = for your action
oubliette-option-equip_cost-any_time = at any time
oubliette-option-next_six_eight-path = a room
oubliette-option-next_six_eight-both = room and event
oubliette-option-next_six_eight-event = the event
oubliette-option-same_number-obstacle_only = an obstacle
oubliette-option-same_number-both = both
oubliette-option-same_number-category = its own event
oubliette-option-trap_failure-set_back = the game, in the first room
oubliette-option-trap_failure-as_combat = the game, as in combat
oubliette-option-trap_failure-literal = only the room
oubliette-option-fail_without_path-no_penalty = harmless
oubliette-option-fail_without_path-lose = fatal
oubliette-option-obstacle_first_room-empty_path = empties the Path
oubliette-option-obstacle_first_room-lose = loses the game
oubliette-option-obstacle_portcullis-discard = takes the room away
oubliette-option-obstacle_portcullis-lose = loses the game
oubliette-option-rope_cost-free = free
oubliette-option-rope_cost-action = an action
oubliette-option-advantage-use_or_keep = used or kept
oubliette-option-advantage-keep_only = kept
oubliette-option-advantage-replace_turned = met instead
oubliette-option-advantage_room-any_time = at any time
oubliette-option-advantage_room-quiet = in quiet moments
oubliette-option-hourglass-choose = you choose
oubliette-option-hourglass-random = chance does
oubliette-option-deck_out-end_of_turn = at the turn’s end
oubliette-option-deck_out-immediate = at once
oubliette-option-restock-deal_on_top = on top
oubliette-option-restock-under = underneath
oubliette-option-restock-player_placed = where you like
oubliette-option-searching-every_turn = every turn
oubliette-option-searching-after_encounters = after encounters
oubliette-option-searching-once_a_room = once a room
web-hint-chances = { $chance ->
    [0] Hardly any game is won from here
    [1] So about one game of ten is won
    [10] So nearly every game is won
   *[other] So about { $chance } games of ten are won
}; with “{ $other }” { $other_chance ->
    [0] hardly any.
    [1] about one.
    [10] nearly every one, too.
   *[other] about { $other_chance }.
}
