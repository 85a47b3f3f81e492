// item: 41
// says: the number of active processes may be a constant variable
// parse: accept
// verify: holds
// states: 7
// transitions: 9
byte k = 2;
active [k] proctype P() { assert(_nr_pr <= 2) }
