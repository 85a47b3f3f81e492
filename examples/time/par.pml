/*
 * PAR: positive acknowledgement with retransmission, after the model in
 * D. Bosnacki, Enhancing State Space Reduction Techniques for Model Checking,
 * 2001, chapter 4.
 *
 * A sender sends numbered messages through channel K, which delays, loses or
 * damages them; the receiver acknowledges through channel L, which does the
 * same. An acknowledgement has no number. So the sender must not send again
 * before it can be sure that none is on its way: TIMEOUT must be longer than
 * the way there, the processing and the way back.
 *
 *   gyre verify examples/time/par.pml                 holds
 *   gyre verify -D TIMEOUT=6 examples/time/par.pml    a message is lost for good
 */
#ifndef DELAY_K
#define DELAY_K 3 /* on the way to the receiver */
#endif
#ifndef DELAY_L
#define DELAY_L 3 /* on the way back */
#endif
#ifndef DELAY_R
#define DELAY_R 1 /* until a message is processed */
#endif
#ifndef TIMEOUT
#define TIMEOUT 9 /* until the sender sends again */
#endif
#define CONTENTS 8

chan toK = [0] of { byte, bit };
chan fromK = [0] of { byte, bit };
chan toL = [0] of { bit };
chan fromL = [0] of { bit };

active proctype Sender() {
  timer wait;
  byte content;
  bit number;

  next:
  udelay(wait); /* the user may take any time */
  content = (content + 1) % CONTENTS;
  send:
  toK!content, number;
  set(wait, TIMEOUT);
  do
    :: fromL?_ ->
      if
        :: atomic { skip; delay(wait, 1); number = 1 - number; goto next }
        :: goto send /* the acknowledgement is damaged */
      fi
    :: expire(wait) -> goto send
  od
}

active proctype K() {
  timer wait;
  byte content;
  bit number;

  end:
  do
    :: toK?content, number ->
      delay(wait, DELAY_K);
      if
        :: fromK!content, number
        :: skip /* lost */
      fi
  od
}

active proctype L() {
  timer wait;

  end:
  do
    :: toL?_ ->
      delay(wait, DELAY_L);
      if
        :: fromL!1
        :: skip
      fi
  od
}

active proctype Receiver() {
  timer wait;
  byte content, expected = 1;
  bit number, expectedNumber;

  end:
  fromK?content, number;
  if
    :: number == expectedNumber ->
      assert(content == expected); /* no message is missing */
      atomic {
        delay(wait, DELAY_R);
        expectedNumber = 1 - expectedNumber;
        expected = (expected + 1) % CONTENTS
      }
    :: number != expectedNumber /* seen before */
    :: goto end /* damaged */
  fi;
  toL!1;
  atomic { delay(wait, 1); goto end }
}
