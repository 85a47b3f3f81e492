// says: a trace hears in which order others send
// run: violated
// spin: violated
chan a = [1] of { bit };
chan b = [1] of { bit };
active proctype P() { a!1 }
active proctype Q() { b!1 }
trace { a!1; b!1 }
