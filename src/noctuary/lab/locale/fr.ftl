# Le laboratoire, en français.

## Command line

cli-lab-play = faire jouer des automates et garder une ligne par partie
cli-lab-compare = mesurer deux automates l’un à l’autre sur les mêmes donnes
cli-lab-variant = mesurer des règles changées ou un autre paquet au jeu tel qu’il est, sur les mêmes donnes
cli-lab-balance = tout ce que demande un auteur : qui gagne, durée, incertitude, ce qui sert, profondeur
cli-lab-report = tableaux et page à partir des fichiers d’études passées, réunis
cli-lab-files = résultats : .jsonl ou .parquet ; plusieurs sont réunis
cli-lab-join = écrire tous les résultats dans ce nouveau fichier
cli-lab-html = écrire le rapport en une page HTML, dans les deux langues
cli-lab-bots = les deux automates : celui qui est là, et celui qui prend une place
cli-lab-games = combien de parties par bras, au plus
cli-lab-until = s’arrêter dès que l’intervalle à 95 %% ne dépasse pas tant de points de chaque côté
cli-lab-out = garder les lignes dans ce fichier (.jsonl, ou .parquet avec pyarrow) ; ce qu’il a déjà n’est pas rejoué
cli-lab-jobs = combien de processus (sinon un par cœur)
cli-lab-on = où jouer : dask://hôte:port, un ordonnanceur de dask.distributed (sinon sur cette machine)
cli-lab-measures = ce qui est compté : all (tout), few (durée et embranchements) ou none (rien)
cli-lab-traces = dans combien de parties suivre les chances de gagner
cli-lab-rollouts = combien de parties sont finies à partir de chaque moment suivi
cli-lab-everywhere = chaque automate prend toutes les places, et non une seule qui fait le tour de la table
cli-lab-change = une option que la variante change, nom=valeur ; peut être donnée plusieurs fois
cli-lab-deck = un fichier de paquet avec lequel la variante est jouée
cli-lab-every = essayer chaque autre valeur de chaque option, une à la fois
cli-lab-ladder = les automates du plus faible au plus fort (sinon tous jusqu’à l’automate conseillé)
bad-lab-worker = { $where } n’a pas le même { $name } que ce programme : { $given } là-bas, { $known } ici. Ses parties seraient d’autres parties : refusé.
bad-lab-worker-bare = Il manque le module { $name } à un ouvrier de { $where }. Installez-y le même noctuary.
bad-lab-on = « { $given } » n’est pas un endroit où jouer ; écrivez dask://hôte:port.
bad-lab-no-scheduler = Aucun ordonnanceur ne répond à { $address } ({ $seconds } secondes). Lancez-en un avec : dask scheduler
bad-lab-line = La ligne { $line } de { $name } n’est pas une ligne de résultats.
bad-lab-stopped = Arrêté. { $games } parties sont gardées ; la même commande continue à partir de là.
bad-lab-stopped-unkept = Arrêté. Rien n’est gardé de { $games } parties : avec --out FICHIER, la même commande continuerait à partir de là.
bad-lab-process = Un processus qui jouait a été arrêté de l’extérieur (manque de mémoire, peut-être). Ce qui est joué est gardé ; la même commande avec --out FICHIER continue.
bad-lab-format = { $name } est au format { $given } ; ce programme lit le format { $known }.
bad-lab-deck-same = Avec { $name }, { $game } joue les mêmes cartes que sans : il ne lit pas de fichier de paquet, ou celui-ci dit la même chose.
bad-lab-two-bots = On compare deux automates, et non { $given } : --bots premier,second.
bad-lab-no-change = Dites ce qui change : --change nom=valeur, --deck FICHIER ou --every-option.
bad-lab-same = { $given } ne change rien : les deux bras seraient le même jeu.
bad-lab-points = { $name } est un nombre de points de pourcentage, de 0,05 à 50, et non « { $given } ».
lab-left = encore { $time }
lab-written = La page est dans { $name }.

## Measures of every game

lab-measure-wins = victoires
lab-measure-decisive = parties avec un seul vainqueur ou un seul camp vainqueur
lab-measure-decisions = décisions par partie
lab-measure-choices = décisions avec un choix
lab-measure-branching = options là où il y a un choix
lab-measure-tree = arbre le long d’une partie, en puissance de dix
lab-measure-kinds = ce que font les places, dans les mots des archives
lab-measure-pieces = avec quoi elles le font
lab-measure-told = ce que tout le monde entend
lab-measure-rules = règles qui entrent en jeu
lab-measure-trace = chance de gagner du vainqueur (seul : du joueur)
lab-measure-openness = combien une partie reste ouverte
lab-measure-tension = tension : combien une partie reste ouverte en moyenne, de 0 à 1
lab-measure-drama = drame : combien les vainqueurs ont été menés, de 0 à 1
lab-measure-lead_changes = changements de meneur, d’après les chances
lab-measure-decided_at = décidée après cette part de la partie
lab-order-first = premier joueur
lab-order-second = deuxième
lab-order-third = troisième
lab-order-fourth = quatrième
lab-order-fifth = cinquième
lab-kind-bench = un établi plein
lab-kind-deck = un paquet vide

