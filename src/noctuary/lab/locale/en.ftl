# The laboratory, in English.

## Command line

cli-lab-play = play games of bots and keep one row a game
cli-lab-compare = hold two bots against each other on the same deals
cli-lab-variant = hold changed rules or another deck against the game as it is, on the same deals
cli-lab-balance = all that a designer asks: who wins, how long, how open, what is used, how deep
cli-lab-report = tables and a page from the files of earlier studies, joined
cli-lab-files = results: .jsonl or .parquet; several are joined
cli-lab-join = write all results into this new file
cli-lab-html = write the report as one page of HTML, in both languages
cli-lab-bots = the two bots: the one that is there, and the one that takes a seat
cli-lab-games = how many games of each arm, at the most
cli-lab-until = stop as soon as the 95 %% interval is no wider than so many percentage points to each side
cli-lab-out = keep the rows in this file (.jsonl, or .parquet with pyarrow); what it has already is not played again
cli-lab-jobs = how many processes (otherwise one for each core)
cli-lab-on = where to play: dask://host:port, a scheduler of dask.distributed (otherwise on this machine)
cli-lab-measures = what is counted: all, few (length and branching) or none
cli-lab-traces = in how many games the chances to win are followed
cli-lab-rollouts = how many games are played on from each moment of a trace
cli-lab-everywhere = each bot takes all seats, not one that goes round the table
cli-lab-change = an option that the variant changes, name=value; may be given several times
cli-lab-deck = a deck file that the variant is played with
cli-lab-every = try every other value of every option, one at a time
cli-lab-ladder = the bots from the weakest to the strongest (otherwise all up to the recommended one)
bad-lab-worker = { $where } has another { $name } than this program: { $given } there, { $known } here. Its games would be other games, so it is refused.
bad-lab-worker-bare = A worker of { $where } lacks the module { $name }. Install the same noctuary there.
bad-lab-on = "{ $given }" is no place to play; write dask://host:port.
bad-lab-no-scheduler = No scheduler answers at { $address } ({ $seconds } seconds). Start one with: dask scheduler
bad-lab-line = Line { $line } of { $name } is not a row of results.
bad-lab-stopped = Stopped. { $games } games are kept; the same command goes on from there.
bad-lab-stopped-unkept = Stopped. Nothing is kept of { $games } games: with --out FILE the same command would go on from there.
bad-lab-process = A process that played was ended from outside (too little memory, perhaps). What was played is kept; the same command with --out FILE goes on.
bad-lab-format = { $name } is in format { $given }; this program reads format { $known }.
bad-lab-deck-same = With { $name }, { $game } plays the same cards as without: it reads no deck file, or this one says the same.
bad-lab-two-bots = Two bots are compared, not { $given }: --bots first,second.
bad-lab-no-change = Say what changes: --change name=value, --deck FILE or --every-option.
bad-lab-same = { $given } changes nothing: both arms would be the same game.
bad-lab-points = { $name } must be a number of percentage points from 0.05 to 50, not "{ $given }".
lab-left = { $time } left
lab-written = The page is in { $name }.

## Measures of every game

lab-measure-wins = wins
lab-measure-decisive = games with one winner or one winning side
lab-measure-decisions = decisions a game
lab-measure-choices = decisions with a choice
lab-measure-branching = options where there is a choice
lab-measure-tree = tree along a game, as a power of ten
lab-measure-kinds = what seats do, in the words of records
lab-measure-pieces = what it is done with
lab-measure-told = what everybody is told
lab-measure-rules = rules that come into play
lab-measure-trace = the winner’s chance to win (alone: the player’s)
lab-measure-openness = how open a game is
lab-measure-tension = tension: how open a game is on the average, 0 to 1
lab-measure-drama = drama: how far behind winners have been, 0 to 1
lab-measure-lead_changes = changes of the lead, by chances
lab-measure-decided_at = decided after this part of a game
lab-order-first = first player
lab-order-second = second
lab-order-third = third
lab-order-fourth = fourth
lab-order-fifth = fifth
lab-kind-bench = a full bench
lab-kind-deck = an empty deck

