// says: a buffer is full when it holds as many messages as it can
// run: violated
// spin: violated
chan q = [2] of { byte };
active proctype P() { q!1; q!2; assert(nfull(q)) }
