// says: the same where the number of the process is only a part of it
// run: violated --check assert
// run: undecided --check assert --time abstract
timer t[2];
byte n;
proctype Q() { n++ }
init { set(t[1], 1 + run Q()); _nr_pr == 1; assert(n != 1) }
