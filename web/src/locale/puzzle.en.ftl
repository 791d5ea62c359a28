web-puzzle-week = Week { $week } of { $year }
web-puzzle-occulto-ask = The last turn of the game is yours. One of these wins for certain: whoever is whose, and whoever holds a Shield. Which?
web-puzzle-obscurio-ask = Which door does the Grimoire mean?
web-puzzle-found = Found!
web-puzzle-missed = Not this time.
web-puzzle-right = It was: { $choice }.
web-puzzle-share = Share my result
web-puzzle-shared = Noctuary, { $game }, puzzle of week { $week }: { $found ->
    [yes] found at first sight
   *[no] it got the better of me
 }
web-puzzle-none = There is no puzzle of the week here.
web-puzzle-occulto-proof = It wins in all { $ways } ways that you cannot rule out: characters times Shields. If nobody raises a Shield, the potions are: { $totals }.
web-puzzle-occulto-against = { $choice }: wins in { $won } of { $ways } ways.
web-puzzle-occulto-lost = It does not win if { $case }. Then the potions are { $totals }, and { $winners ->
    [none] nobody wins
   *[other] the victory is { $winners }’s
 }.
web-puzzle-occulto-shield = { $name } raises { $card }
web-puzzle-occulto-holds = { $name } is { $colour }
web-puzzle-occulto-centre = { $colour } is in the centre
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
