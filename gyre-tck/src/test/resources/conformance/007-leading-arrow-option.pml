// item: 7
// says: an option may not start with an arrow
// parse: reject
init { do :: -> break od }
