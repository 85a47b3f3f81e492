/*
 * A watchdog: a worker reports at least every PERIOD units of time; if it has not for LIMIT units, it
 * hangs, and the watchdog bites. It must not bite a worker that does not hang, and must bite one that
 * does within LIMIT. LIMIT must be larger than PERIOD.
 */

#ifndef PERIOD
#define PERIOD 3
#endif
#ifndef LIMIT
#define LIMIT 4
#endif

chan alive = [0] of { bit };
bool hangs;
bool bitten;
timer late; /* expires when a bite would be too late */

active proctype Worker() {
  timer work;

  do
    :: delay(work, 1, PERIOD); alive!1
    :: atomic {
        hangs = true;
        set(late, LIMIT + 1);
        break
      }
  od
}

active proctype Watchdog() {
  timer limit;

  set(limit, LIMIT);
  do
    :: alive?_ -> set(limit, LIMIT)
    :: expire(limit) ->
      assert(hangs && !expire(late));
      bitten = true;
      break
  od
}

ltl bites { [] (hangs -> <> bitten) }
