// says: the third process turns the value while the receiver is not yet ready, so B can never move
// run: violated --property done --fairness weak
// run: violated --property done --fairness strong
chan c = [0] of { byte };
byte v;
bool b;

active proctype Receiver() {
  byte x;
  do :: v = 1; x = 0; c?eval(v) od
}

active proctype Turner() {
  do :: v == 1 -> v = 2 od
}

active proctype A() {
  do :: c!2 od
}

active proctype B() {
  c!1;
  b = true
}

ltl done { <> b }
