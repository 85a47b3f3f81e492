// says: which channel a trace listens to depends on an assignment, so a send to that channel does, too
// run: violated
// spin: violated
chan a = [2] of { byte };
chan heard;
trace { end: do :: heard!1 od }
active proctype P() { heard = a }
active proctype Q() { a!2 }
