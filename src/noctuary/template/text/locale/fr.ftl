# Template, en français.

template-name = Template
template-goal = Chacun pose une carte face cachée ; la plus haute remporte une lampe. Gagne qui a le plus de lampes.
template-option-cards = Cartes dans chaque main
template-ask-lay = Quelle carte posez-vous ?
template-lay = Poser le { $card }
template-lamp = { $seat } remporte une lampe avec le { $card } (T-04).
template-player = Joueur { $number }
template-seat = { $seat } : lampes { $lamps }, cartes { $cards }
template-hand = Votre main : { $cards }
template-outcome-lamps = On compte les lampes (T-05).
