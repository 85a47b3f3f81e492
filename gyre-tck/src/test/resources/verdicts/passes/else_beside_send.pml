// says: an else beside a rendez-vous send sees that the receiver still has a step to do
// run: violated
// spin: violated
chan meet = [0] of { short };
bool asked;

active proctype Server() {
  short n, k = -1;
  asked = true;
  k = 7;
  meet?n;
  assert(k == 7)
}

active proctype Client() {
  asked;
  do
  :: meet!1; break
  :: else -> assert(false)
  od
}
