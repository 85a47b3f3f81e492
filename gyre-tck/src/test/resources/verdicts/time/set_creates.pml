// says: what a timer is set to is computed once, also with abstract time
// run: violated --check assert
// run: undecided --check assert --time abstract
timer t;
proctype Q() { false }
init { set(t, run Q()); if :: _nr_pr == 2 -> assert(false) :: else fi }
