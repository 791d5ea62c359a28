# Template, in English.

template-name = Template
template-goal = All lay a card face down; the highest takes a lamp. Most lamps win.
template-option-cards = Cards in each hand
template-ask-lay = Which card do you lay?
template-lay = Lay the { $card }
template-lamp = { $seat } takes a lamp with the { $card } (T-04).
template-player = Player { $number }
template-seat = { $seat }: lamps { $lamps }, cards { $cards }
template-hand = Your hand: { $cards }
template-outcome-lamps = The lamps are counted (T-05).
