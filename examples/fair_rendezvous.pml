/*
 * Weak fairness and rendez-vous, an example by D. Dams, from D. Bosnacki (1999).
 * B can send only while C waits to receive. If A is always faster, C does x = 0
 * again and again, and in between B cannot move: so it is fair to ignore B, if
 * fairness is weak, and b may stay false for ever. Who asks for strong fairness
 * lets B send at last.
 */

chan c = [0] of { bit };
bool b = false;

active proctype A() {
  again:
  c!0;
  goto again
}

active proctype B() {
  again:
  c!1;
  b = true;
  goto again
}

active proctype C() {
  bit x;

  again:
  c?x;
  x = 0;
  goto again
}

ltl sends { <> b }
