// says: a promise about no channel at all is an error, also if nobody else has channels
// run: violated
// plain: differs
chan q[2] = [1] of { byte };
active proctype S() { xs q[5]; q[0]!1 }
active proctype T() { q[0]?_ }
