// item: 5
// says: global declarations need no separator even on one line
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte x byte y
init { skip }
