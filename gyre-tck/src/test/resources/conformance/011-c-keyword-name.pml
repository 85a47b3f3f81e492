// item: 11
// says: a C keyword as variable name parses, although pan.c does not compile
// parse: accept
byte while = 1;
init { while = 2 }
