/*
 * How a mobile terminal connects to an access point and keeps the connection,
 * in the manner of the wireless ATM protocol MASCARA.
 *
 * The terminal asks again when no answer comes within ANSWER units of time, and
 * says every KEEP units that it is still there. The access point takes it for
 * lost after LOST units of silence. Messages are up to WAY units on their way.
 *
 *   gyre verify examples/time/connection.pml               holds
 *   gyre verify -D LOST=5 examples/time/connection.pml     drops a terminal that is there
 *   gyre verify -D ANSWER=4 examples/time/connection.pml   asks again though it was heard
 */
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

chan fromTerminal = [0] of { mtype };
chan toPoint = [0] of { mtype };
chan fromPoint = [0] of { mtype };
chan toTerminal = [0] of { mtype };

bool isConnected; /* what the terminal thinks */

active proctype Terminal() {
  timer clock;

  end:
  udelay(clock);
  ask:
  fromTerminal!request;
  set(clock, ANSWER);
  if
    :: toTerminal?accept -> isConnected = true
    :: expire(clock) -> goto ask
  fi;
  set(clock, KEEP);
  do
    :: expire(clock) ->
      if
        :: fromTerminal!alive -> set(clock, KEEP)
        :: isConnected = false;
          fromTerminal!release;
          delay(clock, WAY + 1);
          goto end
      fi
  od
}

active proctype Up() {
  timer clock;
  mtype message;

  end:
  do
    :: fromTerminal?message ->
      delay(clock, 0, WAY);
      toPoint!message
  od
}

active proctype Down() {
  timer clock;
  mtype message;

  end:
  do
    :: fromPoint?message ->
      delay(clock, 0, WAY);
      toTerminal!message
  od
}

active proctype Point() {
  timer silence;

  end:
  toPoint?request;
  fromPoint!accept;
  set(silence, LOST + WAY); /* the answer is on its way, too */
  do
    :: toPoint?alive -> set(silence, LOST)
    :: toPoint?request -> assert(false) /* it was heard already */
    :: toPoint?release ->
      reset(silence);
      goto end
    :: expire(silence) -> assert(!isConnected) /* it is gone */
  od
}
