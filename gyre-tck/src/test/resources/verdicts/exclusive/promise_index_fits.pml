// says: an index that fits is none
// run: holds
chan q[2] = [1] of { byte };
byte n = 1;
active proctype S() { xs q[n]; q[1]!1 }
active proctype T() { q[1]?_ }
