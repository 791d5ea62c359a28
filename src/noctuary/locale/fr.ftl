# Ce que tous les jeux partagent, en français.

## Refus

refusal-game_over = La partie est finie.
refusal-stale = Cette question a déjà sa réponse ; regardez la table à nouveau.
refusal-not_your_turn = Ce n'est pas à vous d'en décider maintenant.
refusal-not_an_option = Ce n'est pas possible maintenant.
refusal-nothing_to_undo = Il n'y a rien à reprendre.
refusal-undo_alone = On ne reprend un choix que dans un jeu solitaire.
refusal-undo_shown = Ce choix vous a montré quelque chose de caché ; on ne le reprend qu'à l'entraînement.

## Entrées fautives

bad-game = Il n'y a pas de jeu « { $given } ». Les jeux sont : { $known }.
bad-game-closed = Le jeu « { $game } » ne s’ouvre pas et reste dehors : { $why }
bad-no-rulebook = { $game } n’a pas apporté de livre de règles.
bad-seed = Une graine a 32 octets, et non { $given }.
bad-load = « { $given } » n’est ni une position (une ligne, champs séparés par |) ni un enregistrement (des lignes JSON). Pour un fichier, donnez un pathlib.Path.
door-refused = { $why } Permis à présent : { $options }.
bad-players = { $game } se joue de { $low } à { $high } joueurs, pas à { $given }.
bad-bot = { $game } n'a pas de robot « { $given } ». Ses robots sont : { $known }.
bad-bots = { $given } robots nommés pour { $seats } places ; nommez-en un pour toutes, ou un par place.
bad-preset = Il n'y a pas de formule « { $given } ». Les formules sont : { $known }.
bad-option = Il n'y a pas d'option « { $given } ». Les options sont : { $known }.
bad-option-form = « { $given } » n'est pas une option ; écrivez nom=valeur.
bad-option-value = { $name } ne peut pas valoir « { $given } » ; c'est l'un de : { $known }.
bad-option-range = { $name } ne peut pas valoir « { $given } » ; c'est un entier de { $low } à { $high }.
bad-deal = « { $given } » n'est pas un numéro de donne ; c'est un entier de 1 à 999999999.
bad-number = { $name } doit être un entier de { $low } à { $high }, pas « { $given } ».
bad-language = Il n'y a pas de langue « { $given } ». Les langues sont : { $known }.
bad-file = Le fichier { $name } est illisible.
bad-file-exists = Le fichier { $name } existe déjà et n'est pas écrasé.
bad-nothing-saved = Il n'y a pas de partie inachevée à reprendre ({ $game }).
bad-rule = Il n'y a pas de règle { $given } dans { $game }. Ses règles vont de { $first } à { $last }.
bad-position-sign = La position est illisible à « { $sign } ».
bad-position-short = La position s'arrête trop tôt.
bad-position-word = La position nomme « { $word } », qui n'est ni une carte ni autre chose de ce jeu.
bad-position-field = Il manque à la position le champ « { $name } ».
bad-position-head = La position est pour « { $given } » ; ici c'est { $known }.
bad-position-impossible = Cette position ne peut pas se produire : { $why }.
bad-position-unknown = La position a un champ « { $name } » que ce jeu ne connaît pas.
bad-position-shape = Le champ « { $name } » de la position doit s’écrire { $known }, et non { $given }.
bad-position-pieces = Le compte des pièces de la position n’est pas juste. Il manque : { $lost }. En trop : { $more }.
bad-record-header = Ce fichier n'est pas l'enregistrement d'une partie : sa première ligne est illisible.
bad-record-format = L'enregistrement est au format { $given } ; ce programme lit le format { $known }.
bad-record-rules = La partie a été jouée avec la version { $given } des règles ; ce programme a la version { $known }.
bad-record-data = La partie a été jouée avec d'autres cartes que celles-ci.
bad-record-line = La ligne { $line } de l'enregistrement est abîmée ou ne convient pas à la partie.
bad-request = Ce n'est pas une requête : { $why }.
bad-request-size = Cette requête est trop longue ; la limite est de { $limit } octets.
bad-no-game = Il n'y a pas encore de partie ; envoyez d'abord new, set ou load.
bad-seat = Il n'y a pas de place { $given } ; les places vont de 0 à { $last }.

## Jouer au terminal

