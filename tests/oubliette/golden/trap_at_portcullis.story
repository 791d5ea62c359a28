  oubliette-dealt {"equipped":"9H","slots":["4S","6S","2D","2H"]}
0 start 4
  oubliette-room {"cards":["2H"],"number":2}
  oubliette-uncovered {"card":"3H","slot":4}
  oubliette-turned {"card":"8C","turn":1}
  oubliette-lost {"cards":["3S","6H","10H"]}
0 turn
  oubliette-turned {"card":"2S","turn":2}
  oubliette-obstacle {"card":"2S"}
  oubliette-room-lost {"cards":["2H"],"number":2}
0 turn
  oubliette-turned {"card":"KC","turn":3}
0 pay 1 2 4
  oubliette-uncovered {"card":"4D","slot":1}
  oubliette-uncovered {"card":"QH","slot":2}
  oubliette-uncovered {"card":"5D","slot":4}
  oubliette-paid {"cards":["4S","6S","3H"]}
  oubliette-fight-won {"card":"KC"}
0 turn
  oubliette-turned {"card":"10S","turn":4}
  oubliette-room {"cards":["10S"],"number":10}
0 turn
  oubliette-turned {"card":"QS","turn":5}
0 pay 1 2 4 e
  oubliette-uncovered {"card":"7S","slot":1}
  oubliette-uncovered {"card":"X2","slot":2}
  oubliette-uncovered {"card":"QC","slot":4}
  oubliette-paid {"cards":["4D","QH","5D","9H"]}
  oubliette-fight-won {"card":"QS"}
0 equip 1
  oubliette-equipped {"card":"7S"}
  oubliette-uncovered {"card":"3C","slot":1}
0 turn
  oubliette-turned {"card":"AC","turn":6}
  oubliette-portcullis {"card":"AC"}
0 turn
  oubliette-turned {"card":"6C","turn":7}
0 discard 1
  oubliette-uncovered {"card":"KD","slot":1}
  oubliette-darkness-taken {"card":"3C"}
0 turn
  oubliette-turned {"card":"3D","turn":8}
0 fail
  oubliette-trap-caught {"card":"3D"}
