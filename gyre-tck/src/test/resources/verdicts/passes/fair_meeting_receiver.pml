// says: while the receiver clears its variable the second sender is blocked, so weak fairness lets it wait
// run: violated --property served
// run: violated --property served --fairness weak
// run: holds --property served --fairness strong
chan c = [0] of { bit };
bool served;

active proctype Fast() {
  do :: c!0 od
}

active proctype Slow() {
  do :: c!1; served = true od
}

active proctype Receiver() {
  bit x;
  do :: c?x; x = 0 od
}

ltl served { <> served }
