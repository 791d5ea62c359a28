  oubliette-dealt {"equipped":"4H","slots":["4C","5C","AD","3S"]}
  oubliette-turned {"card":"QC","turn":1}
0 pay 2 4 e
  oubliette-uncovered {"card":"4D","slot":2}
  oubliette-uncovered {"card":"8C","slot":4}
  oubliette-paid {"cards":["5C","3S","4H"]}
  oubliette-fight-won {"card":"QC"}
0 equip 1
  oubliette-equipped {"card":"4C"}
  oubliette-uncovered {"card":"6D","slot":1}
0 turn
  oubliette-turned {"card":"7S","turn":2}
0 store 4
  oubliette-stored {"card":"7S","place":"4"}
0 turn
  oubliette-turned {"card":"JD","turn":3}
0 pay 1 3 4
  oubliette-uncovered {"card":"5D","slot":1}
  oubliette-uncovered {"card":"QD","slot":3}
  oubliette-paid {"cards":["6D","AD","7S"]}
  oubliette-fight-won {"card":"JD"}
0 turn
  oubliette-turned {"card":"9H","turn":4}
0 pay 4
  oubliette-uncovered {"card":"3H","slot":4}
  oubliette-trap-passed {"card":"9H","paid":"8C"}
0 turn
  oubliette-turned {"card":"10S","turn":5}
  oubliette-room {"cards":["10S"],"number":10}
0 turn
  oubliette-turned {"card":"JS","turn":6}
0 pay 2 3
  oubliette-uncovered {"card":"KS","slot":2}
  oubliette-uncovered {"card":"2C","slot":3}
  oubliette-paid {"cards":["4D","QD"]}
  oubliette-fight-won {"card":"JS"}
0 turn
  oubliette-turned {"card":"JC","turn":7}
0 pay 1 2 3 4 e
  oubliette-uncovered {"card":"X2","slot":1}
  oubliette-uncovered {"card":"2H","slot":2}
  oubliette-uncovered {"card":"6H","slot":3}
  oubliette-uncovered {"card":"5S","slot":4}
  oubliette-paid {"cards":["5D","KS","2C","3H","4C"]}
  oubliette-fight-won {"card":"JC"}
0 equip 2
  oubliette-equipped {"card":"2H"}
  oubliette-uncovered {"card":"7H","slot":2}
0 turn
  oubliette-turned {"card":"X1","turn":8}
0 keep 1
  oubliette-uncovered {"card":"9S","slot":3}
  oubliette-uncovered {"card":"7C","slot":4}
  oubliette-gremlin-taken {"cards":["7H","6H","5S","2H"]}
0 turn
  oubliette-turned {"card":"6C","turn":9}
0 equip 3
  oubliette-equipped {"card":"9S"}
0 discard 4
  oubliette-darkness-taken {"card":"7C"}
0 turn
  oubliette-turned {"card":"KC","turn":10}
0 fail
  oubliette-fight-lost {"card":"KC"}
