package dev.gyre.exec.interp;

/**
 * Hears of messages as they are sent and taken, with the values that they have in the channel. What
 * a receive stores is no substitute: a variable may be too small for a field, or there may be none.
 */
interface MessageListener {
  /** For those who do not care. */
  MessageListener DEAF =
      new MessageListener() {
        @Override
        public void sent(int channel, int[] message) {}

        @Override
        public void received(int channel, int[] message) {}
      };

  /** A message was put into a channel, or is handed over; one that gets lost was not sent. */
  void sent(int channel, int[] message);

  /** A message is taken out of a channel. To copy it is not to receive it. */
  void received(int channel, int[] message);
}
