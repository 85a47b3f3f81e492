/*
 * How a mobile terminal connects to an access point and keeps the connection,
 * in the manner of the wireless ATM protocol MASCARA.
 *
 * The terminal asks again when no answer comes within ANSWER units of time, and
 * says every KEEP units that it is still there. The access point takes it for
 * lost after LOST units of silence. Messages are up to WAY units on their way.
 * Each of the TERMINALS has a way there and back and a part of the access point
 * of its own; only the time is one for all.
 *
 *   gyre verify examples/time/connection.pml               holds
 *   gyre verify --por on -D TERMINALS=2 examples/time/connection.pml
 *   gyre verify -D LOST=5 examples/time/connection.pml     drops a terminal that is there
 *   gyre verify -D ANSWER=4 examples/time/connection.pml   asks again though it was heard
 */
#ifndef TERMINALS
#define TERMINALS 1
#endif
#ifndef WAY
#define WAY 2
#endif
#ifndef ANSWER
#define ANSWER 5 /* more than there and back */
#endif
#ifndef KEEP
#define KEEP 3
#endif
#ifndef LOST
#define LOST 6 /* more than KEEP and the way */
#endif

mtype = { request, accept, alive, release };

chan fromTerminal[TERMINALS] = [0] of { mtype };
chan toPoint[TERMINALS] = [0] of { mtype };
chan fromPoint[TERMINALS] = [0] of { mtype };
chan toTerminal[TERMINALS] = [0] of { mtype };

bool isConnected[TERMINALS]; /* what the terminal thinks */

active [TERMINALS] proctype Terminal() {
  byte me = _pid % TERMINALS;
  timer clock;

  end:
  udelay(clock);
  ask:
  fromTerminal[me]!request;
  set(clock, ANSWER);
  if
    :: toTerminal[me]?accept -> isConnected[me] = true
    :: expire(clock) -> goto ask
  fi;
  set(clock, KEEP);
  do
    :: expire(clock) ->
      if
        :: fromTerminal[me]!alive -> set(clock, KEEP)
        :: isConnected[me] = false;
          fromTerminal[me]!release;
          delay(clock, WAY + 1);
          goto end
      fi
  od
}

active [TERMINALS] proctype Up() {
  byte me = _pid % TERMINALS;
  timer clock;
  mtype message;

  end:
  do
    :: fromTerminal[me]?message ->
      delay(clock, 0, WAY);
      toPoint[me]!message
  od
}

active [TERMINALS] proctype Down() {
  byte me = _pid % TERMINALS;
  timer clock;
  mtype message;

  end:
  do
    :: fromPoint[me]?message ->
      delay(clock, 0, WAY);
      toTerminal[me]!message
  od
}

active [TERMINALS] proctype Point() {
  byte me = _pid % TERMINALS;
  timer silence;

  end:
  toPoint[me]?request;
  fromPoint[me]!accept;
  set(silence, LOST + WAY); /* the answer is on its way, too */
  do
    :: toPoint[me]?alive -> set(silence, LOST)
    :: toPoint[me]?request -> assert(false) /* it was heard already */
    :: toPoint[me]?release ->
      reset(silence);
      goto end
    :: expire(silence) -> assert(!isConnected[me]) /* it is gone */
  od
}
