# Occulto, in English.

occulto-name = Occulto
occulto-tagline = Six cursed villagers, one cauldron. Brew for yours, if you still know which one it is.
occulto-goal = Everybody here is cursed. You hold a hidden character of one colour, and characters change places. Once seven cards (eight with fewer than five players) lie on somebody’s bench, the last turns begin; whoever then holds the character whose colour has the most potions is saved and wins.

## Cards

occulto-card = { $ability } ({ $colour } { $potions })
occulto-colour-red = red
occulto-colour-yellow = yellow
occulto-colour-blue = blue
occulto-colour-violet = violet
occulto-colour-green = green
occulto-colour-orange = orange
occulto-ability-reaper = Reaper
occulto-ability-oubliettes = Oubliettes
occulto-ability-thief = Thief
occulto-ability-poisoned_gift = Poisoned Gift
occulto-ability-totem = Totem
occulto-ability-shield = Shield
occulto-ability-forest_fire = Forest Fire
occulto-ability-divination = Divination
occulto-ability-gust = Gust
occulto-ability-barter = Barter
occulto-ability-metamorphosis = Metamorphosis
occulto-ability-sabotage = Sabotage
occulto-ability-tornado = Tornado
occulto-ability-lucidity = Lucidity
occulto-ability-full_moon = Full Moon
occulto-ability-clover = Four-leaf Clover
occulto-ability-abundance = Abundance
occulto-ability-double_ration = Double Ration
occulto-ability-crystal_ball = Crystal Ball
occulto-ability-chameleon = Chameleon
occulto-ability-uprooting = Uprooting
occulto-category-attack = attack
occulto-category-vision = vision
occulto-category-exchange = exchange
occulto-category-resource = resource
occulto-category-defence = defence
occulto-power-babylon_burns = Babylon Burns
occulto-power-delusions_of_grandeur = Delusions of Grandeur
occulto-power-voice_on_the_way = A Voice on the Way
occulto-power-scabats_schemes = Scabat’s Schemes
occulto-power-rgb_update = RGB Update
occulto-power-shiny_power = Shiny Power
occulto-person = player { $number }
occulto-place-seat = the character of player { $number }
occulto-place-centre = character { $number } of the centre
occulto-side-left = to the left
occulto-side-right = to the right

## What the abilities do, as it stands on the cards (C-50 … C-70)

occulto-does-reaper = Put a character out of the game.
occulto-does-oubliettes = Discard a card from a bench.
occulto-does-thief = Take a card from another hand.
occulto-does-poisoned_gift = Everyone passes a card to a neighbour.
occulto-does-totem = A character stays put for two rounds.
occulto-does-shield = Fend off an attack. Not on your turn.
occulto-does-forest_fire = All others discard a card.
occulto-does-divination = Look at another’s character.
occulto-does-gust = All characters move one place.
occulto-does-barter = Exchange hands with somebody.
occulto-does-metamorphosis = Exchange two characters.
occulto-does-sabotage = Cover a card: its potions are void.
occulto-does-tornado = Shuffle the others’ characters.
occulto-does-lucidity = Look at your own character.
occulto-does-full_moon = All but its owner see a character.
occulto-does-clover = Draw a card and act again.
occulto-does-abundance = One more potion for a colour you brew.
occulto-does-double_ration = Draw one more on your next turn.
occulto-does-crystal_ball = See the top two cards; keep one on top.
occulto-does-chameleon = Copy a card of yours or of a neighbour.
occulto-does-uprooting = Take a card from another bench.

## Questions

occulto-ask-act = Your turn: play a card, discard one for protection, or leave it at that.
occulto-ask-shield = You are under attack. Do you raise a Shield?
occulto-ask-peek = A face lies open to you. Put it away when you have seen it.
occulto-ask-burn = Forest Fire: which card do you discard?
occulto-ask-give = Poisoned Gift: which card do you pass on?
occulto-ask-crystal = Which card stays on top of the deck?
occulto-ask-colour = Which colour does the Abundance take?
occulto-ask-steal = Which card do you take?
occulto-ask-replace = Which character of the centre do you take, unseen?

## Choices

