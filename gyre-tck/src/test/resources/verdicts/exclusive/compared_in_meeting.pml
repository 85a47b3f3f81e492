// says: what a receiver compares with is used when somebody offers a message
// run: violated
// run: violated --por off
// plain: differs
chan c = [0] of { byte };
chan q = [1] of { byte };
active proctype A() { xr q; end: q?_ }
active proctype B() { end: c?eval(len(q)) }
active proctype S() { end: c!7 }
