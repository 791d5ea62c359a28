  oubliette-dealt {"equipped":"6H","slots":["7H","X2","8S","9H"]}
  oubliette-turned {"card":"KS","turn":1}
0 pay 1 3 4 e
  oubliette-uncovered {"card":"3H","slot":1}
  oubliette-uncovered {"card":"7D","slot":3}
  oubliette-uncovered {"card":"JD","slot":4}
  oubliette-paid {"cards":["7H","8S","9H","6H"]}
  oubliette-fight-won {"card":"KS"}
0 time_shift 2
  oubliette-time-shift {"number":5}
  oubliette-uncovered {"card":"10S","slot":2}
  oubliette-curse {"number":1}
0 equip 4
  oubliette-equipped {"card":"JD"}
  oubliette-uncovered {"card":"8H","slot":4}
0 path 2
  oubliette-room {"cards":["10S"],"number":10}
  oubliette-uncovered {"card":"9D","slot":2}
0 path 2
  oubliette-room {"cards":["9D"],"number":9}
  oubliette-uncovered {"card":"10H","slot":2}
0 turn
  oubliette-turned {"card":"4S","turn":2}
0 store 1
  oubliette-stored {"card":"4S","place":"1"}
0 turn
  oubliette-turned {"card":"8C","turn":3}
0 place
  oubliette-room {"cards":["8C"],"number":8}
0 path 3
  oubliette-room {"cards":["7D"],"number":7}
  oubliette-uncovered {"card":"QH","slot":3}
0 turn
  oubliette-turned {"card":"6H","turn":4}
0 place
  oubliette-room {"cards":["6H"],"number":6}
0 turn
  oubliette-turned {"card":"6S","turn":5}
  oubliette-obstacle {"card":"6S"}
  oubliette-room-lost {"cards":["6H"],"number":6}
0 path g
  oubliette-room {"cards":["6S"],"number":6}
0 dig e
0 take 6H
  oubliette-dug {"card":"6H","jack":"JD"}
0 hourglass 3
0 return JD
  oubliette-uncovered {"card":"8D","slot":3}
  oubliette-hourglass {"card":"QH","cards":["JD"]}
0 turn
  oubliette-turned {"card":"5D","turn":6}
0 place
  oubliette-room {"cards":["5D"],"number":5}
0 path 1
  oubliette-room {"cards":["4S"],"number":4}
0 turn
  oubliette-turned {"card":"JH","turn":7}
0 pay 1 2 3 4
  oubliette-uncovered {"card":"AH","slot":1}
  oubliette-uncovered {"card":"7S","slot":2}
  oubliette-uncovered {"card":"9S","slot":3}
  oubliette-uncovered {"card":"2D","slot":4}
  oubliette-paid {"cards":["3H","10H","8D","8H"]}
  oubliette-fight-won {"card":"JH"}
0 turn
  oubliette-turned {"card":"3S","turn":8}
0 advantage 1
  oubliette-advantage {"card":"AH","cards":["QC","KD"]}
0 pick QC
  oubliette-picked {"card":"QC"}
0 place
  oubliette-room {"cards":["3S"],"number":3}
0 path 4
  oubliette-room {"cards":["2D"],"number":2}
  oubliette-uncovered {"card":"2C","slot":4}
