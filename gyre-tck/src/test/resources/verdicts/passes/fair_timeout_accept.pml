// says: the same for accept labels: only whoever ignores the second process stays in the cycle
// run: violated --check acceptance --fairness weak
// run: holds --check acceptance --fairness strong
bool stop;

active proctype Busy() {
  byte x;
  accept: do
  :: timeout && !stop -> x = 1
  :: stop -> break
  od
}

active proctype Late() {
  timeout -> stop = true
}
