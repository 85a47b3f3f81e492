/* R readers and W writers share a document; a clerk lets one after the other ask, so that nobody waits for ever. */

#ifndef R
#define R 5
#endif
#ifndef W
#define W 3
#endif

byte reading;
bool writing;
bool waits[R + W];
byte turn;
byte writes;

active proctype Clerk() {
  do
    :: waits[turn] && turn < R && !writing ->
      atomic {
        reading++;
        waits[turn] = false;
        turn = (turn + 1) % (R + W)
      }
    :: waits[turn] && turn >= R && !writing && reading == 0 ->
      atomic {
        writing = true;
        waits[turn] = false;
        turn = (turn + 1) % (R + W)
      }
    :: !waits[turn] -> turn = (turn + 1) % (R + W)
  od
}

active [R] proctype Reader() {
  do
    :: waits[_pid - 1] = true;
      !waits[_pid - 1];
      reading--
  od
}

active [W] proctype Writer() {
  do
    :: waits[_pid - 1] = true;
      !waits[_pid - 1];
      writes = (writes + 1) % 3;
      writing = false
  od
}

ltl served { [] (waits[R] -> <> !waits[R]) }
