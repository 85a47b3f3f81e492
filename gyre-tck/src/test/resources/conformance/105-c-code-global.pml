// item: 105
// says: c_code at the top level
// parse: accept
// gyre: reject because embedded C is not executed
c_code { int helper(int a) { return a + 1; } };
byte x;
init { c_code { now.x = helper(2); }; assert(x == 3) }
