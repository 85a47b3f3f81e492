// item: 17
// says: a bound after the width is no way around it
// parse: reject
unsigned x : 3 [2];
init { skip }
