// item: 47
// says: _ cannot be a condition
// parse: reject
init { if :: _ == 0 -> skip :: else fi }
