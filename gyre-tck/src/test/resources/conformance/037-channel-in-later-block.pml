// item: 37
// says: a channel with initialiser in a block after a statement
// parse: reject
init { skip; { chan c = [1] of { byte }; c!1 } }
