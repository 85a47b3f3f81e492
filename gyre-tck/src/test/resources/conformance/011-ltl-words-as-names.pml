// item: 11
// says: ltl words may be variable names outside a formula
// parse: accept
// verify: holds
// states: 3
// transitions: 3
byte always = 1, eventually = 2, until = 3, next = 4, release = 5, implies = 6, equivalent = 7, weakuntil = 8, stronguntil = 9;
init { assert(always + eventually + until + next + release + implies + equivalent + weakuntil + stronguntil == 45) }
