// says: a process that could end before another is created counts in _nr_pr or does not
// run: violated
// spin: violated
byte done;

proctype A() { done++ }

proctype B() { _nr_pr == 3 }

init {
  run A();
  run B()
}
