package dev.gyre.engine.compose;

import dev.gyre.ir.Variable;
import dev.gyre.source.SourceSpan;

/**
 * A statement uses a channel.
 *
 * @param channel the global variable that was declared with it
 */
record ChannelUse(Variable channel, Way way, SourceSpan span) {
  /** What is done. */
  enum Way {
    SEND,
    SORTED_SEND,
    RECEIVE,
    /** Asked for its length, or for a message. */
    ASK
  }

  boolean isSend() {
    return way == Way.SEND || way == Way.SORTED_SEND;
  }

  String place() {
    return "line " + span.visibleSite().line() + " (" + span.text().strip() + ")";
  }
}
