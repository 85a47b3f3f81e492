// item: 13
// says: select is a keyword
// parse: reject
byte select;
init { skip }
