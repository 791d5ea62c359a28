# Ce que tous les jeux partagent, en français.

## Refus

refusal-game_over = La partie est finie.
refusal-stale = Cette question a déjà sa réponse ; regardez la table à nouveau.
refusal-not_your_turn = Ce n’est pas à vous d’en décider maintenant.
refusal-not_an_option = Ce n’est pas possible maintenant.
refusal-nothing_to_undo = Il n’y a rien à annuler.
refusal-undo_alone = On n’annule un choix que dans un jeu solitaire.
refusal-undo_shown = Ce choix vous a montré quelque chose de caché ; on ne l’annule qu’à l’entraînement.

## Entrées fautives

bad-game = Il n’y a pas de jeu « { $given } ». Les jeux sont : { $known }.
bad-game-closed = Le jeu « { $game } » ne peut pas être ouvert et reste à l’écart : { $why }
bad-no-rulebook = { $game } n’a pas de livre de règles.
bad-argument = { $name } doit être { $known ->
    [text] un texte
    [number] un entier
    [bytes] 32 octets
    [source] une position ou un enregistrement, en texte ou en octets, ou le pathlib.Path d’un fichier
    [seat] le numéro d’une place
    [choice] un choix ou son texte
    [game] une partie comme noctuary.new et noctuary.load en donnent
   *[luck] un Stream de noctuary.core.chance
 }, et non { $given }.
bad-bot-game = L’automate { $name } joue à { $game }, pas à { $given }.
bad-option-shape = Une option a une valeur qu’elle ne peut pas avoir : { $why }.
bad-study = { $game } n’a pas d’étude « { $given } ». Ses études sont : { $known }.
bad-extra-missing = Il faut { $name }, qui n’est pas installé. Lancez : pip install "noctuary[{ $extra }]"
bad-seed = Une graine compte 32 octets, et non { $given }.
bad-load = « { $given } » n’est ni une position (une ligne, champs séparés par |) ni un enregistrement (des lignes JSON). Pour un fichier, donnez un pathlib.Path.
door-refused = { $why } Permis à présent : { $options }.
bad-players = { $game } se joue de { $low } à { $high } joueurs, pas à { $given }.
bad-bot = { $game } n’a pas d’automate « { $given } ». Ses automates sont : { $known }.
bad-bots = { $given } automates nommés pour { $seats } places ; nommez-en un pour toutes, ou un par place.
bad-preset = Il n’y a pas de formule « { $given } ». Les formules sont : { $known }.
bad-option = Il n’y a pas d’option « { $given } ». Les options sont : { $known }.
bad-option-form = « { $given } » n’est pas une option ; écrivez nom=valeur.
bad-option-value = { $name } ne peut pas valoir « { $given } » ; les valeurs possibles sont : { $known }.
bad-option-range = { $name } ne peut pas valoir « { $given } » ; c’est un entier de { $low } à { $high }.
bad-deal = « { $given } » n’est pas un numéro de donne ; c’est un entier de 1 à 999999999.
bad-no-puzzle = { $game } n’a pas d’énigme de la semaine ; en ont une : { $known }.
bad-puzzle-week = Il n’y a pas d’énigme pour { $given } : les semaines s’écrivent comme { $known }, de 2026-W47 à celle-ci.
bad-puzzle-answer = { $given } n’est pas une réponse : donnez un numéro de 1 à { $most }.
bad-no-grade = Les donnes ne sont pas notées pour « { $game } », mais elles le sont pour : { $known }.
bad-no-arrays = « { $game } » n’existe pas sous forme de tableaux. Ces jeux en ont : { $known }.
bad-number = { $name } doit être un entier de { $low } à { $high }, pas « { $given } ».
bad-language = Il n’y a pas de langue « { $given } ». Les langues sont : { $known }.
bad-file = Le fichier { $name } est illisible.
bad-file-exists = Le fichier { $name } existe déjà et n’est pas écrasé.
bad-nothing-saved = Il n’y a pas de partie inachevée à reprendre ({ $game }).
bad-rule = Il n’y a pas de règle { $given } dans { $game }. Ses règles vont de { $first } à { $last }.
bad-position-sign = La position est illisible à « { $sign } ».
bad-position-short = La position s’arrête trop tôt.
bad-position-word = La position nomme « { $word } », qui n’est ni une carte ni autre chose de ce jeu.
bad-position-field = Il manque à la position le champ « { $name } ».
bad-position-head = La position est pour « { $given } » ; ici c’est { $known }.
bad-position-impossible = Cette position ne peut pas se produire : { $why }.
bad-position-unknown = La position a un champ « { $name } » que ce jeu ne connaît pas.
bad-position-shape = Le champ « { $name } » de la position doit s’écrire { $known }, et non { $given }.
bad-position-pieces = Le compte des pièces de la position n’est pas juste. Il manque : { $lost }. En trop : { $more }.
bad-record-header = Ce fichier n’est pas l’enregistrement d’une partie : sa première ligne est illisible.
bad-record-format = L’enregistrement est au format { $given } ; ce programme lit le format { $known }.
bad-record-rules = La partie a été jouée avec la version { $given } des règles ; ce programme a la version { $known }.
bad-record-data = La partie a été jouée avec d’autres cartes que celles-ci.
bad-record-line = La ligne { $line } de l’enregistrement est abîmée ou ne convient pas à la partie.
bad-request = Ce n’est pas une requête : { $why }.
bad-request-size = Cette requête est trop longue ; la limite est de { $limit } octets.
bad-no-game = Il n’y a pas encore de partie ; envoyez d’abord new, set ou load.
bad-seat = Il n’y a pas de place { $given } ; les places vont de 0 à { $last }.

