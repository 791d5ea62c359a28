  oubliette-dealt {"equipped":"8S","slots":["4H","QD","7D","KC"]}
  oubliette-turned {"card":"4S","turn":1}
0 drop
  oubliette-dropped {"card":"4S"}
0 hourglass 2
0 return 4S
  oubliette-uncovered {"card":"5C","slot":2}
  oubliette-hourglass {"card":"QD","cards":["4S"]}
0 turn
  oubliette-turned {"card":"7C","turn":2}
0 drop
  oubliette-dropped {"card":"7C"}
0 turn
  oubliette-turned {"card":"6S","turn":3}
0 discard 1
  oubliette-uncovered {"card":"AS","slot":1}
  oubliette-darkness-taken {"card":"4H"}
0 turn
  oubliette-turned {"card":"6H","turn":4}
0 discard 1
  oubliette-uncovered {"card":"10C","slot":1}
  oubliette-darkness-taken {"card":"AS"}
0 turn
  oubliette-turned {"card":"5D","turn":5}
0 pay e
  oubliette-trap-passed {"card":"5D","paid":"8S"}
0 turn
  oubliette-turned {"card":"JH","turn":6}
0 pay 1 3 4
  oubliette-uncovered {"card":"AC","slot":1}
  oubliette-uncovered {"card":"JS","slot":3}
  oubliette-uncovered {"card":"KS","slot":4}
  oubliette-paid {"cards":["10C","7D","KC"]}
  oubliette-fight-won {"card":"JH"}
0 equip 1
  oubliette-equipped {"card":"AC"}
  oubliette-uncovered {"card":"4D","slot":1}
0 advantage e
  oubliette-advantage {"card":"AC","cards":["9S","3H"]}
0 pick 9S
  oubliette-picked {"card":"9S"}
0 turn
  oubliette-turned {"card":"JC","turn":7}
0 pay 1 3 e
  oubliette-uncovered {"card":"AD","slot":3}
  oubliette-paid {"cards":["4D","JS","9S"]}
  oubliette-fight-won {"card":"JC"}
0 equip 3
  oubliette-equipped {"card":"AD"}
  oubliette-uncovered {"card":"8C","slot":3}
0 advantage e
  oubliette-advantage {"card":"AD","cards":["QC","2H"]}
0 pick QC
  oubliette-picked {"card":"QC"}
0 hourglass e
0 return 7D
0 return 9S
0 return JS
  oubliette-hourglass {"card":"QC","cards":["7D","9S","JS"]}
0 turn
  oubliette-turned {"card":"5S","turn":8}
0 store 1
  oubliette-stored {"card":"5S","place":"1"}
0 equip 2
  oubliette-equipped {"card":"5C"}
  oubliette-uncovered {"card":"10H","slot":2}
0 turn
  oubliette-turned {"card":"JD","turn":9}
0 pay 2 3
  oubliette-uncovered {"card":"5H","slot":2}
  oubliette-uncovered {"card":"7S","slot":3}
  oubliette-paid {"cards":["10H","8C"]}
  oubliette-fight-won {"card":"JD"}
0 turn
  oubliette-turned {"card":"6C","turn":10}
0 discard e
  oubliette-darkness-taken {"card":"5C"}
0 equip 1
  oubliette-equipped {"card":"5S"}
0 turn
  oubliette-turned {"card":"9S","turn":11}
0 store 1
  oubliette-stored {"card":"9S","place":"1"}
0 turn
  oubliette-turned {"card":"QS","turn":12}
0 pay 2 4 e
  oubliette-uncovered {"card":"2S","slot":2}
  oubliette-uncovered {"card":"10D","slot":4}
  oubliette-paid {"cards":["5H","KS","5S"]}
  oubliette-fight-won {"card":"QS"}
0 turn
  oubliette-turned {"card":"3D","turn":13}
0 pay 2
  oubliette-trap-passed {"card":"3D","paid":"2S"}
0 equip 4
  oubliette-equipped {"card":"10D"}
  oubliette-uncovered {"card":"AH","slot":4}
0 turn
  oubliette-turned {"card":"JS","turn":14}
0 pay 1 4 e
  oubliette-uncovered {"card":"2C","slot":4}
  oubliette-paid {"cards":["9S","AH","10D"]}
  oubliette-fight-won {"card":"JS"}
0 equip 3
  oubliette-equipped {"card":"7S"}
0 turn
  oubliette-turned {"card":"QH","turn":15}
0 fail
  oubliette-fight-lost {"card":"QH"}
