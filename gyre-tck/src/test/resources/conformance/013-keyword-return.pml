// item: 13
// says: return is a keyword
// parse: reject
byte return;
init { skip }
