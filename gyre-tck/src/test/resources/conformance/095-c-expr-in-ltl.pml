// item: 95
// says: c_expr inside ltl works in Spin
// parse: accept
// gyre: reject because embedded C is not executed
byte x;
ltl p { [] (c_expr { now.x < 2 }) }
init { x = 1 }
