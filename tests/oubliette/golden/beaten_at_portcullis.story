  oubliette-dealt {"equipped":"9H","slots":["2D","5C","7H","8H"]}
  oubliette-room {"cards":["2D"],"number":2}
  oubliette-uncovered {"card":"8D","slot":1}
  oubliette-turned {"card":"3D","turn":1}
0 place
  oubliette-room {"cards":["3D"],"number":3}
0 turn
  oubliette-turned {"card":"AH","turn":2}
  oubliette-chasm {"card":"AH"}
0 rope e
  oubliette-rope {"card":"9H"}
  oubliette-hazard {"card":"10S"}
0 equip 3
  oubliette-equipped {"card":"7H"}
  oubliette-uncovered {"card":"JC","slot":3}
0 turn
  oubliette-turned {"card":"KD","turn":3}
0 pay 2 3
  oubliette-uncovered {"card":"9S","slot":2}
  oubliette-uncovered {"card":"8C","slot":3}
  oubliette-paid {"cards":["5C","JC"]}
  oubliette-fight-won {"card":"KD"}
0 turn
  oubliette-turned {"card":"X2","turn":4}
0 keep 2
  oubliette-uncovered {"card":"5D","slot":1}
  oubliette-uncovered {"card":"6H","slot":3}
  oubliette-uncovered {"card":"2H","slot":4}
  oubliette-gremlin-taken {"cards":["8D","8C","8H","7H"]}
0 equip 3
  oubliette-equipped {"card":"6H"}
  oubliette-uncovered {"card":"6S","slot":3}
0 turn
  oubliette-turned {"card":"6D","turn":5}
0 discard e
  oubliette-darkness-taken {"card":"6H"}
0 equip 1
  oubliette-equipped {"card":"5D"}
  oubliette-uncovered {"card":"JH","slot":1}
0 turn
  oubliette-turned {"card":"AC","turn":6}
  oubliette-portcullis {"card":"AC"}
0 turn
  oubliette-turned {"card":"QC","turn":7}
0 pay 1 2 3 e
  oubliette-uncovered {"card":"5S","slot":1}
  oubliette-uncovered {"card":"5H","slot":2}
  oubliette-paid {"cards":["JH","9S","6S","5D"]}
  oubliette-fight-won {"card":"QC"}
0 equip 1
  oubliette-equipped {"card":"5S"}
0 turn
  oubliette-turned {"card":"6C","turn":8}
0 discard 2
  oubliette-uncovered {"card":"2C","slot":2}
  oubliette-darkness-taken {"card":"5H"}
0 turn
  oubliette-turned {"card":"QD","turn":9}
0 fail
  oubliette-fight-lost {"card":"QD"}
