# Obscurio, in English.

obscurio-language = en
obscurio-name = Obscurio
obscurio-tagline = A book that cannot speak, six rooms to cross, and a traitor among you.
obscurio-goal = The Grimoire cannot speak: it points Butterflies at pictures. Wizards, find the door its clue means, six times, before your Cohesion is gone. One of you may be the Traitor, who wants the others to go wrong.

## Names

obscurio-seat = player { $number }
obscurio-role-grimoire = the Grimoire
obscurio-role-loyal = loyal
obscurio-role-traitor = the Traitor
obscurio-role-wizard = a Wizard
obscurio-role-spectator = a spectator
obscurio-character-amber = Amber
obscurio-character-azure = Azure
obscurio-character-crimson = Crimson
obscurio-character-jade = Jade
obscurio-character-pearl = Pearl
obscurio-character-slate = Slate
obscurio-character-violet = Violet
obscurio-watcher = the Watcher
obscurio-trap-plus_two = +2
obscurio-trap-dusk_hallway = Dusk Hallway
obscurio-trap-magical_mist = Magical Mist
obscurio-trap-dark_night = Dark Night
obscurio-trap-united_butterflies = United Butterflies
obscurio-trap-bottom_butterfly = Bottom Butterfly
obscurio-trap-dark_magic = Dark Magic
obscurio-trap-espionage = Espionage
obscurio-trap-concealed_door = Concealed Door
obscurio-trap-evanescent_room = Evanescent Room
obscurio-trap-great_room = Great Room
obscurio-trap-dangerous_room = Dangerous Room
obscurio-trap-locked_doors = Locked Doors
obscurio-trap-no_effect = No Effect
obscurio-effect-plus_two = Two more traps are drawn at once (B-24).
obscurio-effect-dusk_hallway = Red sheets cover both Pages (B-34).
obscurio-effect-magical_mist = Printed sheets cover both Pages; no Butterfly may point at the print (B-35).
obscurio-effect-dark_night = Pages and Butterflies vanish after the reading (B-36).
obscurio-effect-united_butterflies = Both Butterflies, on the same Page (B-37).
obscurio-effect-bottom_butterfly = At least one Butterfly lies below a Page (B-38).
obscurio-effect-dark_magic = The Traitor may add four cards (B-43).
obscurio-effect-espionage = The Traitor is shown the Exit (B-44).
obscurio-effect-concealed_door = The card at door 4 stays face down (B-59).
obscurio-effect-evanescent_room = The hourglass has fewer spaces, and they bring more traps (B-60).
obscurio-effect-great_room = There is a seventh door (B-61).
obscurio-effect-dangerous_room = Each wrong door that was chosen costs one token more (B-62).
obscurio-effect-locked_doors = Doors open one at a time: take it or leave it (B-63).
obscurio-effect-no_effect = Nothing happens (B-70).
obscurio-phase-traps = Traps
obscurio-phase-riddle = The Grimoire writes
obscurio-phase-read = Reading the clue
obscurio-phase-night = Eyes closed: the Library stirs
obscurio-phase-open = Choosing a door
obscurio-phase-last_call = Last call
obscurio-phase-watch = Choosing in silence
obscurio-phase-count = Three, two, one
obscurio-phase-locked = Locked doors
obscurio-phase-locked_watch = Locked doors, in silence
obscurio-phase-resolve = The Exit
obscurio-phase-accuse = Accusation
obscurio-phase-accused = The accused
obscurio-phase-end = The end
obscurio-window-riddle = time for the clue
obscurio-window-read = time to read
obscurio-window-night = eyes closed
obscurio-window-sand = the hourglass
obscurio-window-window = time to answer
obscurio-window-call = last call
obscurio-window-shown = a look at the table
obscurio-window-accuse = time to accuse
obscurio-below = below Page { $page }
obscurio-points = { $thing } on Page { $page }
obscurio-reason-name = the same thing
obscurio-reason-kind = the same kind of thing
obscurio-reason-tag = the same idea
obscurio-reason-colour = the same colour
obscurio-reason-shape = the same shape
obscurio-reason-theme = the same mood
obscurio-claim-loyal = I am loyal.
obscurio-claim-sure = I am sure.
obscurio-claim-unsure = I am not sure.
obscurio-claim-lost = I have no idea.
obscurio-level-0 = unknown
obscurio-level-1 = trusted
obscurio-level-2 = suspected