occulto-choice-pass = stop here
occulto-choice-discard = discard { $card } to protect your bench
occulto-choice-play = play { $card }: { $targets }
occulto-choice-play-bare = play { $card }
occulto-choice-play-copy = play { $card } as { $ability }: { $targets }
occulto-choice-play-copy-bare = play { $card } as { $ability }
occulto-choice-lay = lay { $card } for its potions alone
occulto-choice-shield = raise { $card }
occulto-choice-decline = let it happen
occulto-choice-ack = put it away
occulto-choice-burn = burn { $card }
occulto-choice-give = give { $card }
occulto-choice-top = leave { $card } on top
occulto-choice-colour = { $colour }
occulto-choice-take = take { $card }
occulto-choice-take-centre = take { $place }

## What happens

occulto-dealt = { $players } players sit down; { $deck } cards in the deck, { $removed ->
    [0] none left out
    [one] one left out unseen
   *[other] { $removed } left out unseen
}. It begins with { $first }.
occulto-dealt-seen = { $players } players sit down; { $deck } cards in the deck, { $removed ->
    [0] none left out
    [one] one left out unseen
   *[other] { $removed } left out unseen
}. It begins with { $first }. Your hand: { $hand }.
occulto-face-up = One character lies open in the centre: { $colour } (C-11).
occulto-first-look = Everybody looks at their own character, once (C-07).
occulto-first-look-seen = You look at your character, once: { $colour } (C-07).
occulto-turn = Turn { $turn }: { $seat }.
occulto-draw = { $seat } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
occulto-draw-seen = You draw { $cards }.
occulto-pass = { $seat } leaves it at that (C-24).
occulto-discard = { $seat } discards { $card }; that bench is protected for a round (C-23).
occulto-discard-hidden = { $seat } discards a card; that bench is protected for a round (C-23).
occulto-discard-hidden-seen = You discard { $card }; your bench is protected for a round (C-23).
occulto-play = { $seat } plays { $card }: { $targets }.
occulto-play-bare = { $seat } plays { $card }.
occulto-copy = { $seat } plays { $card } as { $ability }: { $targets } (C-69).
occulto-copy-bare = { $seat } plays { $card } as { $ability } (C-69).
occulto-laid = { $seat } lays { $card } without using it (CA-51).
occulto-shielded = { $seat } raises { $card } against { $ability } (C-55).
occulto-look = { $seats } may look at { $place }.
occulto-look-seen = You look at { $place }: { $colour }.
occulto-full-moon = { $seats } see { $place } (C-64).
occulto-full-moon-seen = { $seats } see { $place }: { $colour } (C-64).
occulto-swapped = Exchanged: { $place } and { $other_place } (C-60).
occulto-reaped = { $place } is out of the game: { $colour } (C-50).
occulto-replaced = { $seat } takes { $place }, unseen (C-50).
occulto-gust = A gust moves the characters one place { $side }: { $places } (C-58).
occulto-tornado = A tornado shuffles { $places } (C-62).
occulto-stolen = { $seat } takes a card from { $victim } (C-52).
occulto-stolen-seen = { $seat } takes { $card } from { $victim } (C-52).
occulto-bartered = { $seat } and { $other_seat } exchange hands (C-59).
occulto-bartered-seen = { $seat } and { $other_seat } exchange hands (C-59). Your hand now: { $cards }.
occulto-given = { $seat } passes a card to { $to } (C-53).
occulto-given-seen = { $seat } passes { $card } to { $to } (C-53).
occulto-burn = { $seat } loses { $card } to the fire (C-56).
occulto-burn-hidden = { $seat } loses a card to the fire (C-56).
occulto-burn-hidden-seen = You lose { $card } to the fire (C-56).
occulto-crystal = { $seat } looks at { $count ->
    [one] the last card
   *[other] the top { $count } cards
} of the deck (C-68).
occulto-dropped = { $card } is discarded from the bench of { $seat } (C-51).
occulto-uprooted = { $seat } takes { $card } from the bench of { $victim } (C-70).
occulto-abundance = { $card } adds a potion: { $colour } (C-66).
occulto-recoloured = { $card } is now { $colour } (C-66).
occulto-sabotaged = { $card } cancels { $target } on the bench of { $seat } (C-61).
occulto-bench-full = The bench of { $seat } is full. { $turns ->
    [0] No more turns
    [one] One more turn
   *[other] { $turns } more turns
} after this one (C-37).
occulto-deck-empty = The deck is empty. { $turns ->
    [0] No more turns
    [one] One more turn
   *[other] { $turns } more turns
} after this one (C-38).
occulto-revealed = The characters are turned up: { $faces }.
occulto-totals = The potions: { $totals }.
occulto-powers = Powers at work: { $powers } (C-73).

## How it ends

