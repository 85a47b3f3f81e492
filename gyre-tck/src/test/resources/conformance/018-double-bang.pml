// item: 18
// says: two bangs without a blank are the sorted send operator, not a double negation
// parse: reject
byte x = 5;
init { assert(!!x == 1) }
