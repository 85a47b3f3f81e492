// says: the same by a choice of values
// run: violated
// run: violated --monitor off
chan c = [3] of { byte };
chan d = [0] of { byte };
active proctype Q() { d?_; c!7 }
active proctype P() { c!1; d!0; if :: c?1 :: c?eval((len(c) == 2 -> 1 : 5)) -> assert(false) fi }
