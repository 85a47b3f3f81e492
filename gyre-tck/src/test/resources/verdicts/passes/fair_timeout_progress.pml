// says: the same for progress labels, with two steps behind a timeout in a condition
// run: violated --check progress --fairness weak
// run: holds --check progress --fairness strong
byte g;

active proctype Busy() {
  short x, y;
  do :: (timeout && g == 0) -> x = -1; y = x od
}

active proctype Late() {
  do :: timeout; progress: skip od
}