## Reports

lab-language = Français
lab-title = { $game } : comment il se joue
lab-title-variant = { $game } : une variante à l’essai
lab-lead = { $games } parties par { $players } (options : { $options }). { $who } : { $percent } % des victoires, intervalle à 95 % de { $low } à { $high }.
lab-table = { $title }, { $games ->
    [0] aucune partie
    [one] une partie
   *[other] { $games } parties
}
lab-defaults = les règles telles quelles
lab-own-deck = le paquet du jeu
lab-all = { $bot } aux { $players } places
lab-challenger = { $bot } à une place qui tourne, { $others } aux autres
lab-head-seat = la place en question
lab-head-solo = le joueur
lab-head-first = qui commence
lab-verdict-more = Avec { $second } au lieu de { $first }, on gagne plus souvent ({ $who }) : { $after } % contre { $before } %, soit { $change } points (intervalle à 95 % de { $low } à { $high } ; { $games } donnes jouées des deux façons).
lab-verdict-less = Avec { $second } au lieu de { $first }, on gagne moins souvent ({ $who }) : { $after } % contre { $before } %, soit { $change } points (intervalle à 95 % de { $low } à { $high } ; { $games } donnes jouées des deux façons).
lab-verdict-even = Avec { $second } au lieu de { $first }, aucune différence ne se voit dans les victoires ({ $who }) : { $after } % contre { $before } % ({ $change } points, intervalle à 95 % de { $low } à { $high } ; { $games } donnes jouées des deux façons) ; plus de { $most } points est peu probable.
lab-verdict-also = Ce qui change le plus : { $what }, de { $before } à { $after } (de { $low } à { $high }).
lab-step = { $elo } sur l’échelle des échecs ; dans { $percent } % des donnes, peu importait qui jouait.
lab-by-side = Qui gagne : les camps
lab-by-seat = Qui gagne : les places
lab-by = Qui gagne : { $what }
lab-seat = Place { $number }
lab-ends = Comment finissent les parties
lab-means = Moyennes
lab-between = { $low } à { $high }
lab-along-game = Selon la part jouée de la partie ; d’après { $games } parties. La bande est l’intervalle à 95 %.
lab-along-rounds = Par tour ; d’après { $games } parties, tant qu’un quart d’entre elles durent. La bande est l’intervalle à 95 %.
lab-times = par partie
lab-in-games = dans quelle part des parties
lab-worth = qui s’en sert gagne plus souvent, en points
lab-more = { $number } de plus
lab-wins-of = Victoires : { $who }
lab-changes = Ce qui change encore, en écarts types
lab-ladder = Adresse et hasard
lab-wins-step = victoires avant → après
lab-elo = cote
lab-same-deals = peu importait
lab-ladder-note = Une place passe de l’automate plus faible au plus fort, tout le reste demeure, donne par donne ; là où jouent des camps, toutes les places aussi. « Cote » : l’écart sur l’échelle des échecs (400 pour dix contre un) ; la somme des pas dit la profondeur de l’adresse, autant que ces automates la connaissent. « Peu importait » : la part des donnes où cette place a eu le même sort avec les deux, que le hasard et les autres places ont décidées.
lab-sources = De quoi dépendent ces chiffres
lab-source = règles version { $rules }, graine { $seed }, noctuary { $version }
lab-how-to-read =
    Les points sont des parts ou des moyennes, les barres leurs intervalles à 95 % ; en gris, ce qui peut n’être que hasard ; sur vingt qui ne sont pas gris, un peut l’être quand même. Le trait tireté est la part égale. « Qui s’en sert gagne plus souvent » est un lien, pas forcément une cause : qui mène joue peut-être d’autres cartes.
    Ce sont des automates qui ont joué. Les chiffres disent ce que les règles et ces automates font du jeu, non comment des gens y jouent.

## Datasets

cli-export = faire de parties enregistrées un jeu de données, sans noms ni paroles
cli-export-files = parties enregistrées, ou dossiers qui en contiennent
cli-export-out = le nouveau dossier
cli-export-licence = sous quelle licence le jeu de données peut servir : une ligne qui y figure
cli-export-parquet = tables en Parquet plutôt qu’en lignes JSON (demande pyarrow)
bad-export-unfinished = La partie n’est pas finie : sa graine est un secret.
bad-export-nothing = Il n’y a aucune partie finie dans ces fichiers.
bad-export-torn = Le jeu de données de { $name } n’est pas entier : il n’a pas les nombres de lignes qu’il annonce.
export-left-out = { $name } est laissé de côté : { $why }
export-no-licence = non précisée ; demandez à qui vous a donné ces données avant de les transmettre
export-done = { $games ->
    [0] Aucune partie
    [one] Une partie
   *[other] { $games } parties
} avec { $choices } choix dans { $name }. Les noms et les paroles sont retirés.
