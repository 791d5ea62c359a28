  oubliette-dealt {"equipped":"JH","slots":["9D","6C","QH","3H"]}
  oubliette-turned {"card":"9S","turn":1}
0 drop
  oubliette-dropped {"card":"9S"}
0 turn
  oubliette-turned {"card":"2H","turn":2}
  oubliette-room {"cards":["2H"],"number":2}
0 turn
  oubliette-turned {"card":"5C","turn":3}
0 drop
  oubliette-dropped {"card":"5C"}
0 path 4
  oubliette-room {"cards":["3H"],"number":3}
  oubliette-uncovered {"card":"3D","slot":4}
0 turn
  oubliette-turned {"card":"5H","turn":4}
0 pay 2
  oubliette-uncovered {"card":"QD","slot":2}
  oubliette-trap-passed {"card":"5H","paid":"6C"}
0 turn
  oubliette-turned {"card":"AC","turn":5}
  oubliette-portcullis {"card":"AC"}
0 turn
  oubliette-turned {"card":"X2","turn":6}
0 give e
  oubliette-gremlin-taken {"cards":["JH"]}
0 equip 4
  oubliette-equipped {"card":"3D"}
  oubliette-uncovered {"card":"KS","slot":4}
0 turn
  oubliette-turned {"card":"3C","turn":7}
  oubliette-obstacle {"card":"3C"}
