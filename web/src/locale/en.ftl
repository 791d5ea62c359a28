# The house itself, in English. Games bring their own words.

web-title = Noctuary: games of the dark
web-language = Language
web-close = Close
web-loading = One moment…
web-yes = yes
web-no = no

## The hall

web-obscurio = Obscurio
web-obscurio-line = Six doors, two butterflies, and one friend who lies.
web-obscurio-meta = 2–8 players · 40 min
web-oubliette = Oubliette
web-oubliette-line = Nine rooms to the light, and the deck is your candle.
web-oubliette-meta = alone · 10 min
web-occulto = Occulto
web-occulto-line = Heal one colour. Guess the masks of the rest.
web-occulto-meta = 3–5 players · 25 min
web-look = Look at { $game }
web-alone = Play alone now
web-open-a-table = Open a table
web-choose-deal = Choose the deal
web-soon = Its cards are still being drawn.
web-resume = Resume: { $game }
web-resume-note = your table is as you left it
web-resume-forget = Put this table away
web-motto = A noctuary is a journal of the night.
web-join-code = Join a table by its code
web-enter = Enter
web-code-short = A code has five letters.
web-code-unknown = There is no table { $code }.
web-open-tables = Open tables
web-open-table-line = { $host }’s table, { $taken } of { $seats }
web-you = Who are you?
web-you-open = You are { $name }. Change name and colour
web-your-name = Your name
web-your-colour = Your colour
web-nobody = Wanderer
web-colour-1 = Flame red
web-colour-2 = Sun yellow
web-colour-3 = Leaf green
web-colour-4 = Water blue
web-colour-5 = Star violet
web-colour-6 = Heart pink
web-colour-7 = Moon silver

## Setting a table

web-deal-number = Deal number
web-deal-any = any
web-deal-today = Today’s deal
web-seats = Seats
web-preset = How strict
web-practice = Practice
web-practice-about = Take anything back, even what you have seen. Not counted.
web-public = Open to anybody
web-public-about = The table is listed in the hall.
web-all-options = All { $number } options of the rules
web-go-down = Go down
web-open-table = Open the table
web-oubliette-preset-as_written = Every rule to the letter. Few get out.
web-oubliette-preset-merciful = One action after every card, and Traps only set you back.
web-oubliette-preset-free_hand = As many actions as you like, after every card.
web-oubliette-preset-merciless = To the letter, and every dead end is one.

## The lobby

web-table-of = { $host }’s table
web-table-line = { $game } · { $seats } seats{ $bots ->
    [0] {""}
    [one] , one bot
   *[other] , { $bots } bots
}
web-seat-free = Free seat
web-seat-bot = Seat a bot
web-seat-bot-at = Seat a bot, seat { $number }
web-seat-clear = Ask { $name } to leave, seat { $number }
web-bot = Bot
web-bot-kind = { $kind ->
    [random] plays by chance
    [careful] careful
    [patient] patient
    [healer] healer
    [novice] novice
    [steady] steady
    [wise] wise
   *[other] { $kind }
 }
web-tag-host = host
web-tag-ready = ready
web-tag-bot = bot
web-tag-choosing = choosing…
web-tag-away = away
web-invite = Invite your friends
web-invite-alone = This link works on this computer only.
web-invite-text = Come and play { $game } with me.
web-qr = QR code of the invitation
web-copy = Copy
web-copied = Copied
web-send = Send
web-the-game = The game
web-options-plain = The rules as they are written.
web-option-preset = How strict
web-waiting = Waiting for { $name }
web-fill-bots = Fill up with bots
web-free-seats = { $number ->
    [one] One seat is free
   *[other] { $number } seats are free
}
web-begins = All is ready: { $name } can begin
web-all-here = Everybody is here
web-sit = Sit down
web-start = Begin
web-ready = I am ready
web-unready = Not yet

## At any table

