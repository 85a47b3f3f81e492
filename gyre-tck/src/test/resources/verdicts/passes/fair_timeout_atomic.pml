// says: inside an atomic sequence nobody sees the step behind the timeout, so the other process can always move
// run: holds --property f --fairness weak
bit done;

active proctype P() {
  byte x;
  do :: atomic { timeout -> x = 1; x = 0 } od
}

active proctype Q() {
  timeout -> done = 1
}

ltl f { <> done }
