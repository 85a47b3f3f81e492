// says: who is older than interchangeable processes ends after them, and its clause may say when
// run: violated --property p --fairness strong
bool f;
byte n;

active proctype R() {
  f = 1;
  f = 0;
  do
    :: f = 0; n = n; f = 1; f = 0
  od
}

active proctype Q() provided (f) { skip }

active [2] proctype P() { n++ }

ltl p { [] <> (n < 2) }
