// item: 13
// says: get_priority is a keyword
// parse: reject
byte get_priority;
init { skip }
