/*
 * A sender waits for an acknowledgement before it sends again; the receiver
 * has room for one message and relies on that.
 *
 *   gyre compose --left Receiver examples/compose/in_out.pml
 */
mtype = { data, ack };

chan toReceiver = [1] of { mtype };
chan toSender = [0] of { mtype };

active proctype Sender() {
  do
    :: toReceiver!data;
#ifdef HASTY
      if
        :: toSender?ack
        :: toReceiver!data;
          toSender?ack
      fi
#else
      toSender?ack
#endif
  od
}

active proctype Receiver() {
  byte held;
  do
    :: toReceiver?data;
      held++;
      assert(held == 1)
    :: held > 0 -> toSender!ack;
      held--
  od
}
