/*
 * Clerks look for the smallest of some stocks and fill it up. A model to measure on: with -D STEPS
 * the search is many steps instead of one, with -D COUNT there is a count that decides nothing, with
 * -D WIDE stocks may grow to 20 instead of 2.
 */

#define CLERKS 2
#define SHELVES 3
#ifdef WIDE
#define LARGEST 20
#else
#define LARGEST 2
#endif

byte stock[SHELVES];
byte fills;

inline smallest(at) {
  byte i;
  at = 0;
  for (i : 1 .. SHELVES - 1) {
    if
      :: stock[i] < stock[at] -> at = i
      :: else
    fi
  }
}

active [CLERKS] proctype Clerk() {
  byte shelf;

  do
    ::
#ifdef STEPS
      smallest(shelf);
#else
      d_step { smallest(shelf) };
#endif
#ifdef COUNT
      fills++;
#endif
      atomic {
        if
          :: stock[shelf] < LARGEST -> stock[shelf]++
          :: else -> stock[shelf] = 0
        fi;
        shelf = 0
      }
      assert(stock[0] <= LARGEST)
  od
}
