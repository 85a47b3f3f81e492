// item: 104
// says: c_code is embedded C
// parse: accept
// gyre: reject because embedded C is not executed
byte x;
init { c_code { now.x = 3; }; assert(x == 3) }
