// item: 39
// says: a local variable cannot be hidden
// parse: reject
init { hidden byte x = 1; x = 2; assert(x == 2) }