## Reports

lab-language = English
lab-title = { $game }: how it plays
lab-title-variant = { $game }: a variant on trial
lab-lead = { $games } games by { $players } (options: { $options }). { $who }: { $percent } % of the victories, 95 % interval { $low } to { $high }.
lab-table = { $title }, { $games ->
    [one] one game
   *[other] { $games } games
}
lab-defaults = as the rules are
lab-own-deck = the game’s own deck
lab-all = { $bot } in all { $players } seats
lab-challenger = { $bot } in one seat that goes round, { $others } in the others
lab-head-seat = the seat in question
lab-head-solo = the player
lab-head-first = whoever begins
lab-verdict-more = With { $second } instead of { $first }, it is won more often ({ $who }): { $after } % against { $before } %, a change of { $change } points (95 % interval { $low } to { $high }; { $games } deals played both ways).
lab-verdict-less = With { $second } instead of { $first }, it is won less often ({ $who }): { $after } % against { $before } %, a change of { $change } points (95 % interval { $low } to { $high }; { $games } deals played both ways).
lab-verdict-even = With { $second } instead of { $first }, no difference shows in how often it is won ({ $who }): { $after } % against { $before } % ({ $change } points, 95 % interval { $low } to { $high }; { $games } deals played both ways); one of more than { $most } points is unlikely.
lab-verdict-also = What changes most: { $what }, from { $before } to { $after } (by { $low } to { $high }).
lab-step = { $elo } on the scale of chess ratings; in { $percent } % of the deals it made no difference who played.
lab-by-side = Who wins: sides
lab-by-seat = Who wins: seats
lab-by = Who wins: { $what }
lab-seat = Seat { $number }
lab-ends = How games end
lab-means = Means
lab-between = { $low } to { $high }
lab-along-game = By the part of the game that is over; from { $games } games. The band is the 95 % interval.
lab-along-rounds = By round; from { $games } games, as long as a quarter of them last. The band is the 95 % interval.
lab-times = a game
lab-in-games = in what share of games
lab-worth = users win more often, in points
lab-more = { $number } more
lab-wins-of = Victories: { $who }
lab-changes = What else changes, in standard deviations
lab-ladder = Skill and chance
lab-wins-step = wins before → after
lab-elo = rating
lab-same-deals = made no difference
lab-ladder-note = One seat goes from the weaker bot to the stronger, everything else stays, deal by deal; where sides play, all seats do so as well. “Rating”: the gap on the scale of chess (400 for odds of ten to one); the sum of the steps is how deep skill goes, as far as these bots know. “Made no difference”: the share of deals in which that seat fared alike with both, which chance and the other seats decided.
lab-sources = What these figures depend on
lab-source = rules version { $rules }, seed { $seed }, noctuary { $version }
lab-how-to-read =
    Dots are shares or means, bars their 95 % intervals; grey ones could be chance; of twenty that are not grey, one may be so all the same. A dashed line is the level share. “Users win more often” is a link and need not be a cause: whoever leads may play other cards.
    Bots played. The figures say what the rules and these bots make of the game, not how people play it.

## Datasets

cli-export = turn records into a dataset for study, without names and talk
cli-export-files = records, or folders of them
cli-export-out = the new folder
cli-export-licence = under which licence the dataset may be used: a line that goes into it
cli-export-parquet = tables as Parquet instead of JSON lines (needs pyarrow)
bad-export-unfinished = The game is not over: its seed is a secret.
bad-export-nothing = There is no finished game in these files.
bad-export-torn = The dataset in { $name } is not whole: it has other numbers of rows than it says.
export-left-out = { $name } is left out: { $why }
export-no-licence = not stated; ask whoever gave you this dataset before you pass it on
export-done = { $games ->
    [one] One game
   *[other] { $games } games
} with { $choices } choices in { $name }. Names and talk are removed.