## Jouer au terminal

play-prompt = Numéro ({ $keys }) :{" "}
play-key-n = n page suivante
play-key-b = b retour
play-key-enter = Entrée laisse passer le temps
play-key-u = u annuler
play-key-h = h conseil
play-key-help = ? aide
play-first = Répondez par un numéro. ? explique le reste ; q arrête et garde la partie.
play-news = Ce qui s’est passé :
play-page = page { $page } sur { $pages } (n : la suivante)
play-help-title = Ce que vous pouvez taper
play-help-number = un numéro : faire ce choix ; ou écrivez-le en toutes lettres, comme dans l’enregistrement (par exemple : { $example })
play-help-enter = Entrée : laisser passer le temps ; les autres parlent et agissent
play-help-n = n : la page suivante des choix
play-help-b = b : sortir d’un groupe de choix
play-help-u = u : annuler votre dernier choix (librement, tant que rien de caché n’a été montré)
play-help-h = h : un conseil, et pourquoi
play-help-l = l : le récit jusqu’ici
play-help-r = r { $rule } : lire une règle
play-help-q = q : arrêter ; la partie est gardée et peut être reprise
play-unknown = Ce n’est ni un choix ni une commande ; ? donne les commandes.
play-saved = Partie gardée. Pour continuer : { $command }
play-hint = Conseil : { $choice }. { $why }
play-hint-chances = { $chance ->
    [0] D’ici, on ne gagne presque jamais
    [1] Ainsi, on gagne environ une partie sur dix
    [10] Ainsi, on gagne presque toujours
   *[other] Ainsi, on gagne environ { $chance } parties sur dix
} ; avec « { $other } », { $other_chance ->
    [0] presque aucune.
    [1] environ une.
    [10] presque toutes.
   *[other] environ { $other_chance }.
}
play-no-hint = Il n’y a pas de conseil pour ce jeu.
play-undone = Annulé.
play-resumed = Vous reprenez une partie inachevée.
play-bots = Automates, par place : { $bots }
play-why = Pourquoi les automates ont choisi ainsi : { $command }
play-deal = Donne { $deal }. Pour partager la même : { $command }
play-commitment = Le mélange est fixé : son sceau est { $hash }.
play-deal-again = C’était la donne { $deal } : avec ce numéro, tout le monde reçoit les mêmes cartes.
play-can-be-won = Cette donne pouvait être gagnée. Comment : { $command }
play-seed = La graine était { $seed } ; son sceau est bien celui du début.
play-assisted = (assistée, par l’entraînement ou par un conseil suivi : non comptée)
play-won = Vous gagnez.
play-lost = Vous perdez.
play-continue = (Entrée pour continuer)
play-said-of = { $what } : { $text }

stats-title = Vos parties ({ $game })
stats-none = Pas encore de partie finie ({ $game }).
stats-played = jouées { $number }
stats-won = gagnées { $number } ({ $percent } %)
stats-streak = série { $number }, record { $best }
stats-assisted = assistées { $number } (non comptées)
stats-reason = { $number } × { $reason }

## Ligne de commande

