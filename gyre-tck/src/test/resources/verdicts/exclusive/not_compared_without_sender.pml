// says: nobody offers a message, so it is not used
// run: holds
// plain: differs
chan c = [0] of { byte };
chan q = [1] of { byte };
active proctype A() { xr q; end: q?_ }
active proctype B() { end: c?eval(len(q)) }
active proctype S() { end: c?1 }
