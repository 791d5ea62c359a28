  oubliette-dealt {"equipped":"5S","slots":["KC","2C","5H","AD"]}
  oubliette-room {"cards":["2C"],"number":2}
  oubliette-uncovered {"card":"10S","slot":2}
  oubliette-turned {"card":"X1","turn":1}
0 ward 1
  oubliette-warded {"card":"KC"}
  oubliette-uncovered {"card":"JH","slot":1}
0 advantage 4
  oubliette-advantage {"card":"AD","cards":["X2","2H"]}
0 pick 2H
  oubliette-picked {"card":"2H"}
0 turn
  oubliette-turned {"card":"QH","turn":2}
0 pay 1 2 4
  oubliette-uncovered {"card":"7D","slot":1}
  oubliette-uncovered {"card":"9S","slot":2}
  oubliette-uncovered {"card":"JD","slot":4}
  oubliette-paid {"cards":["JH","10S","2H"]}
  oubliette-fight-won {"card":"QH"}
0 turn
  oubliette-turned {"card":"4C","turn":3}
0 drop
  oubliette-dropped {"card":"4C"}
0 turn
  oubliette-turned {"card":"6H","turn":4}
0 discard 3
  oubliette-uncovered {"card":"JS","slot":3}
  oubliette-darkness-taken {"card":"5H"}
0 turn
  oubliette-turned {"card":"9D","turn":5}
0 fail
  oubliette-trap-caught {"card":"9D"}
