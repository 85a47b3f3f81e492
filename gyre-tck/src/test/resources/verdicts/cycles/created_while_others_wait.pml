// says: a process that is created can move from then on, whenever that is
// run: violated --ltl '<> (s == 1)' --fairness strong
// run: violated --ltl '<> (s == 1)' --fairness weak
// run: violated --ltl '<> (s == 1)'
byte b, s;

proctype P(byte me) {
  do
  :: b--
  od
}

init {
  byte x;
  do
  :: x < 2 -> run P(0); x++
  od
}
