  oubliette-dealt {"equipped":"JD","slots":["JC","8D","6H","6D"]}
  oubliette-turned {"card":"JS","turn":1}
0 pay 1 2 3 4 e
  oubliette-uncovered {"card":"2C","slot":1}
  oubliette-uncovered {"card":"9C","slot":2}
  oubliette-uncovered {"card":"4H","slot":3}
  oubliette-uncovered {"card":"4S","slot":4}
  oubliette-paid {"cards":["JC","8D","6H","6D","JD"]}
  oubliette-fight-won {"card":"JS"}
0 turn
  oubliette-turned {"card":"QD","turn":2}
0 pay 2 3 4
  oubliette-uncovered {"card":"JH","slot":2}
  oubliette-uncovered {"card":"10C","slot":3}
  oubliette-uncovered {"card":"5C","slot":4}
  oubliette-paid {"cards":["9C","4H","4S"]}
  oubliette-fight-won {"card":"QD"}
0 equip 4
  oubliette-equipped {"card":"5C"}
  oubliette-uncovered {"card":"7S","slot":4}
0 turn
  oubliette-turned {"card":"4C","turn":3}
0 drop
  oubliette-dropped {"card":"4C"}
0 turn
  oubliette-turned {"card":"KH","turn":4}
0 pay 2 e
  oubliette-uncovered {"card":"X2","slot":2}
  oubliette-paid {"cards":["JH","5C"]}
  oubliette-fight-won {"card":"KH"}
0 turn
  oubliette-turned {"card":"9H","turn":5}
0 equip 3
  oubliette-equipped {"card":"10C"}
  oubliette-uncovered {"card":"6C","slot":3}
0 pay 1
  oubliette-uncovered {"card":"AD","slot":1}
  oubliette-trap-passed {"card":"9H","paid":"2C"}
0 advantage 1
  oubliette-advantage {"card":"AD","cards":["QH","2S"]}
0 pick QH
  oubliette-picked {"card":"QH"}
0 turn
  oubliette-turned {"card":"7C","turn":6}
0 drop
  oubliette-dropped {"card":"7C"}
0 passage 2 10
  oubliette-room {"cards":["X2"],"number":10}
  oubliette-uncovered {"card":"5S","slot":2}
  oubliette-curse {"number":1}
0 search
  oubliette-searched {"card":"4D"}
0 store 2
  oubliette-found-store {"card":"4D"}
0 turn
  oubliette-turned {"card":"2H","turn":7}
0 drop
  oubliette-dropped {"card":"2H"}
0 turn
  oubliette-turned {"card":"QS","turn":8}
0 pay 1 2 3 e
  oubliette-uncovered {"card":"8C","slot":1}
  oubliette-uncovered {"card":"10S","slot":3}
  oubliette-paid {"cards":["QH","4D","6C","10C"]}
  oubliette-fight-won {"card":"QS"}
0 equip 4
  oubliette-equipped {"card":"7S"}
  oubliette-uncovered {"card":"10D","slot":4}
0 turn
  oubliette-turned {"card":"X3","turn":9}
0 keep 3
  oubliette-uncovered {"card":"9D","slot":1}
  oubliette-gremlin-taken {"cards":["8C","5S","10D","7S"]}
0 equip 1
  oubliette-equipped {"card":"9D"}
0 turn
  oubliette-turned {"card":"KD","turn":10}
0 pay 3 e
  oubliette-paid {"cards":["10S","9D"]}
  oubliette-fight-won {"card":"KD"}
