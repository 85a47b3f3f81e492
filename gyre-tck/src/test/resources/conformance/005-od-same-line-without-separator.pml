// item: 5
// says: after od on the same line a separator is needed
// parse: reject
byte x;
init { do :: break od x = 2 }