web-menu = Menu
web-log = The story so far
web-log-empty = Nothing has happened yet.
web-log-earlier = { $number ->
    [one] One turn before
   *[other] { $number } turns before
}
web-rules = Rulebook
web-rules-missing = The rulebook cannot be reached just now.
web-rule-open = Rule { $rule }
web-stats = Your games
web-stats-played = Played
web-stats-won = Won
web-stats-streak = Streak
web-stats-best = Best
web-stats-none = No finished games on this device yet.
web-to-hall = Back to the hall
web-undo = Take back
web-ask-hint = Ask for a hint
web-hint = Hint:
web-seal = The shuffle is sealed: { $seal }…
web-set-motion = Less motion
web-set-motion-about = Cards change place without flying.
web-set-sound = Sounds
web-set-sound-about = Paper, wood and a small bell.
web-set-contrast = High contrast
web-set-contrast-about = Brighter lines and captions.
web-gone = This table is no more.
web-gone-about = It was closed, or the link is incomplete.
web-reconnecting = The line broke. Trying again…
web-stale = This seat is now open in another window.
web-stale-old = This page is older than the server.
web-stale-many = Too many windows are open at this table.
web-renewed = The house has been renewed.
web-reload = Reload
web-stale-here = Go on here
web-rematch = Another round
web-pause = Ask for a pause
web-pause-end = Go on
web-pause-off = Never mind
web-paused = The table is paused.
web-pause-wish = { $names } would like a pause.
web-move = Move to another device
web-move-about = Open this link on the other device within ten minutes. It works once; your seat then lives there.
web-others-turn = The others are thinking.
web-table-facts = Everything on the table
web-error-offline = The house cannot be reached. Is the network there?
web-error-server = That did not work. Try again in a moment.

## The talk

web-talk = Talk
web-talk-unread = Talk, { $number } unread
web-talk-empty = Nobody has said a word yet.
web-talk-gallery-empty = Nobody else is looking on aloud.
web-talk-say = Say something
web-talk-lines = Lines everybody reads in their own language
web-talk-left = { $number ->
    [one] One letter left
   *[other] { $number } letters left
}
web-talk-rooms = Rooms
web-talk-table = The table
web-talk-gallery = The gallery
web-talk-gallery-about = Only those who look on hear you; the players hear it when the game is over.
web-talk-look-on = You are looking on: speak in the gallery.
web-talk-said = { $name }: { $text }
web-talk-onlooker = Somebody looking on
web-talk-who = Who may speak
web-talk-muted = The host has asked you to be silent.
web-talk-mute-book = The Grimoire never says a word.
web-talk-eyes = Eyes are closed: nobody speaks.
web-talk-watched = The Watcher listens: nobody speaks.
web-talk-out = Your Wizard is locked away and silent.
web-talk-not-now = You cannot speak now.
web-line-hello = Good evening!
web-line-ready = I am ready.
web-line-moment = One moment, please.
web-line-thinking = Let me think…
web-line-nice = Beautiful.
web-line-sorry = Sorry about that.
web-line-thanks = Thank you.
web-line-well-played = Well played!

## Finished games

web-games = Your games
web-games-won = Won:
web-games-lost = Lost:
web-games-assisted = { $number ->
    [one] One game with help is not counted.
   *[other] { $number } games with help are not counted.
}
web-games-forget = Forget the games of this device
web-games-forget-sure = Yes, forget them all
web-replay = Replay
web-replay-this = See it again
web-replay-none = This game is not over, or it is gone.
web-replay-older = This game was played by older rules, so its board cannot be shown. Here is its story, as it was told.
web-replay-begin = Before the first choice.
web-replay-quiet = Nothing was heard of this from here.
web-replay-step = Step
web-replay-at = Step { $at } of { $last }
web-replay-first = To the beginning
web-replay-back = One step back
web-replay-next = One step on
web-replay-last = To the end
web-replay-play = Play
web-replay-pause = Pause
web-replay-eyes = Through whose eyes
web-replay-spectator = Onlooker
web-replay-all = Know everything
web-replay-all-about = Every choice of every seat is told, as it was written in the record.
web-replay-seal = The sealed shuffle
web-replay-seal-good = The seed gives the seal that was shown before the first card.
web-replay-seal-bad = The seed does NOT give the seal that was shown.
web-replay-on = Play on from here as { $name }
web-replay-on-about = A new table, bots in the other seats, fresh chance from here on. Not counted.
web-replay-save = Save the record

## The guided first game

