/*
 * Fischer's mutual exclusion: the time that a process waits before it looks
 * again is longer than the time that another needs to write.
 *
 * Who finds the lock free writes its own number into it within WRITE units of
 * time, waits WAIT units, and enters if the number is still there.
 *
 *   gyre verify examples/time/fischer.pml                 holds: WAIT > WRITE
 *   gyre verify -D WAIT=1 examples/time/fischer.pml       two are inside
 *   gyre verify --por on -D N=5 examples/time/fischer.pml
 */
#ifndef N
#define N 3
#endif
#ifndef WRITE
#define WRITE 1 /* the longest time until the lock is written */
#endif
#ifndef WAIT
#define WAIT 2 /* from writing to looking */
#endif

byte lock; /* 0, or the number of the process that wrote last, plus 1 */
byte inside;

active [N] proctype Process() {
  timer clock;

  do
    :: lock == 0 ->
      delay(clock, 0, WRITE);
      lock = _pid + 1;
      delay(clock, WAIT);
      if
        :: lock == _pid + 1 ->
          atomic { inside++; assert(inside == 1) }
          udelay(clock);
          atomic { inside--; lock = 0 }
        :: lock != _pid + 1
      fi;
      udelay(clock)
  od
}
