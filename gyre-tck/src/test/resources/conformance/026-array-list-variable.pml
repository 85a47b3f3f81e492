// item: 26
// says: a list element may not be a variable
// parse: reject
byte v = 1;
byte a[2] = {v, 3};
init { skip }
