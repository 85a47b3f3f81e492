/*
 * A rover. The driver must not get an order while it still carries one out;
 * that it does not is up to the executive. Planners and wheels are what makes
 * each of the two large, and neither knows of the other.
 *
 *   gyre compose --left Driver,Wheel --beside examples/compose/rover.pml
 */
#ifndef N
#define N 2 /* how many planners, and how many wheels */
#endif
#ifndef SIZE
#define SIZE 4 /* how much each of them remembers */
#endif

mtype = { drive, turn, done };

chan order = [1] of { mtype };
chan reply = [0] of { mtype };

byte plan; /* of the executive and the planners */
byte speed; /* of the driver and the wheels */

active proctype Executive() {
  do
    :: plan % 2 == 0 -> order!drive;
      reply?done
    :: plan % 2 == 1 -> order!turn;
      reply?done
  od
}

active [N] proctype Planner() {
  byte seen;
  do
    :: seen = (seen + plan + 1) % SIZE
    :: plan = (plan + seen) % SIZE
  od
}

active proctype Driver() {
  bool busy;
  do
    :: order?_ -> assert(!busy);
      busy = true;
      speed = 1
    :: busy && speed == 0 -> reply!done;
      busy = false
  od
}

active [N] proctype Wheel() {
  byte slip;
  do
    :: slip = (slip + speed + 1) % SIZE
    :: speed > 0 -> speed = (speed + slip) % SIZE
  od
}
