/*
 * A level crossing: trains, a gate and a controller.
 *
 * A train tells that it approaches, is in the crossing after NEAR units of time
 * at the earliest and gone PASS units later. The controller needs REACT units
 * to give an order, the gate LOWER units to come down.
 *
 *   gyre verify examples/time/train_gate.pml              holds: 1 + 2 < 5
 *   gyre verify -D LOWER=5 examples/time/train_gate.pml   the gate is not down yet
 *   gyre verify --check zeno examples/time/train_gate.pml time goes on
 */
#ifndef TRAINS
#define TRAINS 2
#endif
#ifndef NEAR
#define NEAR 5 /* from the sensor to the crossing, at least */
#endif
#define PASS 2 /* in the crossing */
#ifndef REACT
#define REACT 1
#endif
#ifndef LOWER
#define LOWER 2
#endif

mtype = { approach, leave, lower, raise };

chan signal = [TRAINS] of { mtype };
chan order = [0] of { mtype };
bool isDown;

active [TRAINS] proctype Train() {
  timer clock;

  end:
  do
    :: udelay(clock);
      signal!approach;
      delay(clock, NEAR, NEAR + 1);
      assert(isDown); /* enters the crossing */
      delay(clock, PASS);
      signal!leave
  od
}

active proctype Controller() {
  timer clock;
  byte trains;

  end:
  do
    :: signal?approach ->
      trains++;
      if
        :: trains == 1 ->
          delay(clock, REACT);
          order!lower
        :: trains > 1
      fi
    :: signal?leave ->
      trains--;
      if
        :: trains == 0 -> order!raise
        :: trains > 0
      fi
  od
}

active proctype Gate() {
  timer clock;

  end:
  do
    :: order?lower ->
      delay(clock, LOWER);
      isDown = true
    :: order?raise ->
      isDown = false;
      delay(clock, 1)
  od
}
