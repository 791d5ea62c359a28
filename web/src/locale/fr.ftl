# La maison elle-même, en français. Les jeux apportent leurs propres mots.

web-title = Noctuary : jeux de la nuit
web-language = Langue
web-close = Fermer
web-loading = Un instant…
web-yes = oui
web-no = non

## Le vestibule

web-look = Regarder { $game }
web-alone = Jouer en solo
web-open-a-table = Ouvrir une table
web-choose-deal = Choisir la donne
web-soon = On dessine encore ses cartes.
web-resume = Reprendre : { $game }
web-resume-note = la table est restée comme vous l’avez laissée
web-resume-forget = Ranger cette table
web-drawing = Les images se dessinent : { $done } sur { $total }
web-my-tables = Vos tables
web-turn-yours = c’est à vous
web-turn-of = on attend { $names }
web-turn-lobby = n’a pas encore commencé
web-motto = Un noctuaire est un journal de la nuit.
web-join-code = Rejoindre une table par son code
web-enter = Entrer
web-code-short = Un code compte cinq signes, lettres ou chiffres.
web-code-unknown = Il n’y a pas de table { $code }.
web-open-tables = Tables ouvertes
web-open-table-line = chez { $host }, { $taken } sur { $seats }
web-you = Qui êtes-vous ?
web-you-open = Vous êtes { $name }. Changer de nom ou de couleur
web-your-name = Votre nom
web-your-colour = Votre couleur
web-nobody = Noctambule
web-nobody-you = { $name } (vous)
web-colour-1 = Rouge flamme
web-colour-2 = Jaune soleil
web-colour-3 = Vert feuille
web-colour-4 = Bleu onde
web-colour-5 = Violet étoile
web-colour-6 = Rose cœur
web-colour-7 = Argent lune
web-colour-8 = Blanc neige

## La maison sur cet appareil

web-along = Emporter les jeux (environ { $size } Mo)
web-along-taking = On emballe : { $percent } %
web-along-with = Avec vous : se joue sans réseau
web-along-about = Les trois jeux en solo ou avec des automates, les leçons, les règles, les statistiques et les parties à revoir marchent sans réseau. Les tables avec d’autres personnes en ont besoin.
web-along-leave = Retirer de cet appareil
web-along-failed = Tout n’a pas pu être chargé, ou cet appareil n’a plus de place. Ce qui s’y trouvait s’y trouve toujours.
web-alone-house = Cette maison vit dans votre seul navigateur : on y joue en solo ou avec des automates, et rien ne quitte cet appareil. Pour jouer entre amis, l’un de vous ouvre la maison sur un serveur ; le guide de l’hôte dit comment.
web-here-waking = On allume les chandelles sur cet appareil…
web-here-failed = Ce navigateur ne peut pas porter la maison à lui seul (il lui faut WebAssembly). Un navigateur plus récent le peut, une table sur un serveur aussi.
web-here-forgetful = Ce navigateur ne garde rien (fenêtre privée, ou plus de place) : la partie continue jusqu’à la fermeture de la page.

## Mettre une table

web-deal-number = Numéro de donne
web-deal-any = au hasard
web-deal-today = La donne du jour
web-seats = Places
web-preset = Rigueur
web-preset-chosen = Règles : { $preset }
web-preset-as_written = À la lettre
web-preset-merciful = Clément
web-preset-free_hand = Main libre
web-preset-merciless = Sans pitié
web-practice = Entraînement
web-practice-about = Tout peut être annulé, même ce qui a montré une carte. La partie ne compte pas.
web-public = Ouverte à tous
web-public-about = La table est affichée dans le vestibule.
web-own-deck = Images
web-own-deck-none = Celles de la maison
web-own-deck-one = { $name } ({ $number })
web-all-options = Toutes les options des règles ({ $number })
web-go-down = Descendre
web-open-table = Ouvrir la table

## La table avant le jeu

web-bot = Automate
web-invite-alone = Ce lien ne marche que sur cet ordinateur.
web-qr = Code QR de l’invitation
web-copy = Copier
web-copied = Copié
web-send = Envoyer
web-option-preset = Rigueur
web-waiting = On attend { $name }

## À toute table

