// says: the same where the escape creates processes: the second one of an element
// run: violated
// run: violated --symmetry full
// spin: violated
byte n;
bool b;
bool seen[3];

proctype P(byte me) {
end:
  do
    :: d_step { !seen[me] -> seen[me] = 1; n++ }
  od
}

init {
  atomic {
    run P(0);
    run P(1);
    { b = 1 } unless { if :: n == 5 -> skip :: else -> run P(1) fi }
  };
  assert(n < 2)
}
