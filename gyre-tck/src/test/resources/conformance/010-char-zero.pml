// item: 10
// says: '\0' is not 0 but the digit
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init { assert('\0' != 0 && '\0' == 48) }
