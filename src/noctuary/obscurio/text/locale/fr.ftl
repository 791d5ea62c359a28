# Obscurio, en français.

obscurio-language = fr
obscurio-name = Obscurio
obscurio-tagline = Un livre qui ne peut parler, six salles à franchir, et un traître parmi vous.
obscurio-goal = Le Grimoire ne parle pas : il pose des Papillons sur des images. Magiciens, trouvez six fois la porte que désigne son indice, avant que la Cohésion ne soit épuisée. L’un de vous est peut-être le Traître, qui veut que les autres se trompent.

## Names

obscurio-seat = Joueur { $number }
obscurio-role-grimoire = le Grimoire
obscurio-role-loyal = du côté des Loyaux
obscurio-role-traitor = le Traître
obscurio-role-wizard = un Magicien
obscurio-role-spectator = dans le public
obscurio-character-amber = Ambre
obscurio-character-azure = Azur
obscurio-character-crimson = Carmin
obscurio-character-jade = Jade
obscurio-character-pearl = Perle
obscurio-character-slate = Ardoise
obscurio-character-violet = Violette
obscurio-watcher = le Surveillant
obscurio-trap-plus_two = +2
obscurio-trap-dusk_hallway = Couloir sombre
obscurio-trap-magical_mist = Brume magique
obscurio-trap-dark_night = Nuit noire
obscurio-trap-united_butterflies = Papillons groupés
obscurio-trap-bottom_butterfly = Papillon en bas
obscurio-trap-dark_magic = Magie noire
obscurio-trap-espionage = Espionnage
obscurio-trap-concealed_door = Porte voilée
obscurio-trap-evanescent_room = Salle évanescente
obscurio-trap-great_room = Grande salle
obscurio-trap-dangerous_room = Salle dangereuse
obscurio-trap-locked_doors = Portes scellées
obscurio-trap-no_effect = Aucun effet
obscurio-effect-plus_two = On pioche aussitôt deux pièges de plus (B-24).
obscurio-effect-dusk_hallway = Des feuilles rouges couvrent les deux Pages (B-34).
obscurio-effect-magical_mist = Des feuilles imprimées couvrent les deux Pages ; aucun Papillon ne peut montrer l’imprimé (B-35).
obscurio-effect-dark_night = Pages et Papillons disparaissent après la lecture (B-36).
obscurio-effect-united_butterflies = Les deux Papillons, sur la même Page (B-37).
obscurio-effect-bottom_butterfly = Au moins un Papillon se pose sous une Page (B-38).
obscurio-effect-dark_magic = Le Traître peut ajouter quatre cartes (B-43).
obscurio-effect-espionage = Le Traître voit la Sortie (B-44).
obscurio-effect-concealed_door = La carte de la porte 4 reste face cachée (B-59).
obscurio-effect-evanescent_room = Le sablier a moins de cases, et elles apportent plus de pièges (B-60).
obscurio-effect-great_room = Il y a une septième porte (B-61).
obscurio-effect-dangerous_room = Chaque mauvaise porte choisie coûte un jeton de plus (B-62).
obscurio-effect-locked_doors = Les portes s’ouvrent une à une : à prendre ou à laisser (B-63).
obscurio-effect-no_effect = Il ne se passe rien (B-70).
obscurio-phase-traps = Les pièges
obscurio-phase-riddle = Le Grimoire écrit
obscurio-phase-read = Lecture de l’indice
obscurio-phase-night = Yeux fermés : la Bibliothèque frémit
obscurio-phase-open = Choix d’une porte
obscurio-phase-last_call = Dernier appel
obscurio-phase-watch = Choix en silence
obscurio-phase-count = Trois, deux, un
obscurio-phase-locked = Portes scellées
obscurio-phase-locked_watch = Portes scellées, en silence
obscurio-phase-resolve = La Sortie
obscurio-phase-accuse = Accusation
obscurio-phase-accused = Les accusés
obscurio-phase-end = La fin
obscurio-window-riddle = temps pour l’indice
obscurio-window-read = temps de lecture
obscurio-window-night = yeux fermés
obscurio-window-sand = le sablier
obscurio-window-window = temps pour répondre
obscurio-window-call = dernier appel
obscurio-window-shown = un regard sur la table
obscurio-window-accuse = temps pour accuser
obscurio-below = sous la Page { $page }
obscurio-points = { $thing } sur la Page { $page }
obscurio-reason-name = la même chose
obscurio-reason-kind = le même genre de chose
obscurio-reason-tag = la même idée
obscurio-reason-colour = la même couleur
obscurio-reason-shape = la même forme
obscurio-reason-theme = la même ambiance
obscurio-claim-loyal = Je ne vous trahis pas.
obscurio-claim-sure = Pour moi, c’est certain.
obscurio-claim-unsure = J’hésite.
obscurio-claim-lost = Je n’en ai aucune idée.
obscurio-level-0 = sans avis
obscurio-level-1 = confiance
obscurio-level-2 = soupçon