cli-about = Noctuary : une table pour des jeux de la nuit, au terminal, au navigateur et pour les programmes : { $games }.
cli-lang = la langue : en ou fr (à défaut, celle de votre système)
cli-version = montrer la version et s’arrêter
cli-play = jouer au terminal
cli-play-deal = le numéro d’une donne partagée : le même numéro donne les mêmes cartes ; today pour la donne du jour
cli-play-resume = continuer votre dernière partie inachevée
cli-play-practice = tout peut être annulé ; la partie est marquée comme assistée
cli-play-option = une option du jeu, nom=valeur (preset=merciful en est une) ; peut être donnée plusieurs fois
cli-play-options = lister les options du jeu et s’arrêter
cli-play-players = combien de joueurs, automates compris
cli-play-bots = les automates des autres places, un pour toutes ou un par place, séparés par des virgules ; un nom inconnu les fait lister
cli-play-plain = sans couleurs
cli-stats = vos statistiques pour un jeu
cli-lab = mener une étude d’un jeu : équilibre, réglage des automates
cli-lab-study = l’étude ; sans elle, on les énumère
cli-lab-arguments = ce que l’étude demande ; --help le dit
study-arms = sortes d’automates avec lesquelles jouer, séparées par des virgules
study-batch = autant de parties de chaque case à la fois
study-bot = l’automate qui donne les indices
study-bots = des automates par leur nom, séparés par des virgules
study-command = play : jouer des parties et les écrire dans le fichier ; show : en montrer les chiffres, et les dessiner dans le dossier
study-deals = combien de donnes par formule
study-expert = les règles expertes, à cinq
study-figures = fichiers écrits par --out, à dessiner ensemble par --plot
study-file = le fichier des parties
study-first = le numéro de la première donne
study-folder = où dessiner
study-games = combien de parties
study-house = avec les images de la maison
study-jobs = combien de processus
study-knowledge = donner à l’automate ce qu’on sait à sa place, écrit en entier : plus lent, même résultat
study-level = la difficulté
study-levels = niveaux de difficulté, séparés par des virgules
study-minutes = combien de temps continuer
study-no-stall = avec un Traître qui n’hésite jamais
study-out = le fichier où écrire le résultat
study-players = combien de joueurs
study-plot = le fichier où dessiner, d’après des résultats précédents
study-preset = la formule des options
study-presets = formules des options ; toutes si aucune n’est nommée
study-rooms = le nombre de salles
study-seed = la graine de toute la série
study-start = les poids par lesquels commencer
study-step = de combien un poids est déplacé le long de sa pente
study-traitor = essayer plutôt des tempéraments du Traître
cli-sim = jouer des parties sans écran et compter ce qui arrive
cli-sim-games = combien de parties
cli-sim-seed = la graine de toute la série
cli-sim-bots = les automates, un pour toutes les places ou un par place, séparés par des virgules
cli-sim-jobs = combien de processus
cli-sim-json = imprimer un objet JSON
cli-arena = faire se rencontrer des automates : places tournantes, donnes égales, classement, calcul par coup
cli-arena-games = combien de donnes ; chacune est jouée dans toutes les rotations
cli-arena-bots = les automates qui se rencontrent, séparés par des virgules ; sans cela, tous ceux du jeu
cli-arena-chart = écrire le classement en graphique (SVG) dans ce fichier
cli-puzzle = l’énigme de la semaine, la même pour tous, avec sa preuve
cli-puzzle-week = une autre semaine déjà commencée
cli-puzzle-answer = le numéro d’une réponse, sans que la question soit posée
puzzle-title = { $game }, énigme de la semaine { $week }
puzzle-prompt = Votre réponse (de 1 à { $most }) :{" "}
puzzle-found = Trouvé !
puzzle-missed = Pas cette fois.
puzzle-right = C’était le { $number } : { $choice }.
cli-grade = la difficulté d’une donne numérotée : si elle peut être gagnée, combien de fois un joueur pressé s’évade, ses étoiles
cli-grade-deal = le numéro d’une donne, ou today pour celle du jour
cli-grade-preset = les règles par leur nom : as_written, merciful, free_hand, merciless
cli-grade-count = tant de donnes à partir de ce numéro
cli-oracle = prouver qu’une donne numérotée peut être gagnée, avec les réponses qui la gagnent, ou qu’elle ne le peut pas
cli-oracle-nodes = combien de positions peuvent être examinées
grade-line = Donne { $deal }  { $stars }  { $verdict } ; un joueur pressé s’évade dans { $escapes } parties sur { $games }
grade-winnable = peut être gagnée
grade-lost = personne ne peut la gagner
grade-open = nul ne sait si elle peut être gagnée
oracle-verdict = Donne { $deal } : { $verdict }.
cli-engine = parler en lignes JSON sur l’entrée et la sortie standard, pour d’autres programmes
cli-replay = montrer une partie enregistrée
cli-replay-file = l’enregistrement
cli-replay-step = attendre Entrée après chaque choix
cli-replay-why = dire sous chaque choix d’un automate pourquoi il l’a fait (une fois la partie finie)
cli-new-game = écrire un petit paquet de jeu qui tourne, pour commencer le vôtre
cli-new-game-name = le nom du jeu : de 3 à 24 lettres minuscules ou chiffres
cli-new-game-into = le dossier où l’écrire (par défaut : ici)
cli-new-game-done =
    { $folder } est prêt : règles, vue, automate, textes, tests. Continuez avec :
      cd { $folder } && pip install -e . && python -m pytest && noctuary play { $name }