web-lesson = For your first game
web-lesson-take = First time? Three minutes, with a guide
web-lesson-on = I see
web-lesson-skip = No more notes
web-lesson-thanks = Thank you
web-lesson-oubliette-welcome = You are under the ground. Build a path of nine rooms, from 2 up to 10 or from 10 down to 2, and walk out before the candle is gone: it is the deck, and every turn begins with turning over a card (O-12).
web-lesson-oubliette-start = A 10 or a 2 begins the path. From 10 you count down, from 2 up. Choose which (O-10).
web-lesson-oubliette-act = It is quiet. Tap something you carry to read what it can do, or turn over the next card with the brass button.
web-lesson-oubliette-store = This card may be of use later. Put it on one of your four piles; only the top card of a pile lies open and can be used.
web-lesson-oubliette-fight = A Creature. Pay with cards you carry until their sum reaches its number. Lose, and you are driven back a room (O-17).
web-lesson-oubliette-trap = A Trap. One black card with an even number gets you past; without one you lose the room you are in (O-19).
web-lesson-oubliette-chasm = A Chasm opens before your feet. Only a Rope, a 6 or a 9, takes you across (O-27).
web-lesson-oubliette-darkness = Something is taken from you. What glows may be given; choose what you will miss least.
web-lesson-oubliette-advantage = Choose one of what lies open. The line at the bottom says what each will do.
web-lesson-oubliette-help = Stuck? The lamp gives advice with its reason, the curved arrow takes a choice back, and a number such as (O-14) opens the rulebook at that rule.
web-lesson-oubliette-end = That is nearly all. Nine rooms, one candle: play on, nothing counts in this one. Good luck.
web-lesson-occulto-welcome = Six characters, one for each colour, lie masked. The colour with most potions is saved, and whoever holds that character then wins. You have seen yours once, and characters change hands (C-41).
web-lesson-occulto-act = Your turn. A card you play lies open and its potions count for its colour, whoever laid it; most cards also do something. Tap a card to read it, then what it should touch.
web-lesson-occulto-shield = Somebody attacks. A Shield in your hand would stop it. Everybody waits the same time, with or without one, so that waiting tells nothing.
web-lesson-occulto-peek = You see a face that the others do not. Remember it: the table notes for you what you may still know.
web-lesson-occulto-choose = Pick it on the table itself: what glows may be chosen, and the sentence below says what will happen.
web-lesson-occulto-wait = The others play. Watch which colours they heal, and whose mask they look under.
web-lesson-occulto-bench = Count the potions of each colour. When one is clearly ahead, somebody is glad of it. Is it you, or do you need another mask?
web-lesson-occulto-end = You know how it goes. The end comes when a bench is full or the deck is used up; then all masks fall. Play on!
web-lesson-obscurio-welcome = One of you is the Grimoire and knows the Exit but cannot speak. The others are Wizards; one of them is a Traitor.
web-lesson-obscurio-grimoire = You are the Grimoire. Two Butterflies on two pages are your only words.
web-lesson-obscurio-traitor = You are the Traitor. Lead the others to wrong doors, and do not be found out.
web-lesson-obscurio-loyal = You are loyal. Read the Butterflies, find the Exit, and watch who hesitates.
web-lesson-obscurio-clue = Look at the Exit card. Put the Butterflies on whatever its picture and the pages have in common: a thing, a colour, a shape.
web-lesson-obscurio-read = These pages are the clue. What do the Butterflies point at? Remember it: the doors come next.
web-lesson-obscurio-night = Eyes are closed. The Traitor chooses pictures to put among the doors. Every screen looks alike, so that nobody can tell.
web-lesson-obscurio-doors = Put your chip at the door whose picture fits the clue. You may move it as long as the sand runs; a late choice costs cohesion.
web-lesson-obscurio-listen = Now listen. You cannot say a word, and must not show which door it is.
web-lesson-obscurio-locked = The doors are opened one by one. Take this one, or let it pass.
web-lesson-obscurio-accuse = Who has led you astray? All point at once; an innocent accused costs cohesion.
web-lesson-obscurio-end = That was a room of the Library. Six, and you are out. You know enough to go on.

## The table's screen

web-screen = The table’s screen
web-screen-about = A screen for everybody, on a TV or a tablet:
web-screen-join = Sit down at this table
web-screen-look = Look on
web-screen-seated = This device has a seat at this table.
web-screen-seated-about = The screen for everybody must not know what you know. Open { $address } on another device.
web-screen-back = Back to your seat
web-screen-awake = This page cannot keep the screen awake here: tell the screen itself not to sleep.

## Oubliette

web-oub-head = Deal { $deal }, turn { $turn }
web-oub-turn = turn { $turn }
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
web-oub-equipped-none = Nothing equipped
web-oub-sealed = Closed for good
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
web-oub-in-hand = In your hand: { $card }
web-oub-bars = { $name } bars the way
web-oub-of = of { $need }
web-oub-lay = Lay down cards to pay it
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
web-oub-title-found = Something useful
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
web-oub-retry = Try this deal again

## The values of Oubliette’s options

