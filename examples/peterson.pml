/*
 * Mutual exclusion for two processes, after G. L. Peterson (1981).
 * Each announces that it wants to enter and then lets the other go first.
 */

bool wants[2];
byte turn;
byte inside;

active [2] proctype Process() {
  pid me = _pid;
  pid other = 1 - _pid;

  again:
  wants[me] = true;
  turn = other;
  (!wants[other] || turn == me);

  inside++;
  critical:
  assert(inside == 1);
  inside--;

  wants[me] = false;
  goto again
}

ltl exclusion { [] (inside <= 1) }
