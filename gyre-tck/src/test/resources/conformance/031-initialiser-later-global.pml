// item: 31
// says: an initialiser may not use later globals
// parse: reject
byte b = a + 1;
byte a = 3;
init { skip }
