  oubliette-dealt {"equipped":"3C","slots":["X1","JH","AS","X2"]}
  oubliette-turned {"card":"3D","turn":1}
0 advantage 3
  oubliette-advantage {"card":"AS","cards":["4H","KS"]}
0 pick 4H
  oubliette-picked {"card":"4H"}
0 fail
  oubliette-trap-caught {"card":"3D"}
0 turn
  oubliette-turned {"card":"AD","turn":2}
  oubliette-chasm {"card":"AD"}
  oubliette-hazard {"card":"6D"}
  oubliette-hazard-taken {"card":"3C"}
0 turn
  oubliette-turned {"card":"6H","turn":3}
0 equip 2
  oubliette-equipped {"card":"JH"}
  oubliette-uncovered {"card":"JC","slot":2}
0 advantage g
  oubliette-advantage {"card":"AD","cards":["9D","7C"]}
0 pick 9D
  oubliette-picked {"card":"9D"}
0 drop
  oubliette-found-drop {"card":"9D"}
0 discard 2
  oubliette-uncovered {"card":"2D","slot":2}
  oubliette-darkness-taken {"card":"JC"}
0 turn
  oubliette-turned {"card":"JS","turn":4}
0 pay 3 e
  oubliette-uncovered {"card":"5H","slot":3}
  oubliette-paid {"cards":["4H","JH"]}
  oubliette-fight-won {"card":"JS"}
0 equip 2
  oubliette-equipped {"card":"2D"}
  oubliette-uncovered {"card":"2H","slot":2}
0 turn
  oubliette-turned {"card":"2C","turn":5}
  oubliette-room {"cards":["2C"],"number":2}
0 turn
  oubliette-turned {"card":"8H","turn":6}
  oubliette-lost {"cards":["JD","AC","5D"]}
0 turn
  oubliette-turned {"card":"3S","turn":7}
0 place
  oubliette-room {"cards":["3S"],"number":3}
0 turn
  oubliette-turned {"card":"KD","turn":8}
0 destroy 4
  oubliette-destroyed {"card":"KD"}
0 turn
  oubliette-turned {"card":"8S","turn":9}
  oubliette-lost {"cards":["QD","3H","9H"]}
0 turn
  oubliette-turned {"card":"8D","turn":10}
  oubliette-lost {"cards":["9C","5C","5S"]}
0 turn
  oubliette-turned {"card":"7S","turn":11}
0 drop
  oubliette-dropped {"card":"7S"}
0 restock 1
  oubliette-restock {}
  oubliette-uncovered {"card":"7H","slot":1}
  oubliette-uncovered {"card":"6C","slot":2}
  oubliette-uncovered {"card":"10H","slot":3}
  oubliette-restocked {"number":5}
  oubliette-curse {"number":1}
0 turn
  oubliette-turned {"card":"8C","turn":12}
  oubliette-lost {"cards":["AH","4S"]}
0 turn
