# The lobby, a table’s talk, who is away, how bots play, and its screen for everybody: fetched with the table, not with the hall.

web-away = { $name } is away; nobody plays for them.
web-away-bot = { $name } is away; a bot plays for them.
web-away-decide = Let a bot play
web-away-read = Read it
web-talk-empty = Nobody has said a word yet.
web-talk-gallery-empty = Nobody else is looking on aloud.
web-talk-say = Say something
web-talk-lines = Lines everybody reads in their own language
web-talk-left = { $number ->
    [one] One character left
   *[other] { $number } characters left
}
web-talk-rooms = Rooms
web-talk-table = The table
web-talk-gallery = The gallery
web-talk-gallery-about = Only those who look on hear you; the players hear it when the game is over.
web-talk-look-on = You are looking on: speak in the gallery.
web-talk-onlookers = Those who look on
web-talk-onlookers-away = Send those who look on away
web-talk-guest = Guest { $number }
web-talk-guest-away = Send { $name } away
web-talk-who = Who may speak
web-screen = The table’s screen
web-screen-join = Sit down at this table
web-screen-look = Look on
web-screen-seated = This device has a seat at this table.
web-screen-seated-about = The screen for everybody must not know what you know. Open { $address } on another device.
web-screen-back = Back to your seat
web-screen-awake = This page cannot keep the screen awake here: tell the screen itself not to sleep.
web-invite = Invite your friends
web-invite-text = Come and play { $game } with me.
web-here-invite = This table is on your device: nobody else can come to it. Bots can take the other seats.
web-screen-about = A screen for everybody, on a TV or a tablet:
web-bot-kind = { $kind ->
    [random] plays by chance
    [hasty] hasty
    [careful] careful
    [patient] patient
    [tireless] tireless
    [apprentice] apprentice
    [healer] healer
    [alchemist] alchemist
    [seer] seer
    [magus] magus
    [novice] novice
    [steady] steady
    [wise] wise
   *[other] { $kind }
 }
web-bot-levels = { $name }: how it plays
web-bot-levels-about = From the simplest to the most thorough. Bots know only what their seat could know.
web-bot-change = How { $name } plays: { $kind ->
    [random] plays by chance
    [hasty] hasty
    [careful] careful
    [patient] patient
    [tireless] tireless
    [apprentice] apprentice
    [healer] healer
    [alchemist] alchemist
    [seer] seer
    [magus] magus
    [novice] novice
    [steady] steady
    [wise] wise
   *[other] { $kind }
 }
web-bot-says = { $kind ->
    [random] Any answer, by lot. For trying a game out.
    [hasty] Plays by rules of thumb, and every third time takes one of the next best answers.
    [careful] Plays by rules of thumb, and never slips.
    [patient] Tries its answers out in three hundred games that could be true.
    [tireless] Tries its answers out in a thousand games that could be true.
    [apprentice] Plays by rules of thumb, and every third time takes one of the next best answers.
    [healer] Plays for the colour that is most likely its own, and bluffs now and then.
    [alchemist] Reads from the cards on the tables who may be whose, and counts the last turn out.
    [seer] Like the alchemist, but tries its answers out late in the game: slower, and not shown to be stronger.
    [magus] The same as the seer, three times as long; not shown to be stronger either.
    [novice] Chooses its clues with little care, and often misreads those of others.
    [steady] Chooses its clues with care, and misreads some of the others’.
    [wise] Chooses with the most care, misreads little, and asks what else could have been pointed at.
   *[other] { "" }
 }
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
web-tag-host = host
web-tag-ready = ready
web-tag-bot = bot
web-tag-choosing = choosing…
web-tag-away = away
web-the-game = The game
web-options-plain = The rules as they are written.
web-option-alone = That is offered because you play alone against bots.
web-option-people = Play as among people: { $value }
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
web-by-the-day-line = over days, { $number } h for a decision
web-lobby-closed = The last game here was begun by earlier rules. This house plays by newer ones and cannot go on with it, so that game is closed; everybody is still here, and the next one can begin.
web-lobby-finished = The last game here was played to its end by earlier rules. The next one follows the newer ones.
web-lobby-story = Read its story
web-lesson-rest = The next note comes when there is something new.
web-lesson-thanks = Thank you
web-me-ask = Is one of these seats yours?