## Questions

obscurio-ask-clue = Place one or two Butterflies. What do they point at?
obscurio-ask-put = Place a Butterfly; it cannot be moved afterwards.
obscurio-ask-read = Look at the Pages. Are you ready?
obscurio-ask-night = Eyes closed. Take cards, or rest; only the Traitor’s count.
obscurio-ask-board = Your own notes; nobody sees them.
obscurio-ask-doors = Which door do you choose?
obscurio-ask-last_call = All agree. Do you want to think again?
obscurio-ask-watch = In silence: which door do you have in mind?
obscurio-ask-locked = Do you take this door?
obscurio-ask-accuse = Who is the Traitor?
obscurio-ask-talk = Do you want to say something?
obscurio-ask-count = All chips are placed at once.
obscurio-ask-shown = The result. Go on when you have seen enough.

## Choices

obscurio-choice-clue = { $clue }
obscurio-choice-put = { $clue }
obscurio-choice-close = no second Butterfly
obscurio-choice-ready = I am ready
obscurio-choice-unready = I am not ready yet
obscurio-choice-pick = take card { $slot }
obscurio-choice-rest = rest
obscurio-choice-mark = note { $seat }: { $level }
obscurio-choice-place = go to door { $door }
obscurio-choice-companion = send the companion to door { $door }
obscurio-choice-confirm = I agree
obscurio-choice-withdraw = I do not agree any more
obscurio-choice-commit = have door { $door } in mind
obscurio-choice-commit-both = have door { $door } in mind, and door { $second } for the companion
obscurio-choice-uncommit = put the chip back
obscurio-choice-take = take door { $door }
obscurio-choice-refuse = refuse door { $door }
obscurio-choice-take_companion = take door { $door } for the companion
obscurio-choice-refuse_companion = refuse door { $door } for the companion
obscurio-choice-vote = point at { $seat }
obscurio-choice-abstain = point at nobody
obscurio-choice-lock = that is my vote
obscurio-choice-unlock = think again
obscurio-choice-suggest = I would take door { $door }.
obscurio-choice-suggest-why = I would take door { $door }, for the { $butterfly ->
    [1] red
   *[2] blue
} Butterfly: { $reason }.
obscurio-choice-doubt = I do not believe in door { $door }.
obscurio-choice-agree = I agree with { $seat }.
obscurio-choice-ask = What does { $seat } think?
obscurio-choice-suspect = I do not trust { $seat }.
obscurio-choice-trust = I trust { $seat }.
obscurio-choice-claim = { $claim }
obscurio-choice-concede = { $seat } is right. I come over.
obscurio-choice-suggest-thing = { $way ->
    [0] Door { $door }
   *[1] I would take door { $door }
}: the { $thing } on the { $page ->
    [1] left
   *[2] right
} Page, { $likeness ->
    [name] and here is the { $like }
    [kind] and the { $like } here is of the same kind
    [shape] and the { $like } here has its shape
   *[colour] and the { $like } here has its colour
}.
obscurio-choice-time = the time is over
obscurio-choice-tick = time goes by
obscurio-choice-sand = the hourglass runs out
obscurio-choice-call = the count is over
obscurio-choice-shown = nobody is waited for any more
obscurio-choice-continue = go on

## What happens

