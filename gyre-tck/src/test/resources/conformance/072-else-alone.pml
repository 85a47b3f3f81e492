// item: 72
// says: else alone is true
// parse: accept
// verify: holds
// states: 5
// transitions: 5
init { if :: else -> skip fi; do :: else -> break od }
