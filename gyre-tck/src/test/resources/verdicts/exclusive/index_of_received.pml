// says: which channel is used to store a field is told by the field before
// run: violated
// plain: differs
chan c = [1] of { byte, byte };
chan q[2] = [1] of { byte };
byte a[2];
active proctype A() { xr q[1]; end: q[1]?_ }
active proctype B() { byte i; c!1,0; c?i,a[len(q[i])] }
