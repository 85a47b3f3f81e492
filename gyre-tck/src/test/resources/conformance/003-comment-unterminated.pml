// item: 3
// says: an unterminated comment is an error
// parse: reject
init { skip }
/* never closed
