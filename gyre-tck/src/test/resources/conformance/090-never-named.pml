// item: 90
// says: several named never claims
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte x;
never one { do :: true od }
never two { do :: x == 5 -> break :: else od }
init { x = 1 }
// with-claim one: holds
// with-claim two: holds