obscurio-begun = The Library closes behind you. The Grimoire is { $grimoire }. Tokens of Cohesion: { $light } in the light, { $dark } in the dark.
obscurio-turn = Turn { $turn }, space { $progress } of 6. { $watcher ->
    [yes] The Watcher is awake: not a word (B-67).
   *[no] { "" }
}
obscurio-traitor-known = You alone know: the Traitor is { $seat }. Let nothing show (B-17).
obscurio-trap = A trap: { $trap }.
obscurio-refilled = The deck is running short: the { $cards } discarded cards are shuffled into it (BA-38).
obscurio-clue = The Grimoire hands over the Desk, with { $butterflies ->
    [one] one Butterfly
   *[other] { $butterflies } Butterflies
}.
obscurio-dark-night = Night falls over Pages and Butterflies (B-36).
obscurio-eyes-closed = All Wizards close their eyes. The Library stirs.
obscurio-picked = Card { $slot } of the holder is taken, and another lies there.
obscurio-doors = { $doors } doors appear. { $locked ->
    [yes] They open one at a time (B-63).
   *[no] { "" }
}
obscurio-hourglass = The hourglass is turned and stands on space { $space }: { $extra ->
    [0] no trap more
    [one] one trap more
   *[other] { $extra } traps more
} next turn, if the doors are settled there (B-22).
obscurio-time-out = The last sand has run out.
obscurio-moved = { $companion ->
    [yes] The companion
   *[no] { $seat }
} goes to door { $door }.
obscurio-confirmed = { $seat } agrees.
obscurio-withdrew = { $seat } thinks again.
obscurio-in-hand = { $seat } holds a chip in hand.
obscurio-put-back = { $seat } puts the chip back.
obscurio-placed = { $chips ->
    [0] No chip stands at a door.
   *[other] The chips are placed.
}
obscurio-took = { $companion ->
    [yes] The companion
   *[no] { $seat }
} takes door { $door }.
obscurio-refused = { $companion ->
    [yes] The companion
   *[no] { $seat }
} refuses door { $door }.
obscurio-nobody-took = Nobody takes door { $door }.
obscurio-answered = { $companion ->
    [yes] It is decided for the companion.
   *[no] { $seat } has decided.
}
obscurio-next-door = Door { $door } opens.
obscurio-exit = The Exit was door { $door }. { $found ->
    [yes] It was found.
   *[no] Nobody found it.
}
obscurio-error = { $companion ->
    [yes] The companion
   *[no] { $seat }
} was wrong: { $tokens ->
    [0] no token was left to be
    [one] one token
   *[other] { $tokens } tokens
} lost (B-55).
obscurio-danger = The room is dangerous: { $tokens ->
    [0] no more tokens are
    [one] one token more is
   *[other] { $tokens } tokens more are
} lost (B-62).
obscurio-progress = On to space { $space } of 6.
obscurio-accusation = The light is gone. Round { $round } of accusation (B-72).
obscurio-no-votes = Nobody points at anybody (BA-32).
obscurio-locked = { $seat } has decided.
obscurio-unlocked = { $seat } thinks again.
obscurio-vote = { $seat } points at { $accused }
obscurio-votes = All fingers point: { $votes }.
obscurio-accused = { $seat } shows a card: { $loyal ->
    [yes] loyal. Two tokens are lost (B-77).
   *[no] the Traitor!
}
obscurio-said = { $seat }: { $about }

## Hints

obscurio-hint-thing = Point at the { $thing } on the { $page ->
    [1] left
   *[2] right
} Page: { $likeness ->
    [name] the Exit shows one, too: { $like }
    [kind] the Exit shows something of the kind: { $like }
    [shape] the { $like } of the Exit has its shape
   *[colour] the { $like } of the Exit has its colour
}.
obscurio-hint-decoy = For the Traitor: what fits the clue best misleads best. What the others take counts for nothing.
obscurio-hint-seen = The { $thing } on the { $page ->
    [1] left
   *[2] right
} Page, { $likeness ->
    [name] and here is one, too: { $like }
    [kind] and the { $like } here is of the same kind
    [shape] and the { $like } here has its shape
   *[colour] and the { $like } here has its colour
}.
obscurio-hint-door = Door { $door } is the Exit in about { $percent } of a hundred such rooms.
obscurio-hint-locked = It is the Exit in about { $percent } of a hundred such rooms; here at least { $least } are worth taking.
obscurio-hint-guilt = { $seat } looks like the Traitor at { $percent } %; an even share would be { $even }.
obscurio-hint-room = { $seat } stood at door { $door } in room { $room }, where the Exit was plain.
obscurio-hint-wait = Wait a moment: nothing has to be decided yet.
obscurio-hint-other = There is not much to decide here.

## Why did you do that?

