// says: the same for progress labels
// run: violated --check progress --fairness weak
// run: holds --check progress --fairness strong
chan c = [0] of { bit };

active proctype Fast() {
  do :: c!0 od
}

active proctype Slow() {
  do :: c!1; progress: skip od
}

active proctype Receiver() {
  bit x;
  do :: c?x; x = 0 od
}