## Questions

obscurio-ask-clue = Placez un ou deux Papillons. Que montrent-ils ?
obscurio-ask-put = Placez un Papillon ; il ne bougera plus.
obscurio-ask-read = Regardez les Pages. Avez-vous tout vu ?
obscurio-ask-night = Yeux fermés. Prenez des cartes, ou reposez-vous ; seules celles du Traître comptent.
obscurio-ask-board = Vos propres notes ; personne ne les voit.
obscurio-ask-doors = Quelle porte choisissez-vous ?
obscurio-ask-last_call = Tous sont d’accord. Voulez-vous réfléchir encore ?
obscurio-ask-watch = En silence : à quelle porte pensez-vous ?
obscurio-ask-locked = Prenez-vous cette porte ?
obscurio-ask-accuse = Qui est le Traître ?
obscurio-ask-talk = Voulez-vous dire quelque chose ?
obscurio-ask-count = Tous les pions se posent ensemble.
obscurio-ask-shown = Le résultat. Continuez quand vous avez tout vu.

## Choices

obscurio-choice-clue = { $clue }
obscurio-choice-put = { $clue }
obscurio-choice-close = pas de second Papillon
obscurio-choice-ready = j’ai tout vu
obscurio-choice-unready = je regarde encore
obscurio-choice-pick = prendre la carte { $slot }
obscurio-choice-rest = se reposer
obscurio-choice-mark = noter { $seat } : { $level }
obscurio-choice-place = aller à la porte { $door }
obscurio-choice-companion = envoyer le compagnon à la porte { $door }
obscurio-choice-confirm = je suis d’accord
obscurio-choice-withdraw = je ne suis plus d’accord
obscurio-choice-commit = penser à la porte { $door }
obscurio-choice-commit-both = penser à la porte { $door }, et à la porte { $second } pour le compagnon
obscurio-choice-uncommit = reposer le pion
obscurio-choice-take = prendre la porte { $door }
obscurio-choice-refuse = refuser la porte { $door }
obscurio-choice-take_companion = prendre la porte { $door } pour le compagnon
obscurio-choice-refuse_companion = refuser la porte { $door } pour le compagnon
obscurio-choice-vote = désigner { $seat }
obscurio-choice-abstain = ne désigner personne
obscurio-choice-lock = c’est mon vote
obscurio-choice-unlock = réfléchir encore
obscurio-choice-suggest = Je prendrais la porte { $door }.
obscurio-choice-suggest-why = Je prendrais la porte { $door }, pour le Papillon { $butterfly ->
    [1] rouge
   *[2] bleu
} : { $reason }.
obscurio-choice-doubt = Je ne crois pas à la porte { $door }.
obscurio-choice-agree = Je suis d’accord avec { $seat }.
obscurio-choice-ask = Qu’en pense { $seat } ?
obscurio-choice-suspect = Je soupçonne { $seat }.
obscurio-choice-trust = Je fais confiance à { $seat }.
obscurio-choice-claim = { $claim }
obscurio-choice-concede = { $seat } a raison. Je me rallie.
obscurio-choice-suggest-thing = { $way ->
    [0] Porte { $door }
   *[1] Je prendrais la porte { $door }
} : « { $thing } » sur la Page de { $page ->
    [1] gauche
   *[2] droite
}, et { $likeness ->
    [name] voici « { $like } »
    [kind] ici « { $like } » est du même genre
    [shape] ici « { $like } » en a la forme
   *[colour] ici « { $like } » en a la couleur
}.
obscurio-choice-time = le temps est écoulé
obscurio-choice-tick = le temps passe
obscurio-choice-sand = le sablier s’est vidé
obscurio-choice-call = le décompte est fini
obscurio-choice-shown = on n’attend plus personne
obscurio-choice-continue = continuer