obscurio-why-thing = I pointed at the { $thing } on the { $page ->
    [1] left
   *[2] right
} Page: { $likeness ->
    [name] the Exit shows one, too: { $like }
    [kind] the Exit shows something of the kind: { $like }
    [shape] the { $like } of the Exit has its shape
   *[colour] the { $like } of the Exit has its colour
}.
obscurio-why-nothing = I pointed at the { $thing } on the { $page ->
    [1] left
   *[2] right
} Page; nothing of the Exit is quite like it, but less of the other cards.
obscurio-why-whole = I meant the { $page ->
    [1] left
   *[2] right
} Page as a whole: its mood and its colours.
obscurio-why-close = More Butterflies would only have muddled it.
obscurio-why-clue-chance = I thought a Wizard would find the Exit by it in { $percent } of a hundred such rooms, the Traitor’s best decoys among the doors{ $alone ->
    [1] . One clear Butterfly seemed better to me than two
   *[other] . Two seemed better to me than one
}.
obscurio-why-door = To me door { $door } was the Exit at { $percent } %.
obscurio-why-seen = The { $thing } on the { $page ->
    [1] left
   *[2] right
} Page, { $likeness ->
    [name] and here was one, too: { $like }
    [kind] and the { $like } here is of the same kind
    [shape] and the { $like } here has its shape
   *[colour] and the { $like } here has its colour
}.
obscurio-why-unlike = I saw nothing in its card that is plainly like the clue; the others fitted even less.
obscurio-why-hidden = Its card lay face down.
obscurio-why-company = { $count ->
    [one] Somebody stood there already, which spoke for it.
   *[other] { $count } others stood there already, which spoke for it.
}
obscurio-why-spread = Door { $door } looked likelier ({ $percent } %), but enough of us stood there: one found room is worth a try elsewhere.
obscurio-why-glance = At first glance it looked best; with a calmer eye it is door { $door } ({ $percent } %).
obscurio-why-traitor-door = I was the Traitor. Door { $door } looked likelier ({ $percent } %); I stood where a Wizard could err, as long as nobody suspected me more than others.
obscurio-why-locked = Door { $door } was the Exit at { $percent } %; with the doors still to come I take one from { $least } % on.
obscurio-why-night-loyal = I am loyal: what I touched in the night counts for nothing. Everybody does something, so that nobody hears who is the Traitor.
obscurio-why-decoy = I was the Traitor: this card was to be taken for the Exit.
obscurio-why-rest = I was the Traitor and had laid { $count }; nothing else in my hand would have misled anybody.
obscurio-why-guilt = I took { $seat } for the Traitor at { $percent } %; an even share would have been { $even }.
obscurio-why-room = In room { $room } { $seat } stood at door { $door }, though door { $exit } was there to be read ({ $percent } %).
obscurio-why-traitor-vote = I was the Traitor, and { $seat } was suspected anyway.
obscurio-why-word-kept = I had named them before, and nothing changed my mind.
obscurio-why-no-clue = I knew nothing against anybody; it was a guess.
obscurio-why-lock = I had made up my mind.
obscurio-why-agree = They had spoken for the door I liked best.
obscurio-why-concede = More of us stood elsewhere, and what they said was good.
obscurio-why-ask = They stood alone at a door that nobody had spoken for.
obscurio-why-word = It was my turn to say something.
obscurio-why-other = There was not much to decide.

## The terminal

obscurio-screen-head = Turn { $turn } · { $phase }
obscurio-screen-role = You are { $role }.
obscurio-screen-gauge = Cohesion { $light } light, { $dark } dark
obscurio-screen-deck = deck { $number }
obscurio-screen-traps = Traps: { $traps }
obscurio-screen-exit = The Exit:
obscurio-screen-page = Page { $number }:
obscurio-screen-butterflies = Butterflies:
obscurio-screen-you = (you)
obscurio-screen-red = under red
obscurio-screen-mist = under mist
obscurio-screen-legend = ●●○ the way to the exit · ✓ has decided · [4] stands at door 4, [–] at none yet · ×2 two errors so far · ★ the Exit · light and dark: what is left of the Cohesion; a token goes for every wrong door, and when none is left the Traitor wins
obscurio-effect-watcher = The Watcher looks on: nobody speaks, and doors are chosen in secret (B-68).
obscurio-group-clue = { $clue } …
obscurio-group-commit = have door { $door } in mind …
obscurio-group-mark = note { $seat } …
obscurio-group-suggest = speak for a door …
obscurio-group-doubt = doubt a door …
obscurio-group-agree = agree with somebody …
obscurio-group-ask = ask somebody …
obscurio-group-suspect = suspect somebody …
obscurio-group-trust = trust somebody …
obscurio-screen-slot = Holder { $number }:
obscurio-screen-door = Door { $number }
obscurio-screen-face-down = face down

## How it ends

