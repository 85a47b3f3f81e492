// says: while a process has its invisible step to do there is no timeout for the others
// run: violated --property f --fairness weak
// run: holds --property f --fairness strong
bit done;

active proctype P() {
  byte x;
  do :: timeout -> x = 1 od
}

active proctype Q() {
  timeout -> done = 1
}

ltl f { <> done }
