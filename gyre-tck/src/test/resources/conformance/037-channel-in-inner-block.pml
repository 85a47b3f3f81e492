// item: 37
// says: a channel with initialiser in an inner block is an error even before the first statement
// parse: reject
init { { chan c = [1] of { byte }; c!1; assert(len(c) == 1) } }
