// item: 90
// says: reaching the closing brace of the claim is an error
// parse: accept
// verify: holds
// states: 4
// transitions: 4
byte x;
never { do :: x == 1 -> break :: x != 1 od }
init { x = 1; x = 2 }
// with-claim: violated
