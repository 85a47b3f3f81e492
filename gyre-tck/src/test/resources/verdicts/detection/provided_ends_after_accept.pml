// says: the same for a label
// run: violated --property acceptance --fairness strong
bool f;
byte n;

active proctype R() {
  f = 1;
  f = 0;
accept:
  do
    :: f = 0; n = n; f = 1; f = 0
  od
}

active proctype Q() provided (f) { skip }

active [2] proctype P() { n++ }