oubliette-option-action_model-other1 = once, after others
oubliette-option-action_model-other_inf = freely, after others
oubliette-option-action_model-every1 = once, after every card
oubliette-option-action_model-every_inf = freely, after every card
oubliette-option-setup_start-forced = must
oubliette-option-setup_start-optional = may
oubliette-option-combat_payment-visible = from what shows
oubliette-option-combat_payment-sequential = card by card
oubliette-option-equip_cost-free = free
oubliette-option-equip_cost-action = an action
oubliette-option-equip_cost-any_time = at any time
oubliette-option-next_six_eight-path = a room
oubliette-option-next_six_eight-both = room and event
oubliette-option-next_six_eight-event = the event
oubliette-option-same_number-obstacle_only = an obstacle
oubliette-option-same_number-both = both
oubliette-option-same_number-category = its own event
oubliette-option-trap_failure-as_combat = can kill
oubliette-option-trap_failure-literal = sets back
oubliette-option-fail_without_path-no_penalty = harmless
oubliette-option-fail_without_path-lose = fatal
oubliette-option-obstacle_first_room-empty_path = empties the Path
oubliette-option-obstacle_first_room-lose = loses
oubliette-option-obstacle_portcullis-discard = is discarded
oubliette-option-obstacle_portcullis-lose = loses
oubliette-option-rope_cost-free = free
oubliette-option-rope_cost-action = an action
oubliette-option-advantage-use_or_keep = used or kept
oubliette-option-advantage-keep_only = kept
oubliette-option-advantage-replace_turned = met instead
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

## Obscurio

