// item: 4
// says: the trigraph ??< is kept as a random receive with copy
// parse: accept
// verify: holds
// states: 6
// transitions: 6
chan c = [2] of { byte };
init { byte x; c!1; c!2; c??<x>; assert(x == 1 && len(c) == 2) }
