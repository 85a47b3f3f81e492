// item: 78
// says: an empty constant range is an error
// parse: reject
byte i;
init { select (i : 4 .. 2) }
