// item: 79
// says: an inline may jump to a label of its caller
// parse: accept
// verify: holds
// states: 4
// transitions: 4
inline jump() { goto done }
init { jump(); assert(false); done: skip }
