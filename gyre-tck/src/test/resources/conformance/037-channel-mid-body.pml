// item: 37
// says: a channel with initialiser after a statement is an error
// parse: reject
init { skip; chan c = [1] of { byte }; c!1 }
