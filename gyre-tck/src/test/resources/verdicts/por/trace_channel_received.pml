// says: the channel that a trace listens to comes in a message
// run: violated
// spin: violated
chan a = [2] of { byte };
chan b = [1] of { chan };
chan heard;
trace { end: do :: heard?1 od }
active proctype P() { b!a; b?heard }
active proctype Q() { a!2; a?_ }
