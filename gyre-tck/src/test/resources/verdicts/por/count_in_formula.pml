// says: the same where only a formula asks how many processes there are
// run: violated --property f
bool made;

proctype A() { skip }

proctype B() { made = true; do :: skip od }

init { run A(); run B() }

ltl f { [] (made -> _nr_pr == 3) }
