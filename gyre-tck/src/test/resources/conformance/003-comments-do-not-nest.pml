// item: 3
// says: the first end mark closes a comment
// parse: reject
/* outer /* inner */ still outer */
init { skip }