## What happens

obscurio-begun = La Bibliothèque se referme sur vous. Le Grimoire est { $grimoire } ; jetons Cohésion : { $light } dans la lumière, { $dark } dans l’ombre.
obscurio-turn = Tour { $turn }, case { $progress } sur 6. { $watcher ->
    [yes] Le Surveillant est éveillé : plus un mot (B-67).
   *[no] { "" }
}
obscurio-traitor-known = Personne d’autre ne le sait : le Traître, c’est { $seat }. N’en laissez rien paraître (B-17).
obscurio-trap = Un piège : { $trap }.
obscurio-refilled = La pioche s’épuise : les { $cards } cartes de la défausse y sont mélangées (BA-38).
obscurio-clue = Le Grimoire tend le Pupitre, { $butterflies ->
    [0] sans Papillon
    [one] avec un Papillon
   *[other] avec { $butterflies } Papillons
}.
obscurio-dark-night = La nuit tombe sur les Pages et les Papillons (B-36).
obscurio-eyes-closed = Tous les Magiciens ferment les yeux. La Bibliothèque frémit.
obscurio-picked = La carte { $slot } du porte-cartes est prise ; une autre prend sa place.
obscurio-doors = { $doors } portes apparaissent. { $locked ->
    [yes] Elles s’ouvrent une à une (B-63).
   *[no] { "" }
}
obscurio-hourglass = On retourne le sablier, il est sur la case { $space } : { $extra ->
    [0] aucun piège de plus
    [one] un piège de plus
   *[other] { $extra } pièges de plus
} au prochain tour, si les portes se décident là (B-22).
obscurio-time-out = Le dernier sable s’est écoulé.
obscurio-moved = { $companion ->
    [yes] Le compagnon
   *[no] { $seat }
} va à la porte { $door }.
obscurio-confirmed = { $seat } est d’accord.
obscurio-withdrew = { $seat } réfléchit encore.
obscurio-in-hand = { $seat } tient son pion en main.
obscurio-put-back = { $seat } repose son pion.
obscurio-placed = { $chips ->
    [0] Aucun pion n’est devant une porte.
   *[other] Les pions sont posés.
}
obscurio-took = { $companion ->
    [yes] Le compagnon
   *[no] { $seat }
} prend la porte { $door }.
obscurio-refused = { $companion ->
    [yes] Le compagnon
   *[no] { $seat }
} refuse la porte { $door }.
obscurio-nobody-took = Personne ne prend la porte { $door }.
obscurio-answered = { $companion ->
    [yes] La décision est prise pour le compagnon.
   *[no] { $seat } a pris sa décision.
}
obscurio-next-door = La porte { $door } s’ouvre.
obscurio-exit = La Sortie était la porte { $door }. { $found ->
    [yes] Elle a été trouvée.
   *[no] Personne ne l’a trouvée.
}
obscurio-error = { $companion ->
    [yes] Mauvaise porte pour le compagnon
   *[no] Mauvaise porte pour { $seat }
} : { $tokens ->
    [0] plus aucun jeton à perdre
    [one] un jeton perdu
   *[other] { $tokens } jetons perdus
} (B-55).
obscurio-danger = La salle est dangereuse : { $tokens ->
    [0] aucun jeton perdu de plus
    [one] un jeton perdu de plus
   *[other] { $tokens } jetons perdus de plus
} (B-62).
obscurio-progress = En avant, case { $space } sur 6.
obscurio-accusation = La lumière s’est éteinte. Accusation, manche { $round } (B-72).
obscurio-no-votes = Personne ne désigne personne (BA-32).
obscurio-locked = { $seat } a pris sa décision.
obscurio-unlocked = { $seat } réfléchit encore.
obscurio-vote = { $seat } désigne { $accused }
obscurio-votes = Les doigts se tendent : { $votes }.
obscurio-accused = { $seat } montre sa carte : { $loyal ->
    [yes] Loyal. Deux jetons sont perdus (B-77).
   *[no] c’est le Traître !
}
obscurio-said = { $seat } : { $about }

## Hints

