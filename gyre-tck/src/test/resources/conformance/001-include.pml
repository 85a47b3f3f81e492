// item: 1
// says: an include in quotes is found beside the model
// parse: accept
// verify: holds
// states: 5
// transitions: 5
#include "001-include.inc"
init { assert(FROM_INC == 42 && inc_var == 9); bump(inc_var); assert(inc_var == 10) }
