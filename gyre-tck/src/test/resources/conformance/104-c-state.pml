// item: 104
// says: c_state at the top level
// parse: accept
// gyre: reject because embedded C is not executed
c_state "int cx" "Global" "7"
init { c_code { now.cx++; }; assert(c_expr { now.cx == 8 }) }
