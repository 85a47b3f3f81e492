// item: 17
// says: a width of 33 is rejected
// parse: reject
unsigned x : 33;
init { x = 1 }
