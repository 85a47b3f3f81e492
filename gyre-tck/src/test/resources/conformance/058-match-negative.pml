// item: 58
// says: a negative constant matches
// parse: accept
// verify: holds
// states: 4
// transitions: 4
chan c = [1] of { short };
init { c!-1; c?-1 }