bad-new-game-name = « { $given } » ne peut pas être le nom d’un nouveau jeu : il faut de 3 à 24 lettres minuscules ou chiffres, et un nom qui soit libre.
bad-new-game-exists = { $folder } existe déjà ; rien n’a été écrit.
cli-rules = lire les règles d’un jeu, ou l’une d’elles
cli-rules-number = le numéro d’une règle, comme O-14
cli-deck = lister les cartes Illusion : titres, éléments, fichiers d’images
cli-deck-title = { $cards } cartes Illusion ; { $drawn } ont leurs images.
cli-deck-elements = {"  "}{ $count } éléments : { $names }
cli-deck-files = {"  "}images : { $stem } ({ $sizes })
cli-deck-undrawn = {"  "}pas encore d’image : make pictures
cli-deck-what = quiz : écrire des énigmes pour des personnes, la clé à part ; from-folder : faire un jeu de vos propres images
cli-deck-folder = le dossier de vos images
cli-deck-name = le nom de votre jeu d’images
cli-deck-made = « { $name } » : { $cards } cartes, rondes, sans lieu, date ni appareil (jeu { $hash }). Pour y jouer :
cli-deck-bare = { $number ->
    [0] Toutes les cartes sont décrites.
    [one] Une carte n’est pas décrite : les images ne se racontent pas, et les automates n’y jugent que les distances.
   *[other] { $number } cartes ne sont pas décrites : les images ne se racontent pas, et les automates n’y jugent que les distances.
}
cli-deck-choose = Ou lancez la maison comme toujours : sur cette machine, on peut choisir ce jeu en dressant une table privée d’Obscurio.
cli-deck-rooms = combien de salles a le questionnaire
cli-deck-bot = l’automate qui donne les indices du questionnaire
cli-deck-out = le dossier où le questionnaire est écrit
quiz-title = { $rooms } énigmes d’Obscurio
quiz-how = Les Papillons désignent une des six portes. La tête d’un Papillon montre une chose sur une Page ; sous une Page, il désigne la Page entière. Une salle sur deux, un Traître a ajouté des cartes. Notez une porte par salle avant d’ouvrir la clé.
quiz-room = Salle { $number }
quiz-left = Page de gauche
quiz-right = Page de droite
quiz-door = porte { $door }
quiz-key = La clé
quiz-key-room = salle
quiz-key-exit = Sortie
quiz-key-decoys = cartes du Traître
quiz-done = { $rooms } énigmes sont dans { $page }. La clé est dans { $key } : n’y regardez pas d’abord.
bad-quiz-folder = Impossible d’écrire dans { $folder }.
bad-quiz-undrawn = Les images ne sont pas encore dessinées. Lancez : make pictures
cli-game = le jeu : { $games }
cli-error = noctuary : { $message }
cli-options-title = Options : { $game } (la valeur par défaut d’abord ; le numéro est celui de la règle)

sim-title = { $game }, { $players ->
    [0] sans joueur
    [one] un joueur
   *[other] { $players } joueurs
} : { $games } parties
sim-bots = automates : { $bots }
sim-outcome = { $percent } %  { $count } × { $reason }
sim-wins = { $who } : { $count ->
    [0] aucune victoire
    [one] une victoire
   *[other] { $count } victoires
} ({ $percent } %, intervalle à 95 % de { $low } à { $high })
sim-seat = Joueur { $number } ({ $bot })
sim-speed = { $decisions } décisions en { $seconds } s : { $rate } par seconde
arena-title = { $game }, { $players ->
    [0] sans joueur
    [one] un joueur
   *[other] { $players } joueurs
} : { $games } parties sur { $deals } donnes, graine { $seed }
arena-bot = automate
arena-rating = cote
arena-wins = victoires %, parmi tous
arena-cpu = calcul par coup
arena-among = victoires %, seul parmi { $bot }
arena-reading = Entre crochets, l’intervalle à 95 %. Une victoire partagée est divisée. La cote moyenne est 25 ; seules les différences comptent.
bad-arena-bots = Il faut au moins deux automates différents, et non { $given }. Il y a : { $known }.
bad-arena-chart = Impossible d’écrire { $file } : ce dossier n’existe pas.

replay-title = { $game }, { $lines ->
    [0] aucun choix
    [one] un choix
   *[other] { $lines } choix
}
replay-undone = (annulé)

## Le serveur de tables

table-stand_in = { $name } n’est plus là : un automate joue à sa place désormais.
table-stand_in-over = { $name } est de retour et reprend sa place.
table-stand_in-done = Vous revoilà. { $number ->
    [0] L’automate qui tenait votre place n’a rien eu à décider.
    [one] L’automate qui tenait votre place a fait un choix pour vous.
   *[other] L’automate qui tenait votre place a fait { $number } choix pour vous.
}
table-late = { $name } a laissé passer le temps : un automate fait ce choix.
table-proposed = { $by } veut qu’un automate joue pour { $name }. Ce sera le cas quand tous les autres le voudront.
table-vacation = { $name } prend { $number ->
    [0] des vacances
    [one] un jour de vacances
   *[other] { $number } jours de vacances
 } : tant que la table attend { $name }, le temps ne passe pas.
table-vacation-over = { $name } rentre de vacances.
table-upgraded = La maison a de nouvelles règles pour ce jeu : la partie continue d’ici en les suivant.
table-upgraded-back = La maison a de nouvelles règles pour ce jeu : la partie continue en les suivant, et { $number ->
    [0] aucun choix n’est repris
    [one] le dernier choix est repris
   *[other] les { $number } derniers choix sont repris
}.
table-did = Un automate a choisi pour vous :
table-undone = Annulé.
table-chosen = { $name } : { $choice }