obscurio-hint-thing = Montrez { $thing } sur la Page de { $page ->
    [1] gauche
   *[2] droite
} : { $likeness ->
    [name] la Sortie en montre aussi : { $like }
    [kind] la Sortie montre quelque chose de ce genre : { $like }
    [shape] sur la Sortie, { $like } en a la forme
   *[colour] sur la Sortie, { $like } en a la couleur
}.
obscurio-hint-decoy = Pour le Traître : ce qui va le mieux avec l’indice trompe le mieux. Ce que prennent les autres ne compte pas.
obscurio-hint-seen = Sur la Page de { $page ->
    [1] gauche
   *[2] droite
}, { $thing }, { $likeness ->
    [name] et ici il y en a aussi : { $like }
    [kind] et ici { $like } est du même genre
    [shape] et ici { $like } en a la forme
   *[colour] et ici { $like } en a la couleur
}.
obscurio-hint-door = La porte { $door } est la Sortie dans environ { $percent } salles semblables sur cent.
obscurio-hint-locked = C’est la Sortie dans environ { $percent } salles semblables sur cent ; ici, il en faut au moins { $least } pour la prendre.
obscurio-hint-guilt = { $seat } a l’air du Traître à { $percent } % ; à parts égales ce serait { $even }.
obscurio-hint-room = { $seat } était à la porte { $door } dans la salle { $room }, où la Sortie se lisait bien.
obscurio-hint-wait = Attendez un instant : rien ne presse encore.
obscurio-hint-other = Il n’y a pas grand-chose à décider ici.

## Pourquoi as-tu fait cela ?

obscurio-why-thing = J’ai montré { $thing } sur la Page de { $page ->
    [1] gauche
   *[2] droite
} : { $likeness ->
    [name] la Sortie en montre aussi : { $like }
    [kind] la Sortie montre quelque chose de ce genre : { $like }
    [shape] sur la Sortie, { $like } en a la forme
   *[colour] sur la Sortie, { $like } en a la couleur
}.
obscurio-why-nothing = J’ai montré { $thing } sur la Page de { $page ->
    [1] gauche
   *[2] droite
} ; rien sur la Sortie n’y ressemble tout à fait, mais sur les autres cartes encore moins.
obscurio-why-whole = Je pensais à la Page de { $page ->
    [1] gauche
   *[2] droite
} tout entière : son ambiance et ses couleurs.
obscurio-why-close = D’autres Papillons n’auraient fait qu’embrouiller.
obscurio-why-clue-chance = Je pensais qu’un Magicien y trouverait la Sortie dans { $percent } salles semblables sur cent, avec les meilleurs leurres du Traître parmi les portes{ $alone ->
    [1] . Un Papillon clair me semblait mieux que deux
   *[other] . Deux me semblaient mieux qu’un
}.
obscurio-why-door = Pour moi, la porte { $door } était la Sortie à { $percent } %.
obscurio-why-seen = Sur la Page de { $page ->
    [1] gauche
   *[2] droite
}, { $thing }, { $likeness ->
    [name] et ici il y en avait aussi : { $like }
    [kind] et ici { $like } est du même genre
    [shape] et ici { $like } en a la forme
   *[colour] et ici { $like } en a la couleur
}.
obscurio-why-unlike = Je ne voyais rien sur sa carte qui ressemble vraiment à l’indice ; les autres allaient encore moins bien.
obscurio-why-hidden = Sa carte était face cachée.
obscurio-why-company = { $count ->
    [0] Personne d’autre n’y était encore.
    [one] Quelqu’un y était déjà, ce qui parlait pour elle.
   *[other] { $count } autres y étaient déjà, ce qui parlait pour elle.
}
obscurio-why-spread = La porte { $door } semblait plus probable ({ $percent } %), mais nous y étions assez : une salle trouvée vaut un essai ailleurs.
obscurio-why-glance = Au premier coup d’œil elle semblait la meilleure ; à tête reposée, c’est la porte { $door } ({ $percent } %).
obscurio-why-traitor-door = J’étais le Traître. La porte { $door } semblait plus probable ({ $percent } %) ; je me suis mis là où un Magicien peut se tromper, tant qu’on ne me soupçonnait pas plus que d’autres.
obscurio-why-locked = La porte { $door } était la Sortie à { $percent } % ; avec les portes à venir, j’en prends une à partir de { $least } %.
obscurio-why-night-loyal = Je suis loyal : ce que je touche la nuit ne compte pas. Chacun fait quelque chose, pour que personne n’entende qui est le Traître.
obscurio-why-decoy = J’étais le Traître : cette carte devait passer pour la Sortie.
obscurio-why-rest = J’étais le Traître et j’en avais posé { $count } ; rien d’autre dans ma main n’aurait pu induire en erreur.
obscurio-why-guilt = Je prenais { $seat } pour le Traître à { $percent } % ; à parts égales c’eût été { $even }.
obscurio-why-room = Dans la salle { $room }, { $seat } était à la porte { $door }, alors que la porte { $exit } se lisait ({ $percent } %).
obscurio-why-traitor-vote = J’étais le Traître, et les soupçons pesaient de toute façon sur { $seat }.
obscurio-why-word-kept = Je l’avais déjà dit, et rien ne m’a fait changer d’avis.
obscurio-why-no-clue = Je ne savais rien contre personne ; c’était au hasard.
obscurio-why-lock = Ma décision était prise.
obscurio-why-agree = On avait parlé pour la porte qui me plaisait le plus.
obscurio-why-concede = Nous étions plus nombreux ailleurs, et ce qu’on y disait était juste.
obscurio-why-ask = Il y avait là quelqu’un de seul, à une porte pour laquelle personne n’avait parlé.
obscurio-why-word = C’était à moi de dire quelque chose.
obscurio-why-other = Il n’y avait pas grand-chose à décider.

