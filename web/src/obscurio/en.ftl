# Obscurio’s board, in English.

## The talk

web-talk-B-17 = The Grimoire never says a word.
web-talk-B-39 = Eyes are closed: nobody speaks.
web-talk-B-68 = The Watcher listens: nobody speaks.
web-talk-B-79 = Your Wizard is locked away and silent.

## The guided first game

web-lesson-obscurio-welcome = One of you is the Grimoire, who knows the Exit but cannot speak. The others are Wizards{ $traitor ->
        [0] .
       *[other] , and one of them is a Traitor.
    }
web-lesson-obscurio-grimoire = You are the Grimoire. One or two Butterflies, on your Pages or below them, are your only words.
web-lesson-obscurio-traitor = You are the Traitor. Lead the others to wrong doors, and do not be found out.
web-lesson-obscurio-loyal = You are loyal. Read the Butterflies, find the Exit, and watch who leads you elsewhere.
web-lesson-obscurio-clue = Look at the Exit. Put Butterflies on what its picture and the Pages have in common: a thing, a colour, a shape.
web-lesson-obscurio-read = These Pages are the clue. What do the Butterflies point at? { $dark ->
        [yes] Remember it: Dark Night takes the Pages away before the doors are shown (B-36).
       *[no] They will still lie there when the doors are shown.
    }
web-lesson-obscurio-night = { $role ->
        [grimoire] The Wizards have closed their eyes. The Traitor takes pictures out of these eight, to lie among the doors. You see which.
       *[other] Eyes are closed; the Traitor takes pictures that will lie among the doors. All Wizards have the same screen, so that nobody can tell; only the Traitor’s cards count (BA-51).
    }
web-lesson-obscurio-doors = { $role ->
        [traitor] One picture is the Exit, some are yours. Stand where the others will follow, or where nobody will suspect you.
       *[other] One picture is the Exit. Touch the door that fits the clue: you see it large, and a button sends your chip there.
    } You may move until all have agreed.
web-lesson-obscurio-listen = Now listen. You cannot say a word, and must not show which door it is.
web-lesson-obscurio-locked = The doors are opened one by one. { $role ->
        [grimoire] At each, every Wizard takes it or lets it pass.
       *[other] Take this one, or let it pass: both are for good.
    }