refusal-by_the_day = On ne met pas en pause une partie sur plusieurs jours : prenez des vacances.
refusal-not_started = La partie n’a pas commencé.
refusal-not_seated = C’est réservé aux personnes assises à la table.
refusal-paused = La table est en pause.
refusal-silence = Vous ne pouvez pas parler maintenant.
refusal-no_hint = Il n’y a pas de conseil ici.
refusal-busy = Rien ne peut être enregistré pour l’instant. Votre choix compte peut-être quand même : regardez avant de réessayer.
refusal-too_many = C’est trop à la fois ; attendez un instant.
refusal-too_long = Ce message est trop long.
refusal-request = Ce message est illisible.
refusal-token = Votre place est maintenant tenue sur un autre appareil, ou a été rendue. Vous regardez la partie.

door-not_found = Cette table n’existe pas, ou plus.
door-method = Cela ne se fait pas ici.
door-code = Aucune table n’a ce code.
door-full = La table est complète.
door-started = La partie a déjà commencé.
door-not_started = La partie n’a pas commencé.
door-not_over = Ce sera possible à la fin de la partie.
door-not_numbered = C’est réservé aux parties en solitaire terminées, sur une donne numérotée.
door-over = La partie de cette table est finie.
door-present = { $name } est à la table : personne ne joue à sa place.
door-eyes_closed = Pas tant que les yeux sont fermés.
door-seat_taken = Cette place est prise.
door-seat_free = Personne n’est assis là.
door-name_taken = Quelqu’un à la table s’appelle déjà { $name }.
door-not_ready = Tout le monde n’est pas prêt.
door-seats_open = Il reste des places ; attendez du monde ou donnez-les à des automates.
door-not_seated = C’est réservé aux personnes assises à la table.
door-not_host = C’est réservé à l’hôte.
door-origin = Cette requête vient d’un autre site.
door-token = Votre place est maintenant tenue sur un autre appareil, ou a été rendue.
door-word = Ce lien a déjà servi ou est trop ancien.
door-positions = Ce serveur ne laisse pas commencer une table depuis une position.
door-too_many = C’est trop à la fois ; attendez un instant.
door-too_long = C’est trop long ; la limite est de { $limit } octets.
door-request = Cette requête est illisible : { $why }.
door-drawing = Cette image est encore en train d’être dessinée ; redemandez-la dans un instant.
door-busy = Le serveur est occupé. Voyez si c’est fait, et réessayez dans un instant.
house-not_stored = Rien ne peut être noté pour l’instant, la partie attend donc ; elle reprendra d’elle-même, et rien n’est perdu.
door-host = Aucune maison de ce nom ici ; demandez l’adresse à la personne qui vous invite.
door-unreadable = Cette table est illisible : elle a été jouée avec d’autres règles que celles de cette maison, ou ce qui en est gardé est abîmé. Toutes les autres continuent.
door-damaged = Une ligne de l’enregistrement de cette table est illisible, ses parties ne peuvent donc être montrées ; prévenez l’hôte.
door-stopping = Le serveur s’arrête.
door-admin = Le jeton d’administration n’est pas le bon.
door-banned = Vous ne pouvez pas entrer ici ; demandez à l’hôte de cette maison.
door-ban = « { $given } » n’est pas banni, ou n’est ni une adresse, ni une plage, ni la marque d’un appareil venu ici.
announced-restart = La maison redémarre { $minutes ->
    [0] maintenant
    [one] dans une minute
   *[other] dans { $minutes } minutes
}. Toutes les tables sont gardées, et la page reviendra d’elle-même.
announced-closing = La maison ferme { $minutes ->
    [0] maintenant
    [one] dans une minute
   *[other] dans { $minutes } minutes
}. Toutes les tables sont gardées pour la prochaine fois.
announced-well = Tout est rentré dans l’ordre. Merci d’avoir patienté.
door-key = Cette clé n’ouvre rien ici. Relisez-la lettre par lettre.
door-key_taken = Cette clé est celle de quelqu’un d’autre ; créez-en une nouvelle.
door-keys_full = Vous avez autant de clés qu’une personne peut en avoir. Déconnectez tout avec la plus ancienne, et les autres n’ouvriront plus rien.
door-not_yours = Ce navigateur ne vous connaît aucune place à cette table. Saisissez votre clé, si vous en avez une.
door-passkey = Cette clé d’accès n’a pas été acceptée ici. Votre clé personnelle marche toujours.
door-passkeys_off = Il n’y a pas de clés d’accès à cette adresse. Votre clé personnelle marche partout.
door-vacation = { $number ->
    [0] Il ne vous reste plus de vacances dans cette partie.
    [one] Il vous reste un jour de vacances dans cette partie.
   *[other] Il vous reste { $number } jours de vacances dans cette partie.
 }
