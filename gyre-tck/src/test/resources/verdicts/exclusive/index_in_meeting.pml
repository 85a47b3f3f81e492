// says: a channel is used to find out where a message goes that is handed over
// run: violated
// plain: differs
chan c = [0] of { byte };
chan q = [1] of { byte };
byte a[2];
active proctype A() { xr q; end: q?_ }
active proctype B() { c?a[len(q)] }
active proctype S() { c!7 }