play-prompt = Numéro ({ $keys }) :{" "}
play-key-n = n page suivante
play-key-b = b retour
play-key-enter = Entrée laisse passer le temps
play-key-u = u reprendre
play-key-h = h conseil
play-key-help = ? aide
play-first = Répondez par un numéro. ? explique le reste ; q arrête et garde la partie.
play-news = Ce qui s’est passé :
play-page = page { $page } sur { $pages } : n la tourne
play-help-title = À l’invite
play-help-number = un numéro : faire ce choix ; ou écrivez-le en toutes lettres, comme dans l’enregistrement (par exemple : { $example })
play-help-enter = Entrée : laisser passer le temps ; les autres parlent et agissent
play-help-n = n : la page suivante des choix
play-help-b = b : sortir d’un groupe de choix
play-help-u = u : reprendre votre dernier choix (libre tant que rien de caché n’a été montré)
play-help-h = h : un conseil, et pourquoi
play-help-l = l : le récit jusqu’ici
play-help-r = r { $rule } : lire une règle
play-help-q = q : arrêter ; la partie est gardée et peut être reprise
play-unknown = Ce n'est ni un choix ni une commande ; ? donne les commandes.
play-saved = Partie gardée. Pour continuer : { $command }
play-hint = Conseil : { $choice }. { $why }
play-no-hint = Il n'y a pas de conseil pour ce jeu.
play-undone = Repris.
play-resumed = Vous reprenez une partie inachevée.
play-deal = Donne { $deal }. La même pour un ami : { $command }
play-commitment = Le mélange est fixé : son sceau est { $hash }.
play-deal-again = C’était la donne { $deal } : qui la nomme reçoit les mêmes cartes.
play-seed = La graine était { $seed } ; son sceau est celui du début.
play-assisted = (assistée : on a repris quelque chose de montré)
play-won = Vous gagnez.
play-lost = Vous perdez.
play-won-by = Victoire : { $names }.
play-nobody = Personne ne gagne.
play-bot = robot { $number }
play-you = vous
play-continue = (Entrée pour continuer)

stats-title = Vos parties : { $game }
stats-none = Pas encore de partie finie ({ $game }).
stats-played = jouées { $number }
stats-won = gagnées { $number } ({ $percent } %)
stats-streak = série { $number }, record { $best }
stats-assisted = assistées { $number } (non comptées)
stats-reason = { $number } × { $reason }

## Ligne de commande

cli-about = Noctuary : une table pour trois jeux de la nuit. Obscurio, Oubliette et Occulto, au terminal et pour les programmes.
cli-lang = la langue : en ou fr (sinon celle de votre système)
cli-version = montrer la version et s'arrêter
cli-play = jouer au terminal
cli-play-deal = le numéro d'une donne partagée : qui le nomme reçoit les mêmes cartes
cli-play-resume = continuer votre dernière partie inachevée
cli-play-practice = tout peut être repris ; la partie est marquée comme assistée
cli-play-option = une option du jeu, nom=valeur (preset=merciful en est une) ; peut être répétée
cli-play-options = donner les options du jeu et s'arrêter
cli-play-players = combien de joueurs, robots compris
cli-play-plain = sans couleurs
cli-stats = vos statistiques d'un jeu
cli-sim = jouer des parties sans écran et compter ce qui arrive
cli-sim-games = combien de parties
cli-sim-seed = la graine de toute la série
cli-sim-bots = les robots, un pour toutes les places ou un par place, séparés par des virgules
cli-sim-jobs = combien de processus
cli-sim-json = imprimer un objet JSON
cli-engine = parler en lignes JSON sur l'entrée et la sortie standard, pour d'autres programmes
cli-replay = montrer une partie enregistrée
cli-replay-file = l'enregistrement
cli-replay-step = attendre Entrée après chaque choix
cli-new-game = écrire un petit paquet de jeu qui tourne, pour commencer le vôtre
cli-new-game-name = le nom du jeu : de 3 à 24 minuscules et chiffres
cli-new-game-into = le dossier où l’écrire (par défaut : ici)
cli-new-game-done =
    { $folder } est prêt : règles, vue, robot, textes, tests. Continuez avec :
      cd { $folder } && pip install -e . && python -m pytest && noctuary play { $name }