door-no_calls = Cette maison ne prévient personne de son tour.
door-calls_full = Ce navigateur est déjà prévenu à autant de tables que possible : mettez-en une en sourdine d’abord.
door-endpoint = Ce navigateur désigne un service de notification qu’on ne peut joindre d’ici.
call-turn = C’est à vous de jouer.
call-mute = Mettre cette table en sourdine
mail-confirm-title = Noctuary : pouvons-nous vous écrire au sujet de { $game } ?
mail-confirm = Quelqu’un, à une table de { $game }, a demandé qu’on écrive à cette adresse quand c’est à son tour. Si c’était vous, dites oui ici ; sinon, ne faites rien, et rien d’autre ne viendra :
mail-stop = Ne plus recevoir ces messages :
mail-page-asked = Faut-il écrire à cette adresse quand c’est à vous de jouer à cette table ?
mail-page-on = On vous écrira quand ce sera à vous de jouer et que vous ne regarderez pas la table.
mail-page-off = Plus rien ne vous sera écrit de cette table. Votre adresse est effacée.
mail-page-none = Ce lien ne sert plus : on n’écrit à personne.
mail-page-yes = Oui, écrivez-moi
mail-page-no = Ne plus m’écrire
door-onlooker = Cette personne ne regarde plus.

bad-port = Le port { $port } sur { $host } est inutilisable : { $why }. Un autre : --port 0 prend n’importe lequel de libre.
bad-socket-passed = Le socket passé par systemd est inutilisable ({ $why }) : il en faut un seul, TCP, qui écoute.
bad-by-the-day = { $game } ne se joue pas sur plusieurs jours.
bad-by-the-day-options = { $game } se joue sur plusieurs jours avec { $options } seulement.
bad-push-missing = NOCTUARY_PUSH_CONTACT est défini, mais ce qui écrit aux navigateurs n’est pas installé : pip install "noctuary[push]"
bad-mail-address = NOCTUARY_MAIL_SERVER est défini, mais les messages ont besoin de liens : dites à quelle adresse on trouve cette maison, NOCTUARY_ADDRESS.
bad-database = La base { $name } est inutilisable : { $why }.
bad-bus = Le bus { $name } est injoignable : { $why }.
bad-bus-refused = Le bus { $name } ne laisse pas entrer ce nœud : donnez le bon nom et le bon mot de passe, --bus nats://nom:motdepasse@hote:4222.
bad-bus-house = Une autre maison utilise ce bus ; donnez à chaque maison son serveur NATS, ou son compte.
bad-bus-older = Ce programme est plus ancien que les nœuds en place : ses règles de { $game } sont la version { $given }, les leurs { $known } ; mettez-le à jour.
bad-bus-clock = L’horloge de cette machine est à { $seconds } secondes de celle de la base ; mettez-la à l’heure (NTP) et recommencez.
bad-bus-sqlite = Plusieurs nœuds partagent une seule base : utilisez --bus avec --data postgresql://utilisateur@hôte/nom.
bad-database-url = « { $given } » n’est pas une base ; écrivez un chemin, sqlite:///chemin ou postgresql://utilisateur@hôte/nom.
bad-database-newer = La base a le schéma { $given } ; ce programme connaît jusqu’à { $known }. Rien n’a été changé : prenez un programme plus récent.
bad-setting = { $name } ne peut pas être « { $given } ».
bad-setting-short = { $name } demande au moins { $least } signes : un jeton se devine en essayant.
bad-envs-missing = Il manque { $name } à noctuary.envs. Lancez : pip install "{ $package }"
bad-action-number = Il n’y a pas d’action { $given } ; les actions vont de 0 à { $high }.
bad-action-text = « { $given } » n’est pas une action de ce jeu.

