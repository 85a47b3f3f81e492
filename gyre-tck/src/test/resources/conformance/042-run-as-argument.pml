// item: 42
// says: run may not be a field of a send
// parse: reject
chan c = [1] of { byte };
proctype P() { skip }
init { byte x; c!run P(); c?x; assert(x == 1) }
