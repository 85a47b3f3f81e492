// says: the same in a starting value
// run: violated
// spin: violated
proctype A() { skip }

proctype B() {
  byte n = _nr_pr;
  assert(n == 3)
}

init { run A(); run B() }
