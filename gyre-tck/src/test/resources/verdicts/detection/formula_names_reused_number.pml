// says: a number in a formula may belong to another process once the first has ended
// run: violated --property f
// run: violated --property g
byte done;

proctype P() {
  skip;
  L: done++
}

init {
  run P();
  (done == 1);
  run P();
  run P()
}

ltl f { <> P[3]@L }
ltl g { [] !(done == 1 && P[1]@L) }
