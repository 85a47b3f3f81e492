// item: 45
// says: an older finished process stays until the younger ones die
// parse: accept
// verify: holds
// states: 21
// transitions: 31
byte done;
proctype A() { done++ }
proctype B() { done == 1; assert(_nr_pr == 3); skip }
init { atomic { run A(); run B() }; done == 1; skip }