cli-backup = copier toutes les tables, même d’une maison ouverte, dans un fichier
cli-backup-file = le nouveau fichier
cli-restore = remplir une base vide à partir d’une sauvegarde
cli-restore-file = la sauvegarde
backup-progress = { $rows } lignes…
backup-done = { $rows } lignes dans { $file }.
restore-done = { $rows } lignes dans { $name }. La maison peut ouvrir.
bad-backup-exists = { $name } existe déjà et n’est pas écrasé.
bad-backup-empty = Il n’y a encore aucune table dans { $name } : rien à copier.
bad-backup-missing = Il n’y a pas de fichier { $name }.
bad-backup-broken = { $name } n’est pas une sauvegarde entière. Rien n’a été modifié.
bad-restore-full = { $name } n’est pas vide : une sauvegarde ne se restaure que dans une base neuve. Rien n’a été modifié.
bad-restore-schema = { $name } est vide, mais a déjà le schéma { $known } : une sauvegarde du schéma { $given } va dans une base qu’aucun serveur n’a ouverte. Rien n’a été modifié.
bad-database-missing = Il n’y a pas de base { $name }.
cli-admin = s’occuper d’un serveur en marche : tables, bannissements, annonces, vieilles tables
cli-admin-server = où est le serveur (sinon sur cette machine, à son port)
cli-admin-tables = lister les tables, les dernières changées d’abord
cli-admin-phase = seulement celles d’une phase : lobby, playing, over ou closed
cli-admin-show = montrer une table : qui y est assis, et les marques des appareils
cli-admin-table = son code ou son identifiant
cli-admin-close = fermer une table : on n’y joue plus, ce qui a été joué reste
cli-admin-delete = effacer une table et tout ce qui la concerne
cli-admin-bans = lister qui est banni
cli-admin-ban = bannir un appareil, une adresse ou une plage d’adresses
cli-admin-unban = lever un bannissement
cli-admin-what = une adresse (203.0.113.7), une plage (203.0.113.0/24) ou la marque d’un appareil (voir show)
cli-admin-ban-days = pour tant de jours ; 0 : pour de bon
cli-admin-why = une note pour vous-même
cli-admin-announce = dire une phrase à toutes les tables ; sans mots, reprendre la dernière
cli-admin-words = restart, closing ou well, dits dans la langue de chacun ; ou une phrase quelconque
cli-admin-minutes = dans combien de temps ; elle est montrée jusque-là
cli-admin-prune = effacer les tables où rien n’a changé depuis si longtemps ; jamais une où l’on joue
cli-admin-prune-days = jours sans changement
cli-admin-dry-run = dire seulement combien ce serait
cli-admin-nodes = montrer quels processus servent cette maison, et à qui est chaque table
admin-nodes = Nœuds ({ $number }) : machine et port, identifiant, tables, connexions, jusqu’à quand il tient ; sous chacun, ses tables.
admin-nodes-more = Autres tables, non listées : { $number }.
admin-node-alone = seul
admin-node-until = tient jusqu’à { $time }
admin-node-gone = parti depuis { $time }
admin-tables = { $number ->
    [0] Il n’y a pas de table.
    [one] Une table : code, jeu, phase, places prises, présents, dernier changement, nom au journal, identifiant, hôte.
   *[other] { $number } tables : code, jeu, phase, places prises, présents, dernier changement, nom au journal, identifiant, hôte.
}
admin-table = { $rounds ->
    [0] Pas encore de partie
    [one] Une partie
   *[other] { $rounds } parties
}, { $lines } lignes. Les places et les marques de leurs appareils :
admin-here = présent
admin-bans = { $number ->
    [0] Personne n’est banni.
    [one] Un bannissement :
   *[other] { $number } bannissements :
}
admin-for-good = pour de bon
admin-close-done = { $table } est fermée.
admin-delete-done = { $table } est effacée.
admin-ban-done = { $what } est banni.
admin-unban-done = { $what } n’est plus banni.
admin-announce-done = Dit à { $tables ->
    [0] aucune table
    [one] une table
   *[other] { $tables } tables
}, à { $people ->
    [0] personne
    [one] une personne
   *[other] { $people } personnes
}.
admin-prune-done = { $tables ->
    [0] Aucune table n’est si vieille.
    [one] Une table est effacée.
   *[other] { $tables } tables sont effacées.
}
admin-prune-would = { $tables ->
    [0] Aucune table n’est si vieille.
    [one] Une table serait effacée.
   *[other] { $tables } tables seraient effacées.
}
bad-admin-url = « { $given } » n’est pas l’adresse d’un serveur ; écrivez http://hôte:port.
bad-admin-no-token = Il n’y a pas de jeton d’administration : donnez le même à NOCTUARY_ADMIN_TOKEN ici et pour le serveur.
bad-admin-no-server = Aucun serveur ne répond à { $name } : { $why }.
bad-admin-off = Le serveur à { $name } ne reçoit pas d’ordres : lancez-le avec NOCTUARY_ADMIN_TOKEN.
bad-admin-refused = { $why }
bad-replay-why = La partie n’est pas finie : on apprend ensuite pourquoi un automate a fait quelque chose.

