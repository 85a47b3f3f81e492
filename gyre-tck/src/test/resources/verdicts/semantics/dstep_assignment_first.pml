// says: a branch that assigns and receives nothing hides the receives behind it
// run: holds
// spin: holds
chan c = [0] of { short };
short g;
active proctype P() { short v; end: d_step { if :: g = 5 :: c?v -> g = 1 fi }; assert(false) }
active proctype S() { end: c!2 }
