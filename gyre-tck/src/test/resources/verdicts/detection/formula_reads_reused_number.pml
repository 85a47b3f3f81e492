// says: a variable of a process that a formula names by number is that of whoever has the number
// run: violated --property f
// run: violated --property g
byte done;

proctype P() {
  byte y;
  done++;
  y = 1;
  done = done + 2
}

init {
  run P();
  (done > 0);
  run P();
  run P()
}

ltl f { <> (P[3]:y == 1) }
ltl g { [] !(P[3]:y == 1) }
