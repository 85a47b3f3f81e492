// says: a d_step or block as an option of a choice in a d_step is open when its first statement is
// gyre-verify: holds because the option is closed, and so it is in Spin's simulator; in pan it is an error
// gyre-states: 4
// gyre-transitions: 4
// verify: violated runtime-error
// states: 1
// transitions: 1
byte y;
init { byte z; d_step { z = 2; if :: d_step { (z == 1); y = 1 } :: else -> y = 2 fi; z = 0 }; assert(y == 2) }
