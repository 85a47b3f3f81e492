// item: 61
// says: full and empty may be combined by && and || with expressions and may be parenthesised
// parse: accept
// verify: holds
// states: 5
// transitions: 5
chan c = [1] of { byte };
byte x;
init { if :: (full(c) || x == 1) -> assert(false) :: empty(c) && x == 0 -> skip fi; if :: (nfull(c)) && (x == 0 && empty(c)) fi }