obscurio-winners-library = The Library
obscurio-winners-traitor = The Traitor
obscurio-winners-wizards = The Wizards and their Grimoire
obscurio-outcome-escaped = The last door opens. The Wizards and their Grimoire are free (B-82).
obscurio-outcome-cohesion_lost = The last token is gone. The Library keeps you, and the Traitor smiles (B-83).
obscurio-outcome-lost_in_library = The last token is gone. You are lost in the Library (B-85).

## Options

obscurio-option-difficulty = How many tokens of Cohesion you begin with.
obscurio-option-difficulty-beginner = Beginner: the most tokens
obscurio-option-difficulty-experienced = Experienced: fewer
obscurio-option-difficulty-expert = Expert: the fewest
obscurio-seat-grimoire = The Grimoire
obscurio-option-grimoire = Which seat is the Grimoire; 0 is the first, whoever opens the table.
obscurio-option-characters = The characters in seat order, by their colours.
obscurio-option-tokens = A number of tokens of your own; 0 for the table of the rules.
obscurio-option-trap_bag = Which traps are in the bag; empty for one of each.
obscurio-option-victory_timing = Whether the last Exit saves you before or after its mistakes are paid.
obscurio-option-victory_timing-after_penalties = pay first; at least one token must be left
obscurio-option-victory_timing-immediate = free at once
obscurio-option-hourglass_seconds = Seconds on each space of the hourglass.
obscurio-option-time_track = Extra traps by space of the hourglass.
obscurio-option-evanescent_track = The same in an Evanescent Room.
obscurio-option-relaxed = Play without a clock.
obscurio-option-relaxed_extra = Without a clock: extra traps every turn.
obscurio-option-relaxed_cap = Without a clock: seconds after which nobody is waited for.
obscurio-option-riddle_limit = Seconds for the clue; 0 for no limit.
obscurio-option-doors = How many doors a room has.
obscurio-option-doors-6 = six
obscurio-option-doors-5 = five
obscurio-option-strict_placement = Each Butterfly is final as soon as it is placed.
obscurio-option-max_bottom = How many Butterflies may lie below Pages.
obscurio-option-max_bottom-2 = both
obscurio-option-max_bottom-1 = one
obscurio-option-read_limit = Seconds to read the clue.
obscurio-option-grimoire_sees_holder = When the Grimoire may look into the holder.
obscurio-option-grimoire_sees_holder-step3_only = in Step 3 only
obscurio-option-grimoire_sees_holder-always = always
obscurio-option-grimoire_sees_uncovered = The Grimoire sees the Pages without sheets.
obscurio-option-step3 = How the night ends.
obscurio-option-step3-ticks = soon after everybody is done
obscurio-option-step3-constant = always after the same time
obscurio-option-step3_min = The least seconds of a night.
obscurio-option-step3_max = The most seconds of a night.
obscurio-option-result_seconds = Seconds a result stays in sight, unless all go on before.
obscurio-option-last_call = Seconds to think again when all agree.
obscurio-option-locked_watcher_window = Seconds for each answer with locked doors under the Watcher.
obscurio-option-watcher_timeout = What happens under the Watcher when time runs out before all have decided.
obscurio-option-watcher_timeout-committed_count = decided Wizards count
obscurio-option-watcher_timeout-all_fail = all are wrong
obscurio-option-watcher_silences_accusation = The Watcher forbids talk in an accusation too.
obscurio-option-dangerous_counts = What a Dangerous Room counts.
obscurio-option-dangerous_counts-distinct_doors = wrong doors
obscurio-option-dangerous_counts-wrong_chips = wrong chips
obscurio-option-dangerous_counts_unplaced = A chip without a door counts as well.
obscurio-option-accusation_seconds = Seconds for an accusation.
obscurio-option-accusation_full_minute = The whole time is used, even if all have voted.
obscurio-option-vote_self = One may point at oneself.
obscurio-option-vote_revealed = One may point at somebody whose loyalty is proven.
obscurio-option-must_vote = Everybody must point at somebody.
obscurio-option-described = Every picture can be heard: what is on it is told in words to all who may see it.

## Colours, where pictures are described