cli-serve = ouvrir le serveur de tables : on joue dans le navigateur
serve-unknown = { $name } n’est pas un réglage ; rien ne change.
setting-host = l’adresse où écouter (0.0.0.0 : tout le réseau ; 127.0.0.1 : cette machine seulement, derrière un serveur mandataire ou sans réseau)
setting-port = le port ; 0 en prend un qui soit libre
setting-address = l’adresse de cette maison pour les autres, dans les invitations faites sur la machine même (dans un conteneur, par exemple, http://192.168.1.20:8484) ; sinon, son adresse sur le réseau
setting-hosts = noms sous lesquels on demande la maison (tables.example.org, séparés par des virgules) : les autres sont refusés, jamais les adresses ; rien : tous
setting-data = où sont gardées les tables : un dossier, un fichier SQLite ou une URL (sqlite:///chemin, postgresql://nom:motdepasse@hote/base) ; sinon, dans votre dossier de données
setting-bus = l’adresse d’un serveur NATS (nats://hote:4222), pour servir une maison depuis plusieurs machines sur une base PostgreSQL ; sinon, ce processus est seul
setting-positions = une table peut commencer par une position (tests et leçons)
setting-away = secondes après lesquelles on n’attend plus une personne partie quand les autres veulent une pause
setting-bot_pace = les automates répondent à un multiple de ce nombre de secondes
setting-heartbeat = secondes entre deux signes de vie ; qui se tait deux fois et demie ce temps est parti
setting-beat = secondes entre deux envois tant que les yeux sont fermés
setting-idle = secondes après lesquelles une table que personne ne regarde quitte la mémoire ; la base la garde
setting-snapshot = nombre de lignes après lesquelles l’instantané d’une table en cours est renouvelé
setting-tables = nombre maximal de tables en mémoire
setting-sockets = nombre maximal de connexions ouvertes
setting-limits = limites de débit ; à couper pour les essais de charge seulement
setting-metrics_token = permet à un Prometheus d’une autre machine de lire /metrics, comme jeton Bearer
setting-draw = dessiner les images qui manquent pendant que la maison est ouverte, avec ce que la machine a de libre
setting-workers = processus où réfléchissent les automates ; 0 : autant que la machine le permet
setting-speed = vitesse du temps aux tables ; pour les tests seulement
setting-admin_token = ouvre à `noctuary admin` : au moins 16 signes que personne ne devine ; rien : à personne
setting-keep_talk = jours après le dernier changement à une table avant que ce qui s’y est dit soit oublié ; 0 : jamais
setting-keep_names = jours après le dernier changement à une table avant que les noms et les appareils en soient retirés ; 0 : jamais
setting-keep_tables = jours après le dernier changement à une table avant qu’elle soit effacée, sauf si une partie y est en cours ; 0 : jamais
setting-push_contact = comment les services de notification joignent l’hôte (mailto:vous@example.org, ou une adresse https:) : les navigateurs peuvent alors être prévenus de leur tour ; vide : l’adresse de la maison si elle est en https, sinon personne n’est prévenu
setting-push_loopback = des services de notification sur cette machine sont permis, et http sans chiffrement
setting-mail_server = un serveur de courrier, smtp://nom:mot-de-passe@hôte:587 ou smtps://… : on peut alors aussi être prévenu de son tour par courriel ; vide : personne ne l’est
setting-mail_from = de quelle adresse viennent ces messages
setting-call_after = secondes du tour de quelqu’un après lesquelles on le prévient, s’il ne regarde pas
setting-call_again = secondes après lesquelles on le prévient encore une fois
setting-keep_codes = jours après lesquels le code d’une table dont la partie est finie ne l’ouvre plus, puis jours avant qu’une autre table puisse l’avoir ; 0 : jamais
setting-logs = plain (des phrases), json (un objet par ligne) ou auto : plain dans un terminal, json ailleurs
cli-serve-open = ouvrir le navigateur
serve-here = Noctuary est ouvert : { $address }
serve-there = Pour les téléphones du même réseau : { $address }
serve-no-pictures = { $number ->
    [0] Aucune image d’Obscurio ne manque.
    [one] Une image d’Obscurio n’est pas encore dessinée : sa place reste sombre.
   *[other] { $number } images d’Obscurio ne sont pas encore dessinées : leur place reste sombre.
} Pour les dessiner, une fois : make pictures
serve-will-draw = { $number ->
    [0] Aucune image d’Obscurio ne manque.
    [one] Une image d’Obscurio se dessine en arrière-plan ; jouez en attendant.
   *[other] { $number } images d’Obscurio se dessinent en arrière-plan ; jouez en attendant.
}
serve-drawing = images : { $done } sur { $total }
serve-drawn = Les { $total } images sont dessinées.
serve-no-sheets = Les pages rouges et brumeuses d’Obscurio restent sombres : il leur faut pyvips (pip install "pyvips[binary]").
serve-stop = Ctrl-C l’arrête ; chaque table est gardée.
serve-compiled = Les règles sont compilées.
serve-plain = Les règles tournent en Python simple. (Avec un compilateur C, make play et les paquets les compilent : deux à quatre fois plus vite.)

## Pourquoi as-tu fait cela ?

reason-only = Il n’y avait rien d’autre à choisir.
reason-random = J’ai tiré au sort parmi { $count } réponses.
reason-untold = Je ne saurais dire ; cela me semblait le mieux.
reason-liked = Ce qui me plaisait ensuite : { $other }.
reason-chances = { $chance ->
    [0] De là je ne me voyais presque jamais gagner
    [1] Ainsi je me voyais gagner environ une partie sur dix
    [10] Ainsi je me voyais gagner presque toujours
   *[other] Ainsi je me voyais gagner environ { $chance } parties sur dix
} ; avec « { $other } », { $other_chance ->
    [0] presque aucune.
    [1] environ une.
    [10] presque toutes.
   *[other] environ { $other_chance }.
}
reason-advice = Un automate ferait ceci : { $choice }.
reason-same = Un automate aurait fait de même.
