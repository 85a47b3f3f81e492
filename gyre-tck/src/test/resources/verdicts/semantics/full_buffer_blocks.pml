// says: who sends to a full buffer waits
// run: holds
// spin: holds
chan q = [1] of { byte };
active proctype P() { q!1; end: q!2; assert(false) }
