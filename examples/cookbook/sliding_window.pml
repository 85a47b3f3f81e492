/*
 * A sliding window protocol (go back n) over lines that lose messages. The sender may be W messages
 * ahead; messages carry their number modulo M. The receiver takes only the message that it expects,
 * and answers with the number of the next one. M must be larger than W.
 */

#ifndef W
#define W 2
#endif
#ifndef M
#define M 3
#endif
#define V (2 * M) /* messages are told apart by a value that the protocol does not look at */

chan data = [1] of { byte, byte };
chan answers = [1] of { byte };

active proctype Sender() {
  byte first; /* the first message without an answer */
  byte next;
  byte wanted;

  do
    :: (next + V -first) % V < W ->
      data!next % M, next;
      next = (next + 1) % V
    :: answers?wanted ->
      d_step {
        do
          :: first != next && first % M != wanted -> first = (first + 1) % V
          :: else -> break
        od;
        wanted = 0
      }
    :: timeout -> next = first /* something was lost: begin again there */
  od
}

active proctype Receiver() {
  byte expected;
  byte number;
  byte value;

  end:
  do
    :: data?number, value ->
      if
        :: number == expected % M ->
          assert(value == expected);
          progress:
          expected = (expected + 1) % V
        :: else
      fi;
      answers!expected % M
  od
}

active proctype Thief() {
  end:
  do
    :: data?_, _
    :: answers?_
  od
}
