// says: the same for xs and the second of several channels
// run: violated
// plain: differs
chan q = [1] of { chan };
active proctype A() { chan b = [1] of { byte }; chan c = [0] of { byte }; xs c; q!c; c!1 }
active proctype B() { chan d; q?d; d?1 }
