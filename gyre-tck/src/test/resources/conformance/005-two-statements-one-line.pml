// item: 5
// says: two statements on one line need a separator
// parse: reject
byte x;
init { x = 1 x = 2 }
