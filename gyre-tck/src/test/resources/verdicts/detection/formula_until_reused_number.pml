// says: which number comes into use at last depends on who has ended before
// run: violated --property f
// run: violated --property g --fairness weak
byte done;

proctype P() {
  done++;
  L: done = done + 2
}

init {
  run P();
  (done > 0);
  run P();
  run P()
}

ltl f { (done < 9) U P[3]@L }
ltl g { [] (P[2]@L -> done > 2) }
