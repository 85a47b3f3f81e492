// item: 2
// says: adjacent strings are not joined
// parse: reject
init { printf("a" "b\n") }
