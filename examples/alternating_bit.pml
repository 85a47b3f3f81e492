/*
 * The alternating bit protocol over two lines that can lose messages.
 * The receiver checks that the data arrive complete and in order.
 */

#define MAX 4

mtype = { data, ack };

chan toReceiver = [1] of { mtype, byte, bit };
chan toSender = [1] of { mtype, bit };

active proctype Sender() {
  byte next = 0;
  bit current = 0;
  bit answer;

  do
    :: toReceiver!data(next, current);
      if
        :: toSender?ack(answer);
          if
            :: answer == current ->
              next = (next + 1) % MAX;
              current = 1 - current
            :: else
          fi
        :: timeout /* a message was lost: send it again */
      fi
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
          progress:
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
