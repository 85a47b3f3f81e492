// item: 98
// says: escaped quotes in a string
// parse: accept
// verify: holds
// states: 3
// transitions: 3
init { printf("say \"hi\" it's // no comment /* none */\n") }
