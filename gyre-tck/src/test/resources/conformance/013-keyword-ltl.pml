// item: 13
// says: ltl is a keyword
// parse: reject
byte ltl;
init { skip }
