// item: 104
// says: c_expr as a guard
// parse: accept
// gyre: reject because embedded C is not executed
byte x;
init { if :: c_expr { now.x == 0 } -> x = 1 :: else fi; assert(x == 1) }
