# Après une partie en solitaire : un chemin gagnant, où elle s’est perdue, et les autres.

web-winning-about = Les mêmes cartes, jouées par quelqu’un qui les voyait toutes. Cela montre que la donne pouvait être gagnée, pas ce que vous auriez dû savoir.
web-winning-lost = Cette donne ne peut pas être gagnée : tous les chemins ont été essayés.
web-winning-open = Aucune issue n’a été trouvée dans le temps imparti. Cela ne veut pas dire qu’il n’y en a pas.
web-winning-yours = Revenir à votre partie
web-chances = Où s’est-elle perdue ?
web-chances-won = Quelles étaient mes chances ?
web-chances-weighing = Chaque choix est rejoué dans des donnes qui auraient pu être vraies…
web-chances-curve = La chance de sortir après chacun de vos choix, étape par étape
web-chances-at = Après ce choix, { $chance } parties sur 100 étaient gagnées.
web-chances-worst = Ici, à l’étape { $step } : { $before } sur { $of } → { $after } sur { $of }. L’autre réponse était : { $other }.
web-chances-none = Aucun choix n’a coûté cher à lui seul : ce sont les cartes.
web-chances-none-won = Aucun choix n’a coûté cher à lui seul.
web-chances-show = La montrer
web-fared = Et les autres ?
web-fared-sum = Au premier essai, sans aide, { $won } sur { $players } sont dehors.
web-fared-few = { $players ->
    [0] Personne ne l’a encore finie ici sans aide.
    [one] Une seule personne l’a finie ici sans aide.
   *[other] { $players } personnes l’ont finie ici sans aide.
} À partir de { $least } personnes, vous verrez jusqu’où chacune est allée.
web-fared-bar = Salle { $room } : { $players }.
web-fared-out-bar = Dehors : { $players }.
web-fared-out = dehors
web-fared-you = Vous en êtes.
web-fared-share = Partager mon résultat
web-fared-picture = En image
web-fared-saved = Enregistrée
web-fared-title = Noctuary · la donne du jour
web-fared-mine-won = J’ai trouvé la sortie !
web-fared-mine-helped = J’ai trouvé la sortie, avec de l’aide.
web-fared-mine-lost = { $rooms ->
    [0] L’ombre me garde, avant la première salle.
   *[other] L’ombre me garde, salle { $rooms } sur neuf.
}
web-replay-older = Cette partie suivait d’anciennes règles : son plateau ne peut plus être montré. Voici son récit, tel qu’il a été conté.
web-replay-all-about = Chaque choix de chaque place est dit, tel qu’il a été enregistré.
web-replay-on-about = Une nouvelle table, des automates aux autres places, un hasard neuf. La partie ne compte pas.
web-why = Pourquoi ce choix, { $name } ?
web-why-person = Qu’aurait fait un automate ?
web-why-thinking = On y repense…

## La barre et la feuille d’une rediffusion

web-replay-begin = Avant le premier choix.
web-replay-quiet = De cette place, on n’en a rien su.
web-replay-step = Étape
web-replay-at = Étape { $at } sur { $last }
web-replay-first = Au début
web-replay-back = Reculer d’un pas
web-replay-next = Avancer d’un pas
web-replay-last = À la fin
web-replay-play = Lire
web-replay-pause = Pause
web-replay-eyes = Par les yeux de
web-replay-spectator = Le public
web-replay-all = Tout savoir
web-replay-seal = Le mélange scellé
web-replay-on = Jouer d’ici, à cette place : { $name }
