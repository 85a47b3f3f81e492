// says: the same the other way round
// run: violated
// spin: violated
chan a = [1] of { bit };
chan b = [1] of { bit };
active proctype P() { b!1 }
active proctype Q() { a!1 }
trace { a!1; b!1 }
