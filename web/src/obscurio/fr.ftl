# Le plateau d’Obscurio, en français.

## On parle

web-talk-B-17 = Le Grimoire ne dit jamais un mot.
web-talk-B-39 = Les yeux sont fermés : personne ne parle.
web-talk-B-68 = Le Surveillant écoute : personne ne parle.
web-talk-B-79 = Votre Magicien est enfermé et muet.

## La première partie accompagnée

web-lesson-obscurio-welcome = L’un de vous est le Grimoire : il connaît la Sortie mais ne parle pas. Les autres sont Magiciens{ $traitor ->
        [0] .
       *[other] , et l’un d’eux est un Traître.
    }
web-lesson-obscurio-grimoire = Vous êtes le Grimoire. Un ou deux Papillons, sur vos Pages ou à leur pied, sont vos seuls mots.
web-lesson-obscurio-traitor = Vous êtes le Traître. Menez les autres aux mauvaises portes sans vous faire prendre.
web-lesson-obscurio-loyal = Votre carte dit : loyal. Lisez les Papillons, trouvez la Sortie, et voyez qui vous mène ailleurs.
web-lesson-obscurio-clue = Regardez la Sortie. Posez des Papillons sur ce que son image et les Pages ont en commun : une chose, une couleur, une forme.
web-lesson-obscurio-read = Ces Pages sont l’indice. Que montrent les Papillons ? { $dark ->
        [yes] Retenez-le : la Nuit noire emporte les Pages avant que les portes soient montrées (B-36).
       *[no] Elles seront encore là devant les portes.
    }
web-lesson-obscurio-night = { $role ->
        [grimoire] Les Magiciens ont fermé les yeux. Le Traître prend des images parmi ces huit, pour les mêler aux portes. Vous voyez lesquelles.
       *[other] Les yeux sont fermés ; le Traître prend des images qui se mêleront aux portes. Tous ont le même écran : nul ne peut savoir ; seules les cartes du Traître comptent (BA-51).
    }
web-lesson-obscurio-doors = { $role ->
        [traitor] Une image est la Sortie, d’autres sont les vôtres. Allez où l’on vous suivra, ou là où personne ne vous soupçonnera.
       *[other] Une image est la Sortie. Touchez la porte qui répond à l’indice : vous la voyez en grand, et un bouton y envoie votre pion.
    } Vous pouvez changer tant que tous ne sont pas d’accord.
web-lesson-obscurio-listen = Écoutez. Vous ne pouvez rien dire, et ne devez pas montrer quelle porte c’est.
web-lesson-obscurio-locked = Les portes s’ouvrent une à une. { $role ->
        [grimoire] À chacune, chaque Magicien la prend ou la laisse passer.
       *[other] Prenez celle-ci, ou laissez-la passer : les deux sont définitifs.
    }
web-lesson-obscurio-result = La Sortie était à la porte { $door }. Chaque Magicien qui est ailleurs coûte à la table un jeton Cohésion (B-55).
web-lesson-obscurio-end = { $over ->
        [yes] La fuite est finie. L’album montre chaque salle une fois encore.
       *[no] C’était votre première salle. Six Sorties, et vous êtes dehors (B-54). Quand les jetons clairs sont épuisés, les Magiciens accusent l’un des leurs (B-72).
    }

## Obscurio

