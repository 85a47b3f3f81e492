/*
 * The bounded retransmission protocol: files of SIZE chunks over channels that
 * lose messages, after d'Argenio, Katoen, Ruys and Tretmans, The Bounded
 * Retransmission Protocol Must Be on Time!, 1997.
 *
 * The sender repeats a chunk at most REPEAT times, then gives up. The receiver
 * learns that from silence alone, so it must wait longer than all repetitions
 * of a chunk take; and the sender must wait until the receiver has noticed
 * before it starts with another file.
 *
 *   gyre verify examples/time/brp.pml                  holds
 *   gyre verify -D TIMEOUT=2 examples/time/brp.pml     gives up before the answer can be there
 *   gyre verify -D SILENCE=8 examples/time/brp.pml     the receiver gives up too early
 *   gyre verify -D PAUSE=8 examples/time/brp.pml       the sender starts too early
 */
#ifndef SIZE
#define SIZE 2
#endif
#ifndef REPEAT
#define REPEAT 2
#endif
#define WAY 1 /* how long a message is on its way */
#ifndef TIMEOUT
#define TIMEOUT 3 /* more than there and back */
#endif
#ifndef SILENCE
#define SILENCE 9 /* more than all repetitions, there and back */
#endif
#ifndef PAUSE
#define PAUSE 9 /* as long as the receiver waits */
#endif

chan toK = [0] of { bool, bool, bit }; /* first chunk, last chunk, number */
chan fromK = [0] of { bool, bool, bit };
chan toL = [0] of { bit };
chan fromL = [0] of { bit };

bool receiving; /* the receiver has not yet noticed the end of a file */

active proctype Sender() {
  timer clock;
  byte chunk, sent;
  bit number;

  start:
  udelay(clock);
  assert(!receiving);
  chunk = 1;
  next:
  sent = 0;
  send:
  toK!chunk == 1, chunk == SIZE, number;
  sent++;
  set(clock, TIMEOUT);
  if
    :: fromL?eval(number) ->
      reset(clock);
      number = 1 - number;
      if
        :: chunk < SIZE ->
          chunk++;
          goto next
        :: chunk == SIZE
      fi
    :: fromL?eval(1 - number) -> assert(false) /* for an earlier chunk */
    :: expire(clock) ->
      if
        :: sent <= REPEAT -> goto send
        :: sent > REPEAT -> number = 0 /* gives up */
      fi
  fi;
  delay(clock, PAUSE);
  number = 0;
  goto start
}

active proctype K() {
  timer clock;
  bool first, last;
  bit number;

  end:
  do
    :: toK?first, last, number ->
      delay(clock, WAY);
      if
        :: fromK!first, last, number
        :: skip /* lost */
      fi
  od
}

active proctype L() {
  timer clock;
  bit number;

  end:
  do
    :: toL?number ->
      delay(clock, WAY);
      if
        :: fromL!number
        :: skip
      fi
  od
}

active proctype Receiver() {
  timer clock;
  bool first, last;
  bit number, expected;

  end:
  fromK?first, last, number;
  assert(first); /* no file starts in its middle */
  receiving = true;
  expected = number;
  do
    :: number == expected ->
      /* here the chunk is delivered */
      expected = 1 - expected;
      goto acknowledge
    :: number != expected -> /* a repetition */
      acknowledge:
      toL!number;
      set(clock, SILENCE);
      if
        :: fromK?first, last, number
        :: expire(clock) ->
          /* the end of the file if the last chunk was the last, or else a failure */
          receiving = false;
          goto end
      fi
  od
}
