// item: 98
// says: printf with a string only and with a comma list
// parse: accept
// verify: holds
// states: 5
// transitions: 5
init { printf("hello\n"); printf("MSC: note\n"); printf("a, b; c -> d { } :: \n") }