## The terminal

obscurio-screen-head = Tour { $turn } · { $phase }
obscurio-screen-role = Vous êtes { $role }.
obscurio-screen-gauge = Cohésion : { $light } dans la lumière, { $dark } dans l’ombre
obscurio-screen-deck = pioche { $number }
obscurio-screen-traps = Pièges : { $traps }
obscurio-screen-exit = La Sortie :
obscurio-screen-page = Page { $number } :
obscurio-screen-butterflies = Papillons :
obscurio-screen-you = (vous)
obscurio-screen-red = sous le rouge
obscurio-screen-mist = sous la brume
obscurio-screen-legend = ●●○ le chemin vers la sortie · ✓ a décidé · [4] est à la porte 4, [–] à aucune encore · ×2 deux erreurs jusqu’ici · ★ la Sortie · lumière et ombre : ce qui reste de la Cohésion ; chaque mauvaise porte en coûte un jeton, et quand il n’en reste plus, le Traître gagne
obscurio-effect-watcher = Le Surveillant observe : personne ne parle, et les portes se choisissent en secret (B-68).
obscurio-group-clue = { $clue } …
obscurio-group-commit = penser à la porte { $door } …
obscurio-group-mark = noter { $seat } …
obscurio-group-suggest = défendre une porte …
obscurio-group-doubt = douter d’une porte …
obscurio-group-agree = approuver quelqu’un …
obscurio-group-ask = interroger quelqu’un …
obscurio-group-suspect = soupçonner quelqu’un …
obscurio-group-trust = faire confiance à quelqu’un …
obscurio-screen-slot = Porte-cartes { $number } :
obscurio-screen-door = Porte { $number }
obscurio-screen-face-down = face cachée

## How it ends

obscurio-winners-library = La Bibliothèque
obscurio-winners-traitor = Le Traître
obscurio-winners-wizards = Les Magiciens loyaux et leur Grimoire
obscurio-outcome-escaped = La dernière porte s’ouvre. Les Magiciens et leur Grimoire sont libres (B-82).
obscurio-outcome-cohesion_lost = Le dernier jeton a disparu. La Bibliothèque vous garde, et le Traître sourit (B-83).
obscurio-outcome-lost_in_library = Le dernier jeton a disparu. Vous voilà perdus dans la Bibliothèque (B-85).

## Options

