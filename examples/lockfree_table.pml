/*
 * How workers add keys to Gyre's own table of states (docs/internals/tree-store.md).
 * A key has a home slot and sits there or in the first free slot behind it; a free slot is taken by
 * compare-and-set. When a worker finds no room it asks for a larger table and waits at the gate; the
 * last worker to arrive stretches the table, which moves every key. Each key must be new for exactly
 * one worker, and must never be in the table twice.
 */

#define WORKERS 2
#define KEYS 4 /* keys are 1 to KEYS; each worker adds three of them */
#define LARGE 6 /* slots when the table has grown */
#define HOME(key) ((key - 1) / 2 * (size - 2))

byte slot[LARGE];
byte size = 3; /* slots in use: too few for all keys */
byte news[KEYS + 1]; /* how often a key was new */
bool requested; /* somebody wants a larger table */
byte active_workers = WORKERS;
byte waiting;
bit round; /* changes when a growth is done */

inline compare_and_set(at, key, success) {
  atomic {
    if
      :: slot[at] == 0 -> slot[at] = key; success = true
      :: else -> success = false
    fi
  }
}

/* Nobody else uses the table: take all keys out and put them where they belong now. */
inline stretch() {
  d_step {
    byte aside[LARGE];
    byte k;
    byte to;
    for (k : 0 .. LARGE - 1) {
      aside[k] = slot[k];
      slot[k] = 0
    }
    size = LARGE;
    for (k : 0 .. LARGE - 1) {
      if
        :: aside[k] != 0 ->
          to = HOME(aside[k]);
          do
            :: slot[to] != 0 -> to++
            :: else -> break
          od;
          slot[to] = aside[k]
        :: else
      fi;
      aside[k] = 0
    }
    k = 0;
    to = 0;
    requested = false;
    waiting = 0;
    round = 1 - round
  }
}

inline pause() {
  atomic {
    if
      :: requested ->
        waiting++;
        before = round;
        if
          :: waiting == active_workers -> stretch()
          :: else -> round != before
        fi
      :: else
    fi
  }
}

inline leave() {
  atomic {
    active_workers--;
    if
      :: requested && active_workers > 0 && waiting == active_workers -> stretch()
      :: else
    fi
  }
}

active [WORKERS] proctype Worker() {
  byte key;
  byte at;
  byte seen;
  bool success;
  bit before;

  for (key : _pid + 1 .. _pid + 3) {
    pause();
    retry:
    at = HOME(key);
    do
      :: at == size ->
        /* no room left */
        requested = true;
        pause();
        goto retry
      :: else ->
        seen = slot[at];
        if
          :: seen == 0 ->
            compare_and_set(at, key, success);
            if
              :: success ->
                news[key]++;
                break
              :: else -> seen = slot[at]
            fi
          :: else
        fi;
        if
          :: seen == key -> break
          :: else -> at++
        fi
    od
  }
  leave()
}

/* When all have ended: every key is in the table once, and was new once. */
active proctype Judge() {
  byte at;
  byte found[KEYS + 1];

  active_workers == 0;
  d_step {
    for (at : 0 .. LARGE - 1) {
      if
        :: slot[at] != 0 -> found[slot[at]]++
        :: else
      fi
    }
    for (at : 1 .. KEYS) {
      assert(news[at] == 1 && found[at] == 1)
    }
  }
}
