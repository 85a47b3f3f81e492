// item: 41
// says: init cannot be active
// parse: reject
active init { skip }