occulto-outcome-saved = One character is saved (C-41).
occulto-outcome-tie_break = A tie, broken on one’s own bench (C-42).
occulto-outcome-shared = A tie that stays: the victory is shared (C-43).
occulto-outcome-centre = A character of the centre is saved; nobody wins (C-45).

## The table in a terminal

occulto-screen-head = Turn { $turn }: { $active } · { $deck } in the deck
occulto-screen-ending = { $turns ->
    [0] last turn
    [one] one more turn after this one
   *[other] { $turns } more turns after this one
}
occulto-screen-you = (you)
occulto-screen-cards = { $number ->
    [one] one card
   *[other] { $number } cards
}
occulto-screen-protected = protected
occulto-screen-centre = Centre:
occulto-screen-totals = Potions:
occulto-screen-hand = Your hand:
occulto-screen-peek = You are looking at { $place }: { $colour }
occulto-screen-attack = { $seat } attacks with { $ability }: { $targets }
occulto-screen-attack-bare = { $seat } attacks with { $ability }
occulto-screen-expert = Expert: no bench ends the game, and a power at work adds 3 potions to its colour (C-73). Attack cards on the benches now: { $attacks }.
occulto-screen-attacks = attack cards: { $number }
occulto-condition-babylon_burns = at least 16 attack cards on all benches together (C-74)
occulto-condition-delusions_of_grandeur = its holder has the most cards on the bench (C-75)
occulto-condition-voice_on_the_way = its holder has the most vision cards on the bench (C-76)
occulto-condition-scabats_schemes = its holder has the most cards in hand (C-77)
occulto-condition-rgb_update = its holder’s bench shows all six colours (C-78)
occulto-condition-shiny_power = fewer than three other powers are at work (C-79)
occulto-screen-benches = The benches:
occulto-screen-legend = ▶ whose turn it is · (?) a hidden character · (red/blue) what it can be · * held by a Totem · †red out of the game · [3/7] cards on the bench and how many set off the end · × cancelled by a Sabotage
occulto-group-play = play { $card } …
occulto-group-discard = discard a card to protect your bench …
occulto-screen-journal = Your journal:
occulto-journal-look = { $seats } looked at { $places }
occulto-journal-open = lies open in the centre
occulto-journal-colour = { $text }: { $colour }
occulto-journal-swap = exchanged: { $places }
occulto-journal-gone = gone: { $places }
occulto-journal-gust = moved one place: { $places }
occulto-journal-tornado = shuffled: { $places }

## Presets and options

occulto-preset-standard = Standard
occulto-preset-family = Family
occulto-preset-expert = Expert
occulto-preset-custom = your own rules
occulto-option-expert = Whether the characters have powers and the game ends with the deck (five players).
occulto-option-memory_aid = What the screen keeps for you of what you have seen.
occulto-option-memory_aid-off = a face is shown once
occulto-option-memory_aid-journal = your looks and all open moves
occulto-option-memory_aid-deduction = what each character can still be, as far as you can know
occulto-option-first_player = Who begins.
occulto-option-first_player-random = drawn by lot
occulto-option-first_player-host = named by the host
occulto-option-first_player-rotate = the next one in each game of a series
occulto-option-first_seat = The seat the host names, or the number of the game in a series.
occulto-option-discard_visible = Whether cards discarded from hand lie face up.
occulto-option-shield_scope = What a Shield can be raised against.
occulto-option-shield_scope-broad = whatever takes, cancels, moves or exchanges something of yours
occulto-option-shield_scope-attack = attack cards only
occulto-option-gift_shield = Whether a player who shields against a Poisoned Gift still receives a card.
occulto-option-gift_shield-skip = no, the gifts go past
occulto-option-gift_shield-receive = yes
occulto-option-shield_vs_vision = Whether a Shield stops Divination and Full Moon.
occulto-option-reap_pick = Which of two centre characters the victim of the Reaper takes.
occulto-option-reap_pick-random = one drawn openly by lot
occulto-option-reap_pick-victim = the one the victim picks unseen
occulto-option-reap_requires_centre = Whether the Reaper may choose a player’s character only while the centre holds another.
occulto-option-gust_centre = Whether the centre takes part in a Gust.
occulto-option-third_faceup = What the open sixth character is with three players.
occulto-option-third_faceup-out = out of the game
occulto-option-third_faceup-in_play = a third character of the centre, seen by all at the start
occulto-option-thief = How a Thief takes a card.
occulto-option-thief-blind = blind
occulto-option-thief-choose = looking at the hand and choosing
occulto-option-clover_5p_discard = Whether, with five players, the action after a Clover may be a protecting discard.
occulto-option-abundance_orphan = What an Abundance is worth once the card under it is gone.
occulto-option-abundance_orphan-keep = its potion stays
occulto-option-abundance_orphan-lose = nothing
occulto-option-sabotage_on_sabotage = Whether a Sabotage may be laid on a Sabotage, which is then cancelled.
occulto-option-stack = What is taken or discarded with a card under a Sabotage.
occulto-option-stack-single = that one card
occulto-option-stack-together = the whole stack
occulto-option-ability_optional = Whether a card may be laid for its potions alone.
occulto-option-trigger_ref = From whom the last round is counted when a bench fills up.
occulto-option-trigger_ref-active = the player whose turn it is
occulto-option-trigger_ref-owner = the owner of the full bench
occulto-option-centre_can_win = Whether a character of the centre can be saved, so that nobody wins.
occulto-option-variant_most_ties = Whether, in the expert variant, having the most may be a tie.
occulto-option-bench_limit = How many cards on a bench set off the end; 0: as the rules say.
occulto-option-chat = Whether players may talk at the table.
occulto-option-chat-on = yes
occulto-option-chat-off = no
occulto-option-timeouts = Whether the program answers for somebody who takes too long.
occulto-option-timeouts-on = yes
occulto-option-timeouts-off = no