web-obs-room = Salle { $number }
web-obs-head = Salle { $room } : { $phase }
web-obs-you-grimoire = Vous êtes le Grimoire
web-obs-motto = Le livre ne peut pas parler
web-obs-rooms = Salle { $at } sur 6
web-obs-gauge = Cohésion : { $light } dans la lumière, { $dark } dans l’ombre
web-obs-cohesion = Cohésion { $number }
web-obs-traps = Pièges de cette salle
web-obs-effect-watcher = Le Surveillant est éveillé : pas un mot, pas un signe. Chacun prend son pion en main, et tous se posent ensemble (B-67).
web-obs-place-page = Page { $number }
web-obs-place-door = Porte { $number }
web-obs-place-exit = La Sortie
web-obs-place-holder = Carte { $number } du porte-cartes
web-obs-place- = Une image
web-obs-zoom = Regarder de près : { $what }
web-obs-zoom-before = L’image précédente
web-obs-zoom-after = L’image suivante
web-obs-zoom-point = Touchez l’image pour montrer quelque chose.
web-obs-zoom-count = { $at } sur { $of }
web-obs-exit = La Sortie
web-obs-exit-yours = Personne d’autre ne la voit. Touchez pour l’agrandir.
web-obs-decoy = un leurre
web-obs-desk = Votre Pupitre
web-obs-book = Le livre ouvert
web-obs-flies = Papillons
web-obs-red = Rouge
web-obs-blue = Bleu
web-obs-fly = { $colour ->
    [red] Papillon rouge
   *[blue] Papillon bleu
} : { $where }
web-obs-fly-name = { $colour ->
    [red] Papillon rouge
   *[blue] Papillon bleu
}
web-obs-fly-rests = au repos, à côté du livre
web-obs-fly-below = au pied de la Page { $page } : la Page entière
web-obs-fly-at = Page { $page }, { $where }, pointe : { $turned }
web-obs-fly-back = Reprendre ce Papillon
web-obs-at-middle = au milieu
web-obs-at-right = à droite
web-obs-at-lower-right = en bas à droite
web-obs-at-bottom = en bas
web-obs-at-lower-left = en bas à gauche
web-obs-at-left = à gauche
web-obs-at-upper-left = en haut à gauche
web-obs-at-top = en haut
web-obs-at-upper-right = en haut à droite
web-obs-spot = { $where }, à { $hour } h, { $reach ->
    [near] près du centre
    [half] à mi-chemin
   *[rim] près du bord
}
web-obs-told = Cette image en mots
web-obs-told-sheets = { $red ->
    [yes] { $mist ->
        [yes] Sous la feuille rouge et dans la brume, on devine :
       *[no] Sous la feuille rouge, on devine :
    }
   *[no] { $mist ->
        [yes] Entre les volutes de brume, on voit :
       *[no] On y voit :
    }
}
web-obs-told-fly = { $colour ->
    [red] Papillon rouge
   *[blue] Papillon bleu
} : { $what }.
web-obs-told-near = { $things ->
    [none] { $mist ->
        [yes] dans la brume
       *[no] rien qui ait un nom
    }
   *[other] { $things }{ $mist ->
        [yes] , au bord de la brume
       *[no] {""}
    }
}
web-obs-told-over = Dessous : { $what }
web-obs-whole-page = page entière
web-obs-below-spoken = Au pied de la Page { $page } : la Page entière
web-obs-by-list = Choisir dans une liste
web-obs-by-list-about = Tous les endroits que proposent les images. Sur un Papillon, les flèches le déplacent, la virgule et le point le tournent.
web-obs-desk-none = Posez un Papillon sur ce que vous désignez.
web-obs-desk-second = Il ne bougera plus. Un second ?
web-obs-desk-lacks-united_butterflies = Encore à faire : le second Papillon, sur la même Page
web-obs-desk-amiss-united_butterflies = Les deux Papillons vont sur la même Page
web-obs-desk-lacks-bottom_butterfly = Encore à faire : un Papillon au pied d’une Page
web-obs-desk-amiss-bottom_butterfly = L’un des deux va au pied d’une Page
web-obs-desk-other = Les deux désignent la même chose.
web-obs-desk-barred = Personne ne peut désigner ce qui est hachuré (B-35).
web-obs-desk-done = Les Magiciens verront ceci, et rien d’autre.
web-obs-desk-hand = Montrer l’indice
web-obs-desk-put = Le laisser là pour de bon
web-obs-desk-close = Pas de second
web-obs-writes = { $name } écrit…
web-obs-writes-about = Deux Pages, deux Papillons, pas un mot. Bientôt le livre s’ouvrira.
web-obs-your-card = Votre carte Allégeance
web-obs-your-card-about = Touchez pour la voir, à l’abri des regards.
web-obs-traitor-card = Qui est le Traître ?
web-obs-traitor-card-about = Le Traître, c’est { $name }. Personne d’autre ne le sait : n’en montrez rien.
web-obs-you-loyal = Vous êtes du côté des Loyaux.
web-obs-you-loyal-about = Trouvez six fois la Sortie, et trouvez qui ment.
web-obs-you-traitor = Vous êtes le Traître.
web-obs-you-traitor-about = Menez-les aux mauvaises portes jusqu’au dernier jeton.
web-obs-you-wizard = Vous êtes Magicien.
web-obs-you-wizard-about = Pas de traître ici : vous, le livre et les portes.
web-obs-wizards = Les Magiciens
web-obs-errors = { $number ->
    [0] aucun jeton perdu
    [one] 1 jeton perdu
   *[other] { $number } jetons perdus
}
web-obs-page-spoken = { $what }. { $whole ->
    [yes] Un Papillon est posé à son pied : la Page entière est désignée.
   *[no] { $number ->
        [0] Aucun Papillon.
        [one] Un Papillon y désigne quelque chose.
       *[other] { $number } Papillons y désignent quelque chose.
    }
} Regarder de près
web-obs-touch-page = Touchez une Page pour l’agrandir
web-obs-night = La nuit est tombée sur les Pages. Souvenez-vous.
web-obs-ready = J’en ai assez vu
web-obs-ready-night = Je m’en souviendrai
web-obs-unready = Attendez, pas encore
web-obs-ready-count = Prêts : { $done } sur { $of }
web-obs-sure-count = Confirmés : { $done } sur { $of }
web-obs-hand-count = En main : { $done } sur { $of }
web-obs-answer-count = Réponses : { $done } sur { $of }
web-obs-flags = Qui a choisi
web-obs-flag = { $name } : { $done ->
    [yes] choix fait
   *[no] choix à faire
}
web-obs-mute = Vous entendez tout. Vous ne pouvez rien dire.
web-obs-mute-now = La table se tait.
web-obs-accuse-book = Les Magiciens désignent. Vous ne pouvez que regarder.
web-obs-hush = Le Surveillant écoute : pas un mot.
web-obs-nobody-spoke = Pas encore un mot dans cette salle.
web-obs-nobody-accused = Personne n’a encore pris la parole.
web-obs-talk-room = Tour { $turn }
web-obs-look-on = Vous regardez.
web-obs-say = Dire quelque chose
web-obs-believe = Je crois à la { $door }
web-obs-believe-which = Je crois à …
web-obs-doubt = Je doute de la { $door }
web-obs-because = … parce que
web-obs-why = { $door ->
    [0] Quelle porte, et pourquoi ?
   *[other] Pourquoi la porte { $door } ?
}
web-obs-why-about = Quel Papillon, et qu’ont en commun les deux images ? Chacun le lit dans sa langue.
web-obs-why-at = Page { $page }, { $where }
web-obs-why-plain = Une simple intuition
web-obs-piles = Images déjà vues
web-obs-piles-about = { $discard ->
    [0] Aucune image n’est encore passée.
    [one] Une image est passée.
   *[other] { $discard } images sont passées.
} Il en reste { $deck } dans la pioche.
web-obs-place-discard = Image passée { $number }
web-obs-bag = Pièges dans le sac
web-obs-agree = D’accord avec { $name }
web-obs-suspect = Je soupçonne { $name }
web-obs-trust = Je fais confiance à { $name }
web-obs-wonder = Qu’en dit { $name } ?
web-obs-waiting = On attend { $names }
web-obs-stirs = La Bibliothèque frémit.
web-obs-eyes = Les yeux fermés
web-obs-eyes-over = La nuit tombe sur la table
web-obs-eyes-loyal = Qui soupçonnez-vous ?
web-obs-eyes-loyal-about = Jusqu’à l’aube, touchez une fois pour la confiance, deux fois pour le soupçon. Personne ne le voit.
web-obs-eyes-all = Prenez des cartes dans le noir
web-obs-eyes-all-about = Touchez deux fois une carte pour la prendre, { $number } au plus. Seules celles du Traître iront parmi les portes.
web-obs-eyes-book = Le porte-cartes est ouvert
web-obs-eyes-book-about = Le Traître peut prendre jusqu’à { $number ->
    [0] zéro carte
    [one] une carte
   *[other] { $number } cartes
}. Vous ne faites que le tenir.
web-obs-eyes-watch = La Bibliothèque frémit
web-obs-eyes-watch-about = Quelqu’un veille peut-être. Personne ne le sait, vous non plus.
web-obs-eyes-again = Touchez encore la carte { $slot } pour la prendre.
web-obs-eyes-full = Vous avez tout pris. Reposez-vous, sans un bruit.
web-obs-mark-spoken = { $name } : { $level }. Changer
web-obs-tray-cards = { $number ->
    [0] Aucune carte
    [one] Une carte au plus
   *[other] { $number } cartes au plus
}
web-obs-tray-people = Vos soupçons, pour vos yeux seuls
web-obs-dawn-label = Jusqu’à l’aube
web-obs-dawn = L’aube dans { $seconds ->
    [0] un instant
    [one] une seconde
   *[other] { $seconds } secondes
}
web-obs-dawn-soon = L’aube est proche
web-obs-go-on = Continuer
web-obs-rest = Garder mes choix
web-obs-resting = Au repos jusqu’à l’aube
web-obs-doors = Les portes
web-obs-at-table = Autour de la table
web-obs-outcome = Ce que cela coûte
web-obs-hourglass = Le sablier
web-obs-clock = Temps restant : { $time }
web-obs-no-clock = sans limite
web-obs-time-left = Encore { $number ->
    [0] un instant
    [one] une seconde
   *[other] { $number } secondes
}.
web-obs-track = Case { $space } sur { $of } : { $extra ->
    [0] aucun piège de plus
    [one] un piège de plus
   *[other] { $extra } pièges de plus
} au prochain tour
web-obs-track-title = La piste du sablier
web-obs-track-about = Chaque fois que le sable s’est écoulé, le sablier avance d’une case. Le nombre de la case où il est quand les portes se décident dit combien de pièges viennent en plus au prochain tour (B-22). Après la dernière case, on n’attend plus personne.
web-obs-next-traps = { $extra ->
    [0] aucun piège de plus
    [one] un piège de plus au prochain tour
   *[other] { $extra } pièges de plus au prochain tour
}
web-obs-at-centre = Encore sans porte
web-obs-hesitates = { $name } hésite
web-obs-door-spoken = { $what }{ $state ->
    [exit] , la Sortie
    [decoy] , un leurre
    [hidden] , face cachée
    [locked] , verrouillée
    [now] , ouverte maintenant
   *[open] {""}
}{ $chips ->
    [none] {""}
   *[other] : { $chips }
}{ $sealed ->
    [yes] (dans votre main seulement)
   *[no] {""}
}
web-obs-companion = Compagnon
web-obs-own-chip = Votre pion
web-obs-which-chip = Quel pion bouge
web-obs-stand = { $chip ->
    [companion] Envoyer le compagnon à la porte { $door }
   *[own] Aller à la porte { $door }
}
web-obs-stand-silent = { $chip ->
    [companion] Compagnon : garder la porte { $door } en tête
   *[own] Garder la porte { $door } en tête
}
web-obs-stand-sure = Porte { $door }, c’est sûr ? Touchez encore
web-obs-stands = { $chip ->
    [companion] Le compagnon est devant cette porte
   *[own] Votre pion est devant cette porte
}
web-obs-stand-here = Qui est devant cette porte
web-obs-choose = Choisissez une porte
web-obs-choose-companion = Et une porte pour le compagnon
web-obs-choose-silent = En silence : touchez une porte
web-obs-confirm = Confirmer la porte { $door }
web-obs-confirm-both = Confirmer les deux portes
web-obs-withdraw = Réfléchir encore
web-obs-last-call = Dernier appel : réfléchir encore
web-obs-uncommit = { $door ->
    [0] Reposer le pion
   *[other] Porte { $door } en tête : reposer le pion
}
web-obs-count = Trois… deux… un…
web-obs-take = Prendre la { $door }
web-obs-refuse = La refuser
web-obs-take-companion = Compagnon : prendre la { $door }
web-obs-refuse-companion = Compagnon : refuser
web-obs-for-good = Pour de bon ? Touchez encore
web-obs-found = Trouvée !
web-obs-not-found = Manquée.
web-obs-exit-was = La Sortie était la porte { $door }.
web-obs-was-right = { $name } a trouvé la Sortie
web-obs-was-wrong = { $door ->
    [0] { $name } n’a choisi aucune porte
   *[other] { $name } a pris la porte { $door }
}
web-obs-nobody-paid = Aucune erreur. Aucun jeton perdu.
web-obs-next-room = { $extra ->
    [0] Un piège attend dans la salle suivante.
    [one] Un piège de plus attend dans la salle suivante.
   *[other] { $extra } pièges de plus attendent dans la salle suivante.
}
web-obs-accuse = Qui a ouvert les mauvaises portes ?
web-obs-accuse-about = La lumière est épuisée. Désignez le Traître{ $sand ->
    [no] .
   *[other] {" "}avant la fin du sable.
}
web-obs-accuse-others = La lumière est épuisée. Les Magiciens cherchent le Traître.
web-obs-price = { $dark ->
    [0] Plus aucun jeton
    [one] Reste un jeton
   *[other] Restent { $dark } jetons
} · accuser à tort en coûte 2
web-obs-left = { $dark ->
    [0] Plus aucun jeton
    [one] Reste un jeton
   *[other] Restent { $dark } jetons
}
web-obs-suspects = Suspects
web-obs-sealed = scellé
web-obs-lock = Sceller : je désigne { $name }
web-obs-lock-none = Sceller : personne
web-obs-unlock = Vous désignez { $name }. Réfléchir encore
web-obs-unlock-none = Vous ne désignez personne. Réfléchir encore
web-obs-hands-up = Qui désigne qui
web-obs-exposed = Le Traître, c’est { $name }. Il ne lui reste que la nuit.
web-obs-not-exposed = Le Traître est toujours parmi vous.
web-obs-is-loyal = Loyal
web-obs-is-traitor = Traître !
web-obs-pointed-by = Des doigts se tendent : { $names }
web-obs-votes-shown = Tous les doigts se tendent à la fois.
web-obs-show-goes-on = Dans un instant, la nuit continue.
web-obs-free = Libres !
web-obs-lost = La Bibliothèque vous garde.
web-obs-you-won = Vous avez gagné.
web-obs-you-lost = Vous avez perdu.
web-obs-end-rooms = Sorties trouvées
web-obs-end-turns = Tours
web-obs-end-tokens = Cohésion restante
web-obs-end-who = Qui était qui
web-obs-end-tale = Le récit de la nuit
web-obs-end-last = La dernière salle, à découvert
web-obs-album = L’album de la nuit
web-obs-end-picks = { $number ->
    [0] {""}
    [one] Une porte était celle du Traître.
   *[other] { $number } portes étaient celles du Traître.
}
web-obs-again = Une autre nuit

## L’énigme de la semaine
web-puzzle-obscurio-ask = Quelle porte le Grimoire désigne-t-il ?
web-puzzle-obscurio-link = Un Papillon montre ceci : { $pointed }. La porte { $door } en a { $same ->
    [yes] un aussi
   *[no] le pareil : { $found }
 }, et aucune autre.
web-puzzle-obscurio-fits = Ce que chaque porte répond à tout l’indice, pour l’oreille de la maison
web-puzzle-obscurio-fit = Porte { $door } : { $fit }
web-puzzle-obscurio-page = Page { $page }
web-puzzle-obscurio-points = Un Papillon montre : { $what }.
web-puzzle-obscurio-whole = Un Papillon est posé dessous : c’est toute l’image qui compte.
web-puzzle-obscurio-door = Porte { $door }. { $says }
