/*
 * A ticket lock: who arrives draws a number and waits until it is called. Numbers are counted
 * modulo N, which is enough, as at most N are in use.
 * With -D TORN, drawing a number is two steps, and two processes may draw the same one.
 */

#ifndef N
#define N 3
#endif

byte next_ticket;
byte called;
byte inside;

inline draw(ticket) {
#ifdef TORN
  ticket = next_ticket;
  next_ticket = (next_ticket + 1) % N
#else
  atomic {
    ticket = next_ticket;
    next_ticket = (next_ticket + 1) % N
  }
#endif
}

active [N] proctype Process() {
  byte mine;

  do
    :: draw(mine);
      waiting:
      called == mine;
      inside++;
      critical:
      assert(inside == 1);
      inside--;
      called = (called + 1) % N
  od
}

ltl first_come { [] (Process[0]@waiting -> <> Process[0]@critical) }
