// item: 95
// says: np_ in a claim
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte x;
never { do :: np_ :: true od }
init { progress: x = 1 }
// with-claim: holds
