// item: 13
// says: np_ is a keyword
// parse: reject
byte np_;
init { skip }
