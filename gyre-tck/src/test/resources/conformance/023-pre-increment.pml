// item: 23
// says: there is no ++x
// parse: reject
byte x;
init { ++x }
