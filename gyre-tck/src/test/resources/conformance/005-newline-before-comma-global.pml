// item: 5
// says: a global declaration list may continue with a comma at line start
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte a
   , b = 2;
init { assert(b == 2) }
