// says: the same with the halves exchanged: who receives can move only while the sender waits
// run: violated --property served
// run: violated --property served --fairness weak
// run: holds --property served --fairness strong
chan c = [0] of { byte };
bool served;

active proctype Fast() {
  do :: c?_ od
}

active proctype Slow() {
  do :: c?_; served = true od
}

active proctype Sender() {
  byte x;
  do :: c!x; x = 0; x = 1 od
}

ltl served { <> served }
