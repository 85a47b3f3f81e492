// says: the same for a block that receives
// gyre-verify: holds because the option is closed, and so it is in Spin's simulator; in pan it is an error
// gyre-states: 4
// gyre-transitions: 4
// verify: violated runtime-error
// states: 1
// transitions: 1
byte y; chan c = [1] of { byte };
init { d_step { skip; if :: { c?y; y = 1 } :: y == 0 -> y = 2 fi }; assert(y == 2) }
