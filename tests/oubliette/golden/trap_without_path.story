  oubliette-dealt {"equipped":"7D","slots":["5C","7C","3S","QH"]}
  oubliette-turned {"card":"JC","turn":1}
0 pay 1 2 3 4
  oubliette-uncovered {"card":"8S","slot":1}
  oubliette-uncovered {"card":"6S","slot":2}
  oubliette-uncovered {"card":"QD","slot":3}
  oubliette-uncovered {"card":"10C","slot":4}
  oubliette-paid {"cards":["5C","7C","3S","QH"]}
  oubliette-fight-won {"card":"JC"}
0 turn
  oubliette-turned {"card":"QC","turn":2}
0 pay 2 3 e
  oubliette-uncovered {"card":"5D","slot":2}
  oubliette-uncovered {"card":"4C","slot":3}
  oubliette-paid {"cards":["6S","QD","7D"]}
  oubliette-fight-won {"card":"QC"}
0 equip 1
  oubliette-equipped {"card":"8S"}
  oubliette-uncovered {"card":"JH","slot":1}
0 turn
  oubliette-turned {"card":"QS","turn":3}
0 pay 1 2 4
  oubliette-uncovered {"card":"6D","slot":1}
  oubliette-uncovered {"card":"7S","slot":2}
  oubliette-uncovered {"card":"X1","slot":4}
  oubliette-paid {"cards":["JH","5D","10C"]}
  oubliette-fight-won {"card":"QS"}
0 turn
  oubliette-turned {"card":"KC","turn":4}
0 pay 2 3 e
  oubliette-uncovered {"card":"9S","slot":2}
  oubliette-uncovered {"card":"9C","slot":3}
  oubliette-paid {"cards":["7S","4C","8S"]}
  oubliette-fight-won {"card":"KC"}
0 equip 1
  oubliette-equipped {"card":"6D"}
  oubliette-uncovered {"card":"7H","slot":1}
0 turn
  oubliette-turned {"card":"9H","turn":5}
0 fail
  oubliette-trap-caught {"card":"9H"}