obscurio-option-difficulty = Le nombre de jetons Cohésion au départ.
obscurio-option-difficulty-beginner = Débutant : le plus de jetons
obscurio-option-difficulty-experienced = Confirmé : moins de jetons
obscurio-option-difficulty-expert = Expert : le moins de jetons
obscurio-seat-grimoire = Le Grimoire
obscurio-option-grimoire = La place du Grimoire ; 0 est la première, celle de qui ouvre la table.
obscurio-option-characters = Les personnages dans l’ordre des places, par leurs couleurs.
obscurio-option-tokens = Votre propre nombre de jetons ; 0 pour celui des règles.
obscurio-option-trap_bag = Les pièges du sac ; vide : un de chaque.
obscurio-option-victory_timing = Quand la dernière Sortie vous sauve : avant ou après le paiement des erreurs.
obscurio-option-victory_timing-after_penalties = on paie d’abord ; il doit rester un jeton
obscurio-option-victory_timing-immediate = la liberté aussitôt
obscurio-option-hourglass_seconds = Secondes par case du sablier.
obscurio-option-time_track = Pièges de plus selon la case du sablier.
obscurio-option-evanescent_track = De même dans une Salle évanescente.
obscurio-option-relaxed = Jouer sans horloge.
obscurio-option-relaxed_extra = Sans horloge : pièges de plus à chaque tour.
obscurio-option-relaxed_cap = Sans horloge : secondes après lesquelles on n’attend plus personne.
obscurio-option-riddle_limit = Secondes pour donner l’indice ; 0 : sans limite.
obscurio-option-doors = Le nombre de Portes d’une salle.
obscurio-option-doors-6 = six
obscurio-option-doors-5 = cinq
obscurio-option-strict_placement = Un Papillon posé l’est pour de bon.
obscurio-option-max_bottom = Combien de Papillons peuvent se poser sous les Pages.
obscurio-option-max_bottom-2 = les deux
obscurio-option-max_bottom-1 = un seul
obscurio-option-read_limit = Secondes pour lire l’indice.
obscurio-option-grimoire_sees_holder = Quand le Grimoire peut regarder le porte-cartes.
obscurio-option-grimoire_sees_holder-step3_only = à la phase 3 seulement
obscurio-option-grimoire_sees_holder-always = toujours
obscurio-option-grimoire_sees_uncovered = Le Grimoire voit les Pages sans leurs feuilles.
obscurio-option-step3 = Comment finit la nuit.
obscurio-option-step3-ticks = peu après que tous ont fini
obscurio-option-step3-constant = toujours après le même temps
obscurio-option-step3_min = Durée minimale d’une nuit, en secondes.
obscurio-option-step3_max = Durée maximale d’une nuit, en secondes.
obscurio-option-result_seconds = Secondes pendant lesquelles un résultat reste affiché, si tous ne continuent pas avant.
obscurio-option-last_call = Secondes pour se raviser quand tous sont d’accord.
obscurio-option-locked_watcher_window = Secondes par réponse, portes scellées sous le Surveillant.
obscurio-option-watcher_timeout = Ce qui arrive sous le Surveillant quand le temps s’épuise avant que tous aient décidé.
obscurio-option-watcher_timeout-committed_count = les choix faits comptent
obscurio-option-watcher_timeout-all_fail = tout le monde se trompe
obscurio-option-watcher_silences_accusation = Le Surveillant interdit aussi de parler pendant une accusation.
obscurio-option-dangerous_counts = Ce que compte une Salle dangereuse.
obscurio-option-dangerous_counts-distinct_doors = les mauvaises portes
obscurio-option-dangerous_counts-wrong_chips = les pions mal placés
obscurio-option-dangerous_counts_unplaced = Un pion sans porte compte aussi.
obscurio-option-accusation_seconds = Secondes pour une accusation.
obscurio-option-accusation_full_minute = Tout le temps est utilisé, même quand tous ont voté.
obscurio-option-vote_self = On peut se désigner soi-même.
obscurio-option-vote_revealed = On peut désigner quelqu’un dont la loyauté est prouvée.
obscurio-option-must_vote = Chacun doit désigner quelqu’un.
obscurio-option-described = Chaque image peut s’écouter : ce qu’elle montre est raconté à qui peut la voir.

## Couleurs, quand les images sont décrites

obscurio-colour-beige = beige
obscurio-colour-cream = crème
obscurio-colour-grey = gris
obscurio-colour-rust = rouille
obscurio-colour-brown = brun
obscurio-colour-charcoal = anthracite
obscurio-colour-olive = olive
obscurio-colour-gold = or
obscurio-colour-sage = vert sauge
obscurio-colour-dusty-pink = vieux rose
obscurio-colour-grey-blue = gris-bleu
obscurio-colour-black = noir
obscurio-colour-mauve = mauve
obscurio-colour-white = blanc
obscurio-colour-orange = orange
obscurio-colour-maroon = bordeaux
obscurio-colour-dark-teal = bleu canard
obscurio-colour-dark-green = vert sombre
obscurio-colour-peach = pêche
obscurio-colour-red = rouge
obscurio-colour-sky-blue = bleu ciel
obscurio-colour-pink = rose
obscurio-colour-deep-blue = bleu profond
obscurio-colour-indigo = indigo
obscurio-colour-purple = violet
obscurio-colour-yellow = jaune
obscurio-colour-green = vert
obscurio-colour-turquoise = turquoise
obscurio-colour-lilac = lilas
obscurio-colour-magenta = magenta
obscurio-colour-lime = vert citron
obscurio-colour-blue = bleu

