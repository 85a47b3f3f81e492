// item: 98
// says: printf is always executable, as a guard too
// parse: accept
// verify: holds
// states: 3
// transitions: 4
init { if :: printf("a\n") :: printf("b\n") fi }
