// item: 23
// says: there is no +=
// parse: reject
byte x;
init { x += 2 }
