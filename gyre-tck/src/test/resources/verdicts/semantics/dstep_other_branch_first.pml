// says: a d_step whose first open branch receives nothing meets nobody
// run: holds
// spin: holds
chan c = [0] of { byte };
byte g, k = 1;
active proctype P() { byte v; d_step { if :: k == 1 -> g = 1 :: c?v -> g = 2 fi } }
active proctype S() { end: c!2; assert(false) }
