// says: the same where a variable is the index
// run: violated
// plain: differs
chan q[2] = [1] of { byte };
byte n = 5;
active proctype S() { xr q[n]; q[0]!1; q[0]?_ }
