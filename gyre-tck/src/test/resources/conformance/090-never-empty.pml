// item: 90
// says: an empty never claim is an error
// parse: reject
never { }
init { skip }