web-menu = Menu
web-log = Le récit jusqu’ici
web-log-empty = Il ne s’est encore rien passé.
web-log-earlier = { $number ->
    [0] Aucun tour précédent
    [one] Un tour précédent
   *[other] { $number } tours précédents
}
web-rules = Livre de règles
web-rules-missing = Le livre de règles est hors d’atteinte pour l’instant.
web-rules-search = Chercher dans les règles
web-rules-contents = Sommaire
web-rules-found = { $number ->
    [0] Rien trouvé.
    [one] Un passage trouvé.
   *[other] { $number } passages trouvés.
}
web-rules-option = « { $meaning } »
web-rules-option-is = « { $meaning } » : { $value }
web-rule-open = Règle { $rule }
web-stats = Vos parties
web-stats-played = Jouées
web-stats-won = Gagnées
web-stats-streak = Série
web-stats-best = Record
web-stats-none = Aucune partie terminée sur cet appareil.
web-stats-record = Le plus de salles : { $rooms }. Le plus de chandelle à la sortie : { $candle }.
web-stats-game = { $preset } · salles : { $rooms } sur 9 · chandelle { $candle } · { $hints ->
    [0] sans conseil
    [one] un conseil
   *[other] { $hints } conseils
}
web-to-hall = Retour au vestibule
web-time-left = Temps restant : { $time }
web-undo = Annuler le coup
web-ask-hint = Demander un conseil
web-hint = Conseil :
web-seal = Le mélange est scellé : { $seal }…
web-set-motion = Moins de mouvement
web-set-motion-about = Les cartes changent de place sans voler.
web-set-sound = Sons
web-set-sound-about = Du papier, du bois et une clochette.
web-turn-title = À vous
web-set-volume = Volume
web-set-haptics = Vibrations
web-set-haptics-about = Le téléphone répond à vos gestes et dit quand c’est à vous.
web-set-contrast = Contraste fort
web-set-contrast-about = Traits et légendes plus clairs.
web-pace = Quand vous jouez
web-pace-now = Maintenant
web-hours = { $number } h
web-by-the-day = sur plusieurs jours
web-by-the-day-about = Chacun a { $number } heures pour chaque décision, même page fermée ; ensuite un automate la prend, et tous l’apprennent. Personne ne voit qui est là.
web-gone = Cette table n’existe plus.
web-gone-about = Elle a été fermée, ou le lien est incomplet.
web-reconnecting = La ligne est coupée. Nouvel essai…
web-stale = Votre place est ouverte dans une autre fenêtre ou sur un autre appareil.
web-stale-old = Cette page est plus ancienne que le serveur.
web-stale-many = Trop de fenêtres sont ouvertes à cette table.
web-renewed = La maison a été rénovée.
web-reload = Recharger
web-stale-here = Continuer ici
web-rematch = Une autre partie
web-pause = Demander une pause
web-pause-end = Reprendre
web-pause-off = Finalement, non
web-paused = La table est en pause.
web-pause-wish = Une pause est souhaitée par { $names }.
web-move = Passer sur un autre appareil
web-move-about = Ouvrez ce lien sur l’autre appareil dans les dix minutes. Il ne sert qu’une fois ; votre place y sera.
web-others-turn = Les autres réfléchissent.
web-table-facts = Tout ce qui est sur la table
web-missed = La table avait avancé avant votre dernier geste : il n’a rien fait.
web-error-offline = La maison est injoignable. Le réseau est-il coupé ?
web-error-server = Cela n’a pas marché. Réessayez dans un instant.

## On parle

web-talk = Parler
web-talk-unread = Parler, { $number ->
    [0] aucun message non lu
    [one] { $number } message non lu
   *[other] { $number } messages non lus
}
web-talk-said = { $name } : { $text }
web-talk-onlooker = Quelqu’un qui regarde
web-talk-muted = L’hôte vous demande de vous taire.
web-talk-not-now = Vous ne pouvez pas parler maintenant.
web-line-hello = Bonsoir !
web-line-ready = C’est bon pour moi.
web-line-moment = Un instant, s’il vous plaît.
web-line-thinking = Laissez-moi réfléchir…
web-line-nice = C’est beau.
web-line-sorry = Pardon.
web-line-thanks = Merci.
web-line-well-played = Bien joué !

## Parties finies

web-games = Vos parties
web-games-won = Gagnée :
web-games-lost = Perdue :
web-games-earlier = Parties plus anciennes
web-games-assisted = { $number ->
    [0] Aucune partie avec aide.
    [one] Une partie avec aide n’est pas comptée.
   *[other] { $number } parties avec aide ne sont pas comptées.
}
web-games-forget = Oublier les parties de cet appareil
web-games-forget-sure = Oui, tout oublier
web-kept = Gardé après le dernier changement à une table : ce qui s’est dit, { $talk ->
    [0] pour toujours
    [one] un jour
   *[other] { $talk } jours
} ; les noms et les appareils, { $names ->
    [0] pour toujours
    [one] un jour
   *[other] { $names } jours
} ; la table même, { $tables ->
    [0] pour toujours
    [one] un jour
   *[other] { $tables } jours
}. Une partie en cours reste toujours.
web-replay = Revoir
web-replay-this = Revoir
web-replay-none = Cette partie n’est pas finie, ou n’existe plus.
web-replay-closed = Une partie inachevée
web-replay-seal-good = La graine donne bien le sceau montré avant la première carte.
web-replay-seal-bad = La graine ne donne PAS le sceau qui avait été montré.
web-replay-save = Garder l’enregistrement
web-winning = Voir un chemin gagnant
web-winning-title = Un chemin gagnant
web-winning-looking = On cherche une issue…