bad-new-game-name = « { $given } » ne peut pas être le nom d’un nouveau jeu : il faut de 3 à 24 minuscules et chiffres, et un nom que personne n’a.
bad-new-game-exists = { $folder } existe déjà ; rien n’a été écrit.
cli-rules = lire les règles d'un jeu, ou l'une d'elles
cli-rules-number = le numéro d'une règle, comme O-14
cli-deck = lister les cartes Illusion : titres, éléments, fichiers d'images
cli-deck-title = { $cards } cartes Illusion ; { $drawn } ont leurs images.
cli-deck-elements = {"  "}{ $count } éléments : { $names }
cli-deck-files = {"  "}images : { $stem } ({ $sizes })
cli-deck-undrawn = {"  "}pas encore d'image : make pictures
cli-game = le jeu : { $games }
cli-error = noctuary : { $message }
cli-options-title = Options : { $game } (le défaut d'abord ; le numéro est la règle)

sim-title = { $game }, { $players ->
    [0] sans joueur
    [one] un joueur
   *[other] { $players } joueurs
} : { $games } parties
sim-bots = robots : { $bots }
sim-outcome = { $percent } %  { $count } × { $reason }
sim-wins = { $who } : { $count ->
    [0] aucune victoire
    [one] une victoire
   *[other] { $count } victoires
} ({ $percent } %, intervalle à 95 % de { $low } à { $high })
sim-seat = Joueur { $number } ({ $bot })
sim-speed = { $decisions } décisions en { $seconds } s : { $rate } par seconde

replay-title = { $game }, { $lines ->
    [0] aucun choix
    [one] un choix
   *[other] { $lines } choix
}
replay-undone = (repris)

## Le serveur de tables

table-stand_in = { $name } n’est plus là : un automate joue à sa place désormais.
table-stand_in-over = { $name } est de retour et reprend sa place.
table-stand_in-done = Vous revoilà. { $number ->
    [0] L’automate qui tenait votre place n’a rien eu à décider.
    [one] L’automate qui tenait votre place a fait un choix pour vous.
   *[other] L’automate qui tenait votre place a fait { $number } choix pour vous.
}
table-late = Le temps de { $name } est écoulé : un automate fait ce choix.
table-did = Un automate a choisi pour vous :
table-undone = Repris.
table-chosen = { $name } : { $choice }

refusal-not_started = La partie n’a pas commencé.
refusal-not_seated = C’est réservé à ceux qui sont à la table.
refusal-paused = La table est en pause.
refusal-silence = Vous ne pouvez pas parler maintenant.
refusal-no_hint = Il n’y a pas d’indice ici.
refusal-busy = Rien ne peut être enregistré pour l’instant. Cela compte peut-être : regardez avant de réessayer.
refusal-too_many = C’est trop à la fois ; attendez un instant.
refusal-too_long = Ce message est trop long.
refusal-request = Ce message est illisible.
refusal-token = Votre place est maintenant tenue sur un autre appareil, ou a été rendue. Vous regardez.

door-not_found = Cette table n’existe pas, ou plus.
door-method = Cela ne se fait pas ici.
door-code = Aucune table n’a ce code.
door-full = La table est complète.
door-started = La partie a déjà commencé.
door-not_started = La partie n’a pas commencé.
door-not_over = Ce sera possible à la fin de la partie.
door-over = La partie de cette table est finie.
door-present = { $name } est à la table : personne ne joue à sa place.
door-eyes_closed = Pas tant que les yeux sont fermés.
door-seat_taken = Cette place est prise.
door-seat_free = Personne n’est assis là.
door-name_taken = Quelqu’un à la table s’appelle déjà { $name }.
door-not_ready = Tout le monde n’est pas prêt.
door-seats_open = Il reste des places ; attendez du monde ou donnez-les à des robots.
door-not_seated = C’est réservé à ceux qui sont à la table.
door-not_host = C’est réservé à l’hôte.
door-origin = Cette requête vient d’un autre site.
door-token = Votre place est maintenant tenue sur un autre appareil, ou a été rendue.
door-word = Ce lien a déjà servi ou est trop ancien.
door-positions = Ce serveur ne laisse pas commencer une table depuis une position.
door-too_many = C’est trop à la fois ; attendez un instant.
door-too_long = C’est trop long ; la limite est de { $limit } octets.
door-request = Cette requête est illisible : { $why }.
door-busy = Le serveur est occupé. Voyez si c’est fait, et réessayez dans un instant.
house-not_stored = Rien ne peut être noté pour l’instant, la partie attend donc ; elle reprendra d’elle-même, et rien n’est perdu.
door-host = Aucune maison de ce nom ici ; demandez l’adresse à qui vous a invité.
door-unreadable = Cette table a été jouée avec d’autres règles que celles de ce serveur ; son registre est conservé.
door-damaged = Une ligne du registre de cette table est illisible, ses parties ne peuvent donc être montrées ; prévenez l’hôte.
door-stopping = Le serveur s’arrête.

bad-port = Le port { $port } sur { $host } est inutilisable : { $why }. Un autre : --port 0 prend n’importe lequel de libre.
bad-database = La base { $name } est inutilisable : { $why }.
bad-database-url = « { $given } » n’est pas une base ; écrivez un chemin, sqlite:///chemin ou postgresql://utilisateur@hôte/nom.
bad-database-newer = La base a le schéma { $given } ; ce programme connaît jusqu’à { $known }. Rien n’a été changé : prenez un programme plus récent.
bad-setting = { $name } ne peut pas être « { $given } ».
bad-server-missing = Il manque { $name } au serveur. Lancez : pip install "noctuary[server]"

cli-serve = ouvrir le serveur de tables : on joue dans le navigateur
cli-serve-host = l’adresse d’écoute (0.0.0.0 : tout le réseau ; 127.0.0.1 : cette machine seulement)
cli-serve-port = le port (8484 ; 0 en prend un libre)
cli-serve-data = où sont gardées les tables : un fichier, ou l’adresse d’une base (sqlite:///…, postgresql://…)
cli-serve-open = ouvrir le navigateur
cli-serve-positions = laisser commencer des tables depuis une position (pour les tests et les leçons)
serve-here = Noctuary est ouvert : { $address }
serve-there = Pour les téléphones du même réseau : { $address }
serve-no-pictures = { $number ->
    [0] Aucune image d’Obscurio ne manque.
    [one] Une image d’Obscurio n’est pas encore dessinée : sa place reste sombre.
   *[other] { $number } images d’Obscurio ne sont pas encore dessinées : leur place reste sombre.
} Pour les dessiner, une fois : make pictures
serve-no-sheets = Les pages rouges et brumeuses d’Obscurio restent sombres : il leur faut pyvips (pip install "pyvips[binary]").
serve-stop = Ctrl-C l’arrête ; chaque table est gardée.
