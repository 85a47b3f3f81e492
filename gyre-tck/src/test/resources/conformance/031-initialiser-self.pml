// item: 31
// says: an initialiser may not use the variable itself
// parse: reject
byte b = b + 1;
init { skip }