## Decks

bad-obscurio-option = { $name } ne peut pas valoir « { $given } » à cette table ; les valeurs possibles sont : { $known } ({ $rule }).
bad-obscurio-undescribed = Certaines images de ce paquet n’ont pas de description : à cette table, on ne peut pas raconter les images ({ $rule }).
bad-deck-size = Le paquet « { $deck } » a { $given } images ; il en faut au moins { $least } (B-02).
bad-deck-id = Dans le paquet « { $deck } », le nom « { $id } » ne convient pas : des lettres, des chiffres et des tirets bas seulement, au moins une lettre, et pas le nom d’un piège.
bad-deck-twice = Le paquet « { $deck } » a deux images nommées « { $id } ».
bad-deck-folder = Il n’y a pas de dossier « { $deck } ».
bad-deck-no-picture = Le paquet « { $deck } » décrit « { $id } », mais cette image n’existe pas.
bad-deck-description = Dans le paquet « { $deck } », le fichier { $file } ne peut être lu : { $why }.
bad-deck-element-twice = Dans le paquet « { $deck } », la carte « { $card } » a deux éléments du même nom.
bad-deck-outline = Dans le paquet « { $deck } », carte « { $card } », le contour de « { $element } » n’est pas une liste d’anneaux d’au moins trois points.
bad-deck-own-size = Le paquet « { $deck } » a { $given } images ; il lui en faut de { $least } à { $most } (B-02).
bad-deck-public = Un paquet de vos propres images ne sert qu’aux tables privées.
bad-deck-not-here = Ce paquet n’est pas sur cette machine.
bad-deck-same = Dans le paquet « { $deck } », l’image { $file } est en double.
bad-deck-picture = Dans le paquet « { $deck } », l’image { $file } ne convient pas : { $why ->
    [small] elle est trop petite ; il faut 300 pixels au plus petit côté.
    [large] elle est trop grande ; la limite est de 40 Mo et de 100 millions de pixels.
    [damaged] elle est abîmée.
   *[kind] ce n’est ni du JPEG, ni du PNG, ni du WebP, ni de l’AVIF.
}
bad-deck-salience = Dans le paquet « { $deck } », carte « { $card } », le relief de « { $element } » doit être entre 0 et 1.

## Études

obscurio-study-balance = comment s’en tirent les automates, par nombre de joueurs et niveau
obscurio-study-fit = ajuster les nombres d’après lesquels jugent les automates
obscurio-study-leak = si l’automate Traître se trahit par ses manières
obscurio-measure-rooms = salles
obscurio-measure-accuracy = pions loyaux à la Sortie, en part
obscurio-measure-found = salles dont la Sortie est trouvée, en part
obscurio-measure-tokens_left = jetons Cohésion restants
obscurio-measure-accused = parties avec une accusation, en part
obscurio-measure-traps = pièges en jeu
obscurio-measure-role = le rôle
obscurio-measure-doubt = doute des Magiciens loyaux sur le Traître, en bits
obscurio-study-sense = les automates sont-ils clairs ? ce qu’ils montrent, s’ils tiennent parole
obscurio-study-quiz = des énigmes pour des personnes, avec leur clé, en données

obscurio-puzzle-ask = Quelle porte le Grimoire désigne-t-il ?
obscurio-puzzle-page = Page { $page } : { $says }
obscurio-puzzle-points = Un Papillon montre : { $what }.
obscurio-puzzle-whole = Un Papillon est posé dessous : c’est toute l’image qui compte.
obscurio-puzzle-door = Porte { $door } : { $says }
obscurio-puzzle-link = Un Papillon montre ceci : { $pointed }. La porte { $door } montre quelque chose de pareil ({ $found }), et aucune autre.
obscurio-puzzle-fits = Ce que chaque porte répond à tout l’indice, d’après la maison, sur 100 : { $fits }.
