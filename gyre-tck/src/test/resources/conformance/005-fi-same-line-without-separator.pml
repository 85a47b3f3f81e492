// item: 5
// says: after fi on the same line a separator is needed
// parse: reject
byte x;
init { if :: true fi x = 2 }
