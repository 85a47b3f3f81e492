// item: 90
// says: a never claim may not have locals
// parse: reject
byte x;
never { byte n; do :: n < 2 -> skip :: else od }
init { x = 1 }
