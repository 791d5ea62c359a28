  oubliette-dealt {"equipped":"9H","slots":["7D","4S","10S","5D"]}
  oubliette-room {"cards":["10S"],"number":10}
  oubliette-uncovered {"card":"5S","slot":3}
  oubliette-turned {"card":"9D","turn":1}
0 place
  oubliette-room {"cards":["9D"],"number":9}
0 turn
  oubliette-turned {"card":"4H","turn":2}
0 drop
  oubliette-dropped {"card":"4H"}
0 turn
  oubliette-turned {"card":"KS","turn":3}
0 pay 1 2 4 e
  oubliette-uncovered {"card":"9S","slot":1}
  oubliette-uncovered {"card":"10C","slot":2}
  oubliette-uncovered {"card":"3C","slot":4}
  oubliette-paid {"cards":["7D","4S","5D","9H"]}
  oubliette-fight-won {"card":"KS"}
0 equip 1
  oubliette-equipped {"card":"9S"}
  oubliette-uncovered {"card":"3H","slot":1}
0 turn
  oubliette-turned {"card":"8C","turn":4}
0 place
  oubliette-room {"cards":["8C"],"number":8}
0 turn
  oubliette-turned {"card":"5C","turn":5}
0 drop
  oubliette-dropped {"card":"5C"}
0 turn
  oubliette-turned {"card":"4C","turn":6}
0 store 4
  oubliette-stored {"card":"4C","place":"4"}
0 turn
  oubliette-turned {"card":"QS","turn":7}
0 pay 1 2 e
  oubliette-uncovered {"card":"7S","slot":1}
  oubliette-uncovered {"card":"JC","slot":2}
  oubliette-paid {"cards":["3H","10C","9S"]}
  oubliette-fight-won {"card":"QS"}
0 equip 3
  oubliette-equipped {"card":"5S"}
  oubliette-uncovered {"card":"6H","slot":3}
0 path 1
  oubliette-room {"cards":["7S"],"number":7}
  oubliette-uncovered {"card":"8H","slot":1}
0 turn
  oubliette-turned {"card":"JS","turn":8}
0 pay 1 2 4
  oubliette-uncovered {"card":"X2","slot":2}
  oubliette-paid {"cards":["8H","JC","4C"]}
  oubliette-fight-won {"card":"JS"}
0 turn
  oubliette-turned {"card":"6S","turn":9}
0 place
  oubliette-room {"cards":["6S"],"number":6}
0 passage 2
  oubliette-room {"cards":["X2"],"number":5}
  oubliette-uncovered {"card":"X1","slot":2}
  oubliette-curse {"number":1}
0 turn
  oubliette-turned {"card":"AH","turn":10}
  oubliette-chasm {"card":"AH"}
0 advance
  oubliette-hazard {"card":"JD"}
  oubliette-hazard-taken {"card":"5S"}
0 equip 3
  oubliette-equipped {"card":"6H"}
  oubliette-uncovered {"card":"JH","slot":3}
0 rope e
  oubliette-rope {"card":"6H"}
0 time_shift 2
  oubliette-time-shift {"number":18}
  oubliette-curse {"number":2}
0 turn
  oubliette-turned {"card":"AS","turn":11}
  oubliette-portcullis {"card":"AS"}
0 turn
  oubliette-turned {"card":"6C","turn":12}
0 discard 4
  oubliette-uncovered {"card":"3D","slot":4}
  oubliette-darkness-taken {"card":"3C"}
0 turn
  oubliette-turned {"card":"4S","turn":13}
0 place
  oubliette-room {"cards":["4S"],"number":4}
0 dig 3
0 take 6C
  oubliette-dug {"card":"6C","jack":"JH"}
0 turn
  oubliette-turned {"card":"5H","turn":14}
0 pay 3
  oubliette-uncovered {"card":"6D","slot":3}
  oubliette-trap-passed {"card":"5H","paid":"6C"}
0 path 4
  oubliette-room {"cards":["3D"],"number":3}
  oubliette-uncovered {"card":"2S","slot":4}
0 turn
  oubliette-turned {"card":"JD","turn":15}
0 fail
  oubliette-fight-lost {"card":"JD"}
  oubliette-room-lost {"cards":["3D"],"number":3}
0 turn
  oubliette-turned {"card":"KD","turn":16}
0 fail
  oubliette-fight-lost {"card":"KD"}