## Hints

occulto-hint-act = It does most for the colour that is most likely yours ({ $totals } %).
occulto-hint-shield = What you would lose, weighed against what the Shield is worth later. Most likely you are { $totals } %.
occulto-hint-card = It is the card you can best do without. Most likely you are { $totals } %.
occulto-hint-other = It helps the colour that is most likely yours ({ $totals } %).

## Why did you do that?

occulto-reason-sure = I knew that I was { $colour }.
occulto-reason-likely = Whom I took myself for, in percent: { $totals }.
occulto-reason-nobody = I had no idea who I was.
occulto-reason-other = Whom I took { $seat } for, in percent: { $totals }.
occulto-reason-card = Of my cards it was the one I could best do without.
occulto-reason-bluff = Another answer looked a hair better; now and then I take the second best, so that nobody reads me.
occulto-reason-slip = It was not the best I saw: every third time I take any of the four that look good.
occulto-reason-close = Thinking it over again, it was a close call.
occulto-reason-counted = It was the last turn: I counted every end it could have.

## The deck file

bad-deck-file = The deck file cannot be read: { $why }.
bad-deck-table = The deck file lacks the table [{ $name }].
bad-deck-missing = The deck file lacks { $name }.
bad-deck-extra = The deck file has cards that do not exist: { $name }. Their ids run from G01 to G67.
bad-deck-card = { $card } in the deck file needs an ability, a colour and potions, and nothing else.
bad-deck-ability = { $card } in the deck file names the ability "{ $given }". The abilities are: { $known }.
bad-deck-category = { $name } in the deck file has the category "{ $given }". The categories are: { $known }.
bad-deck-colour = { $card } in the deck file has the colour "{ $given }"; it is one of: { $known }.
bad-deck-potions = { $card } in the deck file has "{ $given }" potions; it is a whole number from { $low } to { $high }.
bad-deck-power = The { $colour } character in the deck file has the power "{ $given }". Each of these occurs once: { $known }.
bad-deck-count = The deck file has { $given } cards of { $name }; there must be { $known }.

## Studies

occulto-study-balance = whether seats and colours are level
occulto-measure-turns = turns
occulto-measure-table_lead_changes = changes of the leading character
occulto-measure-colour = the colour dealt
occulto-measure-order = the order of play
occulto-measure-abilities = cards by their ability
occulto-measure-saved = the colour that is saved
occulto-measure-ending = what sets off the end
occulto-measure-doubt = how unsure players are of their own character, in bits

occulto-puzzle-ask = The last turn of the game is yours. One of these wins for certain: whoever is whose, and whoever holds a Shield. Which?
occulto-puzzle-against = It wins in { $won } of { $ways } ways.
occulto-puzzle-lost = Not if { $case }. Then the potions are: { $totals }.
occulto-puzzle-winners = The victory would go to: { $seats }.
occulto-puzzle-shield = { $name } raises { $card }
occulto-puzzle-holds = { $name } is { $colour }
occulto-puzzle-proof = The right one wins in all { $ways } ways that you cannot rule out, characters times Shields. If nobody raises a Shield, the potions are: { $totals }.
