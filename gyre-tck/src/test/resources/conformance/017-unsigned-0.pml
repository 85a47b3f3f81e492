// item: 17
// says: a width of 0 is rejected
// parse: reject
unsigned x : 0;
init { x = 1 }