## La première partie accompagnée

web-lesson = Pour votre première partie
web-lesson-take = Première fois ? Trois minutes, pas à pas
web-lesson-on = Compris
web-lesson-skip = Sans explications
web-lesson-again = Reprendre la leçon

web-puzzle = L’énigme de la semaine
web-daily = La donne du jour
web-daily-streak = { $number ->
    [0] La donne du jour
    [one] Donne du jour · un jour
   *[other] Donne du jour · { $number } de suite
}
web-daily-about = Une donne par jour, la même pour tous, de minuit à minuit en temps universel. Chacune peut être gagnée : on l’a essayée cartes ouvertes.
web-daily-grade = { $preset }, gagnable à coup sûr
web-grade-winnable = Gagnable à coup sûr ; un joueur pressé s’en sort { $escapes } fois sur { $games }.
web-grade-lost = Impossible à gagner, quoi qu’on fasse.
web-grade-open = On ne sait pas si elle est gagnable ; un joueur pressé s’en sort { $escapes } fois sur { $games }.
web-stars = { $number ->
    [0] aucune étoile de difficulté
    [one] une étoile de difficulté sur cinq
   *[other] { $number } étoiles de difficulté sur cinq
}
web-daily-play = Jouer la donne du jour
web-daily-again = La rejouer
web-daily-row = { $number ->
    [0] Pas encore de jours de suite : commencez aujourd’hui.
    [one] Un premier jour.
   *[other] { $number } jours de suite.
}
web-daily-won = { $date } : gagnée
web-daily-helped = { $date } : gagnée, avec de l’aide
web-daily-lost = { $date } : perdue
web-daily-none = { $date } : pas jouée
web-daily-key-won = gagnée
web-daily-key-helped = avec de l’aide
web-daily-key-lost = perdue

## Votre clé et vos données

web-me = Votre clé et vos données
web-me-key = Votre clé
web-me-key-about = Il ne faut pas de compte pour jouer. Avec une clé, vous redevenez vous-même sur n’importe quel appareil, même si ce navigateur a tout oublié. Gardez-la comme un mot de passe : qui la possède peut s’asseoir à vos places.
web-me-make = Créer ma clé
web-me-made = Voici votre clé. Copiez-la, scannez-la ou notez-la.
web-me-show = Montrer ma clé
web-me-hide = La cacher
web-me-qr = Code QR de votre clé
web-me-renew = Créer une nouvelle clé à sa place
web-me-renew-about = La clé actuelle n’ouvrira plus rien, où qu’elle soit notée.
web-me-renew-sure = Oui, une nouvelle clé
web-me-passkey = { $number ->
    [0] Ajouter une clé d’accès sur cet appareil
    [one] Ajouter une autre clé d’accès (vous en avez une)
   *[other] Ajouter une autre clé d’accès (vous en avez { $number })
}
web-me-passkey-made = La clé d’accès est créée : la prochaine fois, un geste suffira.
web-me-passkey-show = Utiliser une clé d’accès
web-its-me = C’est moi
web-its-me-about = Vous avez créé une clé dans un autre navigateur ? Saisissez-la ici. Les parties jouées dans ce navigateur viennent avec vous.
web-me-enter = Votre clé
web-me-entered = Vous revoilà. Vos places et vos parties sont là.
web-me-link = Ce lien porte une clé. Dites que c’est la vôtre, et ce navigateur devient l’un des vôtres.
web-me-link-warn = Seulement si vous l’avez créée vous-même : toute autre personne qui la possède pourrait s’asseoir aux places que vous tenez ici.
web-me-out = Déconnecter tout le reste
web-me-out-about = { $number ->
    [0] Seul ce navigateur est le vôtre.
    [one] Seul ce navigateur est le vôtre, pour autant que la maison le sache. Un cookie volé ne vaudra plus rien non plus.
   *[other] { $number } navigateurs sont les vôtres. Les autres, et les clés créées après celle-ci, n’ouvriront plus rien ; vos places restent ici.
}
web-me-out-sure = Oui, déconnecter les autres
web-me-out-done = C’est fait : seul ce navigateur est le vôtre.
web-me-data = Vos données
web-me-data-about = La maison connaît les noms que vous vous êtes donnés, vos parties et leurs résultats, et ce que vous avez dit aux tables.
web-me-export = Tout emporter dans un fichier
web-me-delete = Supprimer mes données
web-me-delete-about = Votre nom et vos paroles disparaissent de toutes les tables, vous quittez vos places, et cette clé n’ouvre plus rien. Les parties des autres restent. C’est sans retour.
web-me-delete-sure = Oui, tout supprimer
web-me-delete-done = Tout ce qui était à vous est supprimé.
web-me-seat = Vous avez une place ici, { $name } : un autre navigateur la tient.
web-line-removed = (Ces paroles ont été retirées par qui les avait écrites.)
