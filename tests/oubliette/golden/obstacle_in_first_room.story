  oubliette-dealt {"equipped":"10H","slots":["JH","3S","AD","JD"]}
  oubliette-room {"cards":["10H"],"number":10}
  oubliette-turned {"card":"8D","turn":1}
0 advantage 3
  oubliette-advantage {"card":"AD","cards":["9C","7D"]}
0 pick 9C
  oubliette-picked {"card":"9C"}
0 store 3
0 get_lost
  oubliette-lost {"cards":["KC","QC","AH"]}
0 equip 2
  oubliette-equipped {"card":"3S"}
  oubliette-uncovered {"card":"3C","slot":2}
0 turn
  oubliette-turned {"card":"2S","turn":2}
0 drop
  oubliette-dropped {"card":"2S"}
0 turn
  oubliette-turned {"card":"X2","turn":3}
0 keep 4
  oubliette-uncovered {"card":"X1","slot":1}
  oubliette-uncovered {"card":"6D","slot":2}
  oubliette-uncovered {"card":"KS","slot":3}
  oubliette-gremlin-taken {"cards":["JH","3C","9C","3S"]}
0 equip 3
  oubliette-equipped {"card":"KS"}
  oubliette-uncovered {"card":"3D","slot":3}
0 turn
  oubliette-turned {"card":"10D","turn":4}
  oubliette-obstacle {"card":"10D"}