obscurio-colour-beige = beige
obscurio-colour-cream = cream
obscurio-colour-grey = grey
obscurio-colour-rust = rust
obscurio-colour-brown = brown
obscurio-colour-charcoal = charcoal
obscurio-colour-olive = olive
obscurio-colour-gold = gold
obscurio-colour-sage = sage green
obscurio-colour-dusty-pink = dusty pink
obscurio-colour-grey-blue = grey-blue
obscurio-colour-black = black
obscurio-colour-mauve = mauve
obscurio-colour-white = white
obscurio-colour-orange = orange
obscurio-colour-maroon = maroon
obscurio-colour-dark-teal = dark teal
obscurio-colour-dark-green = dark green
obscurio-colour-peach = peach
obscurio-colour-red = red
obscurio-colour-sky-blue = sky blue
obscurio-colour-pink = pink
obscurio-colour-deep-blue = deep blue
obscurio-colour-indigo = indigo
obscurio-colour-purple = purple
obscurio-colour-yellow = yellow
obscurio-colour-green = green
obscurio-colour-turquoise = turquoise
obscurio-colour-lilac = lilac
obscurio-colour-magenta = magenta
obscurio-colour-lime = lime green
obscurio-colour-blue = blue

## Decks

bad-obscurio-option = { $name } cannot be "{ $given }" at this table; it can be: { $known } ({ $rule }).
bad-obscurio-undescribed = Some pictures of this deck have no description: at this table pictures cannot be told in words ({ $rule }).
bad-deck-size = The deck "{ $deck }" has { $given } pictures; it needs at least { $least } (B-02).
bad-deck-id = In the deck "{ $deck }" the name "{ $id }" cannot be used: letters, digits and underscores only, with at least one letter, and not the name of a trap.
bad-deck-twice = The deck "{ $deck }" has two pictures called "{ $id }".
bad-deck-folder = There is no folder "{ $deck }".
bad-deck-no-picture = The deck "{ $deck }" describes "{ $id }", but there is no such picture.
bad-deck-description = In the deck "{ $deck }" the file { $file } cannot be read: { $why }.
bad-deck-element-twice = In the deck "{ $deck }" the card "{ $card }" has two elements with the same id.
bad-deck-outline = In the deck "{ $deck }", card "{ $card }", the outline of "{ $element }" is not a list of rings with at least three points.
bad-deck-own-size = The deck "{ $deck }" has { $given } pictures; it needs { $least } to { $most } (B-02).
bad-deck-public = A deck of one’s own pictures is for private tables only.
bad-deck-not-here = This deck is not on this machine.
bad-deck-same = In the deck "{ $deck }" the picture { $file } is there twice.
bad-deck-picture = In the deck "{ $deck }" the picture { $file } cannot be used: { $why ->
    [small] it is too small; the shorter side needs 300 pixels.
    [large] it is too large; 40 MB and 100 million pixels are the limit.
    [damaged] it is damaged.
   *[kind] it is no JPEG, PNG, WebP or AVIF.
}
bad-deck-salience = In the deck "{ $deck }", card "{ $card }", the salience of "{ $element }" must lie between 0 and 1.

## Studies

obscurio-study-balance = how bots of every seat fare, by players and level
obscurio-study-fit = fit the numbers that the bots judge by
obscurio-study-leak = whether the Traitor bot gives itself away by its manner
obscurio-measure-rooms = rooms
obscurio-measure-accuracy = loyal chips at the Exit, as a share
obscurio-measure-found = rooms whose Exit was found, as a share
obscurio-measure-tokens_left = Cohesion tokens left
obscurio-measure-accused = games with an accusation, as a share
obscurio-measure-traps = traps in play
obscurio-measure-role = the role
obscurio-measure-doubt = how unsure loyal Wizards are of the Traitor, in bits
obscurio-study-sense = do the bots make sense to people? what they point at, whether they keep their word
obscurio-study-quiz = riddles for people, with their key, as data

obscurio-puzzle-ask = Which door does the Grimoire mean?
obscurio-puzzle-page = Page { $page }: { $says }
obscurio-puzzle-points = A Butterfly points at: { $what }.
obscurio-puzzle-whole = A Butterfly lies below: the whole picture is meant.
obscurio-puzzle-door = Door { $door }: { $says }
obscurio-puzzle-link = A Butterfly points at this: { $pointed }. Door { $door } shows its like ({ $found }), and no other door does.
obscurio-puzzle-fits = How well each door answers the whole clue, for the house’s own listener, of 100: { $fits }.
