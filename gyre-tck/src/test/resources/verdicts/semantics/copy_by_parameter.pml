// says: the same where the channel is a parameter
// run: violated
// spin: violated
proctype Q(chan q) { byte v; end: q?<v> }
init { chan c = [0] of { byte }; run Q(c) }
