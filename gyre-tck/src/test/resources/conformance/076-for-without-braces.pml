// item: 76
// says: a for body needs braces
// parse: reject
byte i;
init { for (i : 1 .. 3) skip }