web-lesson-obscurio-result = The Exit was at door { $door }. Every Wizard who stands elsewhere costs the table one Cohesion token (B-55).
web-lesson-obscurio-end = { $over ->
        [yes] The flight is over. In the album you can look at every room again.
       *[no] That was your first room. Six Exits, and you are out (B-54). When the light tokens are gone, the Wizards accuse one of their number (B-72).
    }

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
web-obs-red = Red
web-obs-blue = Blue
web-obs-fly = { $colour ->
    [red] Red butterfly
   *[blue] Blue butterfly
}: { $where }
web-obs-fly-name = { $colour ->
    [red] Red butterfly
   *[blue] Blue butterfly
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
    [red] Red butterfly
   *[blue] Blue butterfly
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
web-obs-desk-lacks-united_butterflies = Still to do: the second butterfly, on the same Page
web-obs-desk-amiss-united_butterflies = Both butterflies belong on the same Page
web-obs-desk-lacks-bottom_butterfly = Still to do: a butterfly below a Page
web-obs-desk-amiss-bottom_butterfly = One of the two belongs below a Page
web-obs-desk-other = These two mean the same thing.
web-obs-desk-barred = Nobody may point at what is hatched (B-35).
web-obs-desk-done = The Wizards will see this, and nothing else.
web-obs-desk-hand = Show the clue
web-obs-desk-put = Leave it there for good
web-obs-desk-close = No second one
web-obs-writes = { $name } is writing…
web-obs-writes-about = Two pages, two butterflies, not a word. Soon the book will open.
web-obs-your-card = Your Loyalty card
web-obs-your-card-about = Touch to look, when nobody else does.
web-obs-traitor-card = Who is the Traitor?
web-obs-traitor-card-about = { $name } is the Traitor. You alone know: let nothing show.
web-obs-you-loyal = You are loyal.
web-obs-you-loyal-about = Find the Exit six times, and find out who lies.
web-obs-you-traitor = You are the Traitor.
web-obs-you-traitor-about = Lead them to the wrong doors until the last token is gone.
web-obs-you-wizard = You are a Wizard.
web-obs-you-wizard-about = No traitor here: only you, the book and the doors.
web-obs-wizards = The Wizards
web-obs-errors = { $number ->
    [0] no token lost
    [one] 1 token lost
   *[other] { $number } tokens lost
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
web-obs-nobody-spoke = Not a word in this room yet.
web-obs-nobody-accused = Nobody has spoken up yet.
web-obs-talk-room = Turn { $turn }
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
web-obs-eyes-loyal-about = Until dawn: touch once for trust, twice for a doubt. Nobody sees it.
web-obs-eyes-all = Take cards in the dark
web-obs-eyes-all-about = Touch a card twice to take it, { $number } at most. Only the Traitor’s will lie among the doors.
web-obs-eyes-book = The holder lies open
web-obs-eyes-book-about = The Traitor may take up to { $number ->
    [one] one card
   *[other] { $number } cards
}. You only hold it up.
web-obs-eyes-watch = The Library stirs
web-obs-eyes-watch-about = Somebody may be awake. Nobody can tell, and neither can you.
web-obs-eyes-again = Touch card { $slot } again to take it.
web-obs-eyes-full = You have taken all you may. Rest, and keep still.
web-obs-mark-spoken = { $name }: { $level }. Change
web-obs-tray-cards = { $number ->
    [one] One card at most
   *[other] { $number } cards at most
}
web-obs-tray-people = Whom you suspect, for your own eyes only
web-obs-dawn-label = Until dawn
web-obs-dawn = Dawn in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}
web-obs-dawn-soon = Dawn is near
web-obs-go-on = Go on
web-obs-rest = Keep my choice and rest
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
web-obs-track-title = The track of the hourglass
web-obs-track-about = Every time the sand runs out, the hourglass moves one space on. The number of the space where it stands when the doors are settled is how many more traps come next turn (B-22). After the last space nobody is waited for.
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
web-obs-stand = { $chip ->
    [companion] Send the companion to door { $door }
   *[own] Stand at door { $door }
}
web-obs-stand-silent = { $chip ->
    [companion] Companion: keep door { $door } in mind
   *[own] Keep door { $door } in mind
}
web-obs-stand-sure = Door { $door }, for sure? Touch again
web-obs-stands = { $chip ->
    [companion] The companion stands here
   *[own] Your chip stands here
}
web-obs-stand-here = Who stands at this door
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
web-obs-not-found = Missed.
web-obs-exit-was = The Exit was door { $door }.
web-obs-was-right = { $name } found the Exit
web-obs-was-wrong = { $door ->
    [0] { $name } stood at no door
   *[other] { $name } took door { $door }
}
web-obs-nobody-paid = Nobody was wrong. Not a token lost.
web-obs-next-room = { $extra ->
    [0] One trap waits in the next room.
    [one] One more trap waits in the next room.
   *[other] { $extra } more traps wait in the next room.
}
web-obs-accuse = Who opened the wrong doors?
web-obs-accuse-about = The light is spent. Name the Traitor{ $sand ->
    [no] .
   *[other] {" "}before the sand runs out.
}
web-obs-accuse-others = The light is spent. The Wizards look for the Traitor.
web-obs-price = { $dark ->
    [one] One token left
   *[other] { $dark } tokens left
} · an innocent accused costs 2
web-obs-left = { $dark ->
    [0] No token left
    [one] One token left
   *[other] { $dark } tokens left
}
web-obs-suspects = Suspects
web-obs-sealed = sealed
web-obs-lock = Seal: I point at { $name }
web-obs-lock-none = Seal: I point at nobody
web-obs-unlock = You point at { $name }. Think again
web-obs-unlock-none = You point at nobody. Think again
web-obs-hands-up = Who points at whom
web-obs-exposed = { $name } is the Traitor. From now on only the night is theirs.
web-obs-not-exposed = The Traitor is still among you.
web-obs-is-loyal = Loyal
web-obs-is-traitor = Traitor!
web-obs-pointed-by = Pointed at by { $names }
web-obs-votes-shown = All fingers point at once.
web-obs-show-goes-on = In a moment the night goes on.
web-obs-free = Free!
web-obs-lost = The Library keeps you.
web-obs-you-won = You won.
web-obs-you-lost = You lost.
web-obs-end-rooms = Exits found
web-obs-end-turns = Turns
web-obs-end-tokens = Cohesion left
web-obs-end-who = Who was who
web-obs-end-tale = The story of the night
web-obs-end-last = The last room, face up
web-obs-album = The album of the night
web-obs-end-picks = { $number ->
    [one] One door was the Traitor’s.
   *[other] { $number } doors were the Traitor’s.
}
web-obs-again = Another night

## The puzzle of the week
web-puzzle-obscurio-ask = Which door does the Grimoire mean?
web-puzzle-obscurio-link = A Butterfly points at this: { $pointed }. Door { $door } shows { $same ->
    [yes] one too
   *[no] its like: { $found }
 }, and no other door does.
web-puzzle-obscurio-fits = How well each door answers the whole clue, for the house’s own listener
web-puzzle-obscurio-fit = Door { $door }: { $fit }
web-puzzle-obscurio-page = Page { $page }
web-puzzle-obscurio-points = A Butterfly points at: { $what }.
web-puzzle-obscurio-whole = A Butterfly lies below: the whole picture is meant.
web-puzzle-obscurio-door = Door { $door }. { $says }
