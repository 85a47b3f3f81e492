// says: the same with an assertion and a chain of creations
// run: violated
// spin: violated
proctype A() { skip }

proctype C() { assert(_nr_pr == 3) }

proctype B() { run C() }

init { run A(); run B() }
