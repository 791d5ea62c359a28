  oubliette-dealt {"equipped":"4S","slots":["7H","3D","8C","7S"]}
  oubliette-turned {"card":"2H","turn":1}
  oubliette-room {"cards":["2H"],"number":2}
0 turn
  oubliette-turned {"card":"6D","turn":2}
0 discard 3
  oubliette-uncovered {"card":"9C","slot":3}
  oubliette-darkness-taken {"card":"8C"}
0 path 2
  oubliette-room {"cards":["3D"],"number":3}
  oubliette-uncovered {"card":"7D","slot":2}
0 turn
  oubliette-turned {"card":"AD","turn":3}
  oubliette-chasm {"card":"AD"}
0 rope 3
  oubliette-uncovered {"card":"4H","slot":3}
  oubliette-rope {"card":"9C"}
  oubliette-hazard {"card":"10S"}
0 path e
  oubliette-room {"cards":["4S"],"number":4}
0 equip 1
  oubliette-equipped {"card":"7H"}
  oubliette-uncovered {"card":"7C","slot":1}
0 turn
  oubliette-turned {"card":"8S","turn":4}
  oubliette-lost {"cards":["10C","10D","2C"]}
0 turn
  oubliette-turned {"card":"10H","turn":5}
0 drop
  oubliette-dropped {"card":"10H"}
0 turn
  oubliette-turned {"card":"9H","turn":6}
0 fail
  oubliette-trap-caught {"card":"9H"}
