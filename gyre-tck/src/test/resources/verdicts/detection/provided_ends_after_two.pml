// says: the same with two older processes, one of which ends only after the other
// run: violated --property p --fairness strong
bool f, g;
byte n;

active proctype R() {
  (n == 3);
  do
    :: f = 1; f = 0; g = 1; g = 0
  od
}

active proctype S() provided (n < 3 || g) { n++ }

active proctype Q() provided (n < 3 || f) { skip }

active [2] proctype P() { n++ }

ltl p { [] <> (n < 3) }
