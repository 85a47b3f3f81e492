// item: 17
// says: the width is mandatory
// parse: reject
unsigned x;
init { x = 1 }
