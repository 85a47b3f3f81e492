/*
 * The bounded retransmission protocol of brp.pml without time. What a timer
 * tells there, somebody must tell here: whoever loses a message says so, and
 * the sender says that there will be silence.
 *
 *   gyre verify examples/time/brp_untimed.pml    holds
 */
#ifndef SIZE
#define SIZE 2
#endif
#ifndef REPEAT
#define REPEAT 2
#endif

chan toK = [0] of { bool, bool, bit }; /* first chunk, last chunk, number */
chan fromK = [0] of { bool, bool, bit };
chan toL = [0] of { bit };
chan fromL = [0] of { bit };

bool receiving; /* the receiver has not yet noticed the end of a file */
bool lost; /* there will be no answer */
bool silence; /* there will be no more chunks */

active proctype Sender() {
  byte chunk, sent;
  bit number;

  end:
  assert(!receiving);
  chunk = 1;
  next:
  sent = 0;
  send:
  toK!chunk == 1, chunk == SIZE, number;
  sent++;
  if
    :: fromL?eval(number) ->
      number = 1 - number;
      if
        :: chunk < SIZE ->
          chunk++;
          goto next
        :: chunk == SIZE
      fi
    :: fromL?eval(1 - number) -> assert(false) /* for an earlier chunk */
    :: lost ->
      lost = false;
      if
        :: sent <= REPEAT -> goto send
        :: sent > REPEAT /* gives up */
      fi
  fi;
  silence = true;
  !receiving;
  silence = false;
  number = 0;
  goto end
}

active proctype K() {
  bool first, last;
  bit number;

  end:
  do
    :: toK?first, last, number ->
      if
        :: fromK!first, last, number
        :: lost = true
      fi
  od
}

active proctype L() {
  bit number;

  end:
  do
    :: toL?number ->
      if
        :: fromL!number
        :: lost = true
      fi
  od
}

active proctype Receiver() {
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
      if
        :: fromK?first, last, number
        :: silence ->
          receiving = false;
          goto end
      fi
  od
}
