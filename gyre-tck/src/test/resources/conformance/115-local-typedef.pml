// item: 115
// says: a typedef inside a body is a syntax error
// parse: reject
init { skip; typedef T { byte a }; skip }
