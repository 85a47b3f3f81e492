/*
 * The alternating bit protocol with a mistake.
 * The lines lose messages, and the sender sends
 * a message again before it has an answer.
 * docs/find-a-bug.md finds out what is wrong.
 */

#define MAX 4

mtype = { data, ack };

chan toReceiver = [2] of { mtype, byte, bit };
chan toSender = [2] of { mtype, bit };

active proctype Sender() {
  byte next = 0;
  bit current = 0;
  bit answer;

  do
    :: toReceiver!data(next, current)
    :: toSender?ack(answer) ->
      next = (next + 1) % MAX;
      current = 1 - current
  od
}

active proctype Receiver() {
  byte value;
  byte expected = 0;
  bit received;
  bit wanted = 0;

  end:
  do
    :: toReceiver?data(value, received);
      if
        :: received == wanted ->
          assert(value == expected);
          expected = (expected + 1) % MAX;
          wanted = 1 - wanted
        :: else
      fi;
      toSender!ack(received)
  od
}

/* The lines are bad: now and then a message disappears. */
active proctype Thief() {
  end:
  do
    :: toReceiver?data(_, _)
    :: toSender?ack(_)
  od
}