web-obs-room = Room { $number }
web-obs-head = Room { $room }: { $phase }
web-obs-you-grimoire = You are the Grimoire
web-obs-motto = The book cannot speak
web-obs-rooms = Room { $at } of 6
web-obs-gauge = Cohesion: { $light } light, { $dark } dark
web-obs-cohesion = Cohesion { $number }
web-obs-traps = Traps of this room
web-obs-effect-watcher = The Watcher is awake: not a word, not a sign. Everybody takes the chip in hand, and all are placed at once (B-67).
web-obs-place-page = Page { $number }
web-obs-place-door = Door { $number }
web-obs-place-exit = The Exit
web-obs-place-holder = Card { $number } of the holder
web-obs-place- = A picture
web-obs-zoom = Look closely: { $what }
web-obs-zoom-before = The picture before
web-obs-zoom-after = The next picture
web-obs-zoom-point = Touch the picture to point at something.
web-obs-zoom-count = { $at } of { $of }
web-obs-exit = The Exit
web-obs-exit-yours = Only you can see it. Touch to look closely.
web-obs-decoy = a lie
web-obs-desk = Your desk
web-obs-book = The open book
web-obs-flies = Butterflies
web-obs-gold = Gold
web-obs-silver = Silver
web-obs-fly = { $colour ->
    [gold] Gold butterfly
   *[silver] Silver butterfly
}: { $where }
web-obs-fly-name = { $colour ->
    [gold] Gold butterfly
   *[silver] Silver butterfly
}
web-obs-fly-rests = at rest beside the book
web-obs-fly-below = below Page { $page }: the whole Page
web-obs-fly-at = Page { $page }, { $where }, turned to the { $turned }
web-obs-fly-back = Take this butterfly back
web-obs-at-middle = middle
web-obs-at-right = right
web-obs-at-lower-right = lower right
web-obs-at-bottom = bottom
web-obs-at-lower-left = lower left
web-obs-at-left = left
web-obs-at-upper-left = upper left
web-obs-at-top = top
web-obs-at-upper-right = upper right
web-obs-spot = { $where }, { $hour } o’clock, { $reach ->
    [near] near the middle
    [half] halfway out
   *[rim] near the rim
}
web-obs-told = This picture in words
web-obs-told-sheets = { $red ->
    [yes] { $mist ->
        [yes] Under the red sheet and in the mist, this can be made out:
       *[no] Under the red sheet, this can be made out:
    }
   *[no] { $mist ->
        [yes] This shows between the swirls of mist:
       *[no] On it:
    }
}
web-obs-told-fly = { $colour ->
    [gold] Gold butterfly
   *[silver] Silver butterfly
}: { $what }.
web-obs-told-near = { $things ->
    [none] { $mist ->
        [yes] into the mist
       *[no] nothing that has a name
    }
   *[other] { $things }{ $mist ->
        [yes] , beside the mist
       *[no] {""}
    }
}
web-obs-told-over = Under it: { $what }
web-obs-whole-page = whole page
web-obs-below-spoken = Below Page { $page }: the whole Page
web-obs-by-list = Choose from a list
web-obs-by-list-about = Every place the pictures offer. On a butterfly, arrows move it, comma and full stop turn it.
web-obs-desk-none = Lay a butterfly on what you mean.
web-obs-desk-second = It lies there for good. A second one?
web-obs-desk-united = Still to do: the second butterfly, on the same Page
web-obs-desk-apart = Both butterflies belong on the same Page
web-obs-desk-bottom = Still to do: a butterfly below a Page
web-obs-desk-other = These two mean the same thing.
web-obs-desk-done = The Wizards will see this, and nothing else.
web-obs-desk-hand = Show the clue
web-obs-desk-put = Leave it there for good
web-obs-desk-close = No second one
web-obs-writes = { $name } is writing…
web-obs-writes-about = Two pages, two butterflies, not a word. Soon the book will open.
web-obs-your-card = Your Loyalty card
web-obs-your-card-about = Touch to look, when nobody else does.
web-obs-you-loyal = You are loyal.
web-obs-you-loyal-about = Find the Exit six times, and find out who lies.
web-obs-you-traitor = You are the Traitor.
web-obs-you-traitor-about = Lead them to the wrong doors until the last token is gone.
web-obs-you-wizard = You are a Wizard.
web-obs-you-wizard-about = No traitor here: only you, the book and the doors.
web-obs-wizards = The Wizards
web-obs-errors = { $number ->
    [0] no wrong door
    [one] 1 wrong door
   *[other] { $number } wrong doors
}
web-obs-page-spoken = { $what }. { $whole ->
    [yes] A butterfly lies below it: the whole Page is meant.
   *[no] { $number ->
        [0] No butterfly.
        [one] One butterfly points into it.
       *[other] { $number } butterflies point into it.
    }
} Look closely
web-obs-touch-page = Touch a page to look closely
web-obs-night = Night lies on the pages. Remember them.
web-obs-ready = I have seen enough
web-obs-ready-night = I shall remember
web-obs-unready = Wait, not yet
web-obs-ready-count = { $done } of { $of } ready
web-obs-sure-count = { $done } of { $of } are sure
web-obs-hand-count = { $done } of { $of } in hand
web-obs-answer-count = { $done } of { $of } have answered
web-obs-flags = Who has decided
web-obs-flag = { $name }: { $done ->
    [yes] decided
   *[no] undecided
}
web-obs-mute = You hear all of it. You cannot say a word.
web-obs-mute-now = The table is silent.
web-obs-accuse-book = The Wizards point. You only watch.
web-obs-hush = The Watcher listens: not a word.
web-obs-nobody-spoke = Nobody has said anything yet.
web-obs-look-on = You look on.
web-obs-say = Say something
web-obs-believe = I believe in { $door }
web-obs-believe-which = I believe in …
web-obs-doubt = I doubt { $door }
web-obs-because = … because
web-obs-why = { $door ->
    [0] Which door, and why?
   *[other] Why door { $door }?
}
web-obs-why-about = Which butterfly, and what do the two pictures share? Everybody reads it, in their own language.
web-obs-why-at = Page { $page }, { $where }
web-obs-why-plain = Just a feeling
web-obs-piles = Used pictures
web-obs-piles-about = { $discard ->
    [0] Nothing has been used up yet.
    [one] One picture has been used up.
   *[other] { $discard } pictures have been used up.
} { $deck } are still in the deck.
web-obs-place-discard = Used picture { $number }
web-obs-bag = Traps in the bag
web-obs-agree = I agree with { $name }
web-obs-suspect = I do not trust { $name }
web-obs-trust = I trust { $name }
web-obs-wonder = What does { $name } say?
web-obs-waiting = Waiting for { $names }
web-obs-stirs = The Library stirs.
web-obs-eyes = Eyes closed
web-obs-eyes-over = Night falls over the table
web-obs-eyes-loyal = Whom do you suspect?
web-obs-eyes-loyal-about = Touch once for trust, twice for a doubt. Nobody sees it.
web-obs-eyes-traitor = Which doors shall lie?
web-obs-eyes-traitor-about = Touch a card twice to take it, { $number } at most. Nobody sees it.
web-obs-eyes-book = The holder lies open
web-obs-eyes-book-about = The Traitor may take up to { $number ->
    [one] one card
   *[other] { $number } cards
}. You only hold it up.
web-obs-eyes-watch = The Library stirs
web-obs-eyes-watch-about = Somebody may be awake. Nobody can tell, and neither can you.
web-obs-eyes-again = Touch card { $slot } again and it lies among the doors.
web-obs-eyes-full = You have taken all you may. Rest, and keep still.
web-obs-mark-spoken = { $name }: { $level }. Change
web-obs-tray-cards = { $number ->
    [one] One card at most,
   *[other] { $number } cards at most,
} mixed in among the doors
web-obs-tray-people = Whom you suspect, for your own eyes only
web-obs-dawn-label = Until dawn
web-obs-dawn = Dawn in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
web-obs-dawn-soon = Dawn is near
web-obs-rest = Keep my doubts and rest
web-obs-rest-cards = Keep my choice and rest
web-obs-resting = At rest until dawn
web-obs-doors = The doors
web-obs-at-table = At the table
web-obs-outcome = What it cost
web-obs-hourglass = The hourglass
web-obs-clock = Time left: { $time }
web-obs-no-clock = no limit
web-obs-time-left = { $number ->
    [one] One second left
   *[other] { $number } seconds left
}.
web-obs-track = Space { $space } of { $of }: { $extra ->
    [0] no more traps
    [one] one more trap
   *[other] { $extra } more traps
} next turn
web-obs-next-traps = { $extra ->
    [0] no extra trap next turn
    [one] one more trap next turn
   *[other] { $extra } more traps next turn
}
web-obs-at-centre = Still without a door
web-obs-hesitates = { $name } hesitates
web-obs-door-spoken = { $what }{ $state ->
    [exit] , the Exit
    [decoy] , a lie
    [hidden] , face down
    [locked] , locked
    [now] , open now
   *[open] {""}
}{ $chips ->
    [none] {""}
   *[other] : { $chips }
}{ $sealed ->
    [yes] (in your hand only)
   *[no] {""}
}
web-obs-companion = Companion
web-obs-own-chip = Your chip
web-obs-which-chip = Which chip moves
web-obs-choose = Choose a door
web-obs-choose-companion = Now a door for the companion
web-obs-choose-silent = In silence: touch a door
web-obs-confirm = Confirm door { $door }
web-obs-confirm-both = Confirm both doors
web-obs-withdraw = Think again
web-obs-last-call = Last call: think again
web-obs-uncommit = { $door ->
    [0] Put the chip back
   *[other] Door { $door } in mind: put the chip back
}
web-obs-count = Three … two … one …
web-obs-take = Take door { $door }
web-obs-refuse = Refuse it
web-obs-take-companion = Companion: take { $door }
web-obs-refuse-companion = Companion: refuse
web-obs-for-good = For good? Touch again
web-obs-found = Found!
web-obs-not-found = Lost.
web-obs-exit-was = The Exit was door { $door }.
web-obs-was-right = { $name } found the Exit
web-obs-was-wrong = { $door ->
    [0] { $name } stood at no door
   *[other] { $name } took door { $door }
}
web-obs-nobody-paid = Nobody was wrong. Not a token lost.
web-obs-next-room = { $extra ->
    [0] One trap waits in the next room.
   *[other] { $extra } more traps wait in the next room.
}
web-obs-accuse = Who opened the wrong doors?
web-obs-accuse-about = The light is spent. Name the Traitor before the sand runs out.
web-obs-price = { $dark } left · an innocent accused costs 2
web-obs-suspects = Suspects
web-obs-sealed = sealed
web-obs-lock = Seal: I point at { $name }
web-obs-lock-none = Seal: I point at nobody
web-obs-unlock = You point at { $name }. Think again
web-obs-unlock-none = You point at nobody. Think again
web-obs-hands-up = Hands up
web-obs-exposed = { $name } is the Traitor. From now on only the night is theirs.
web-obs-not-exposed = The Traitor is still among you.
web-obs-is-loyal = loyal
web-obs-is-traitor = Traitor!
web-obs-pointed-by = Pointed at by { $names }
web-obs-votes-shown = All hands are shown at once.
web-obs-show-goes-on = In a moment the night goes on.
web-obs-free = Free!
web-obs-lost = The Library keeps you.
web-obs-you-won = You won.
web-obs-you-lost = You lost.
web-obs-end-rooms = Exits found
web-obs-end-turns = Turns
web-obs-end-tokens = Cohesion left
web-obs-end-who = Who was who
web-obs-end-last = The last room, face up
web-obs-end-picks = { $number ->
    [one] One door was the Traitor’s.
   *[other] { $number } doors were the Traitor’s.
}
web-obs-again = Another night

## Occulto

web-occ-character = { $name }’s character
