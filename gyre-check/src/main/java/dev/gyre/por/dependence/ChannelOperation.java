package dev.gyre.por.dependence;

/** What can be done to a channel, or asked of it. */
enum ChannelOperation {
  /** A message goes to the end. */
  PUT(0),
  /** A message goes to its place in the order. */
  INSERT(1),
  /** A message is taken out. */
  GET(2),
  /** A step that happens only while there is a message, and leaves it there. */
  HAS_MESSAGE(3),
  /** A step that happens only while there is room, and leaves it free. */
  HAS_ROOM(4),
  /** A step that depends on the contents in any other way. */
  POLL(5),
  /** The sending half of a rendez-vous. */
  MEET_AS_SENDER(6),
  /** The receiving half of a rendez-vous. */
  MEET_AS_RECEIVER(7),
  /** The step leads to, or away from, a location where the process is ready to receive. */
  TURN(8),
  /** A step that depends on whether anybody is ready to receive. */
  ASK_READY(9),
  /** A statement is tried that receives; that may break a promise of somebody. */
  TRY_RECEIVING(10),
  /** A statement is tried that sends. */
  TRY_SENDING(11),
  /** A process comes or goes that has promised to be the only one to receive. */
  OWN_RECEIVING(12),
  /** A process comes or goes that has promised to be the only one to send. */
  OWN_SENDING(13),
  /** A process is created that may bring the channel with it. */
  OPEN(14);

  private final int code;

  ChannelOperation(int code) {
    this.code = code;
  }

  /** A number of its own, from 0. */
  int code() {
    return code;
  }

  /**
   * Whether one disturbs the other: the order matters, or one decides whether the other can happen.
   * A put and a get do not: whenever the one can happen, it can happen before and after the other,
   * to the same effect. The halves of a rendez-vous are not here, because they are one step. To use
   * a channel that is not there is an error, so there is nothing that does not depend on when it
   * comes.
   */
  boolean disturbs(ChannelOperation other) {
    if (other == OPEN) {
      return true;
    }
    return switch (this) {
      case PUT -> other == PUT || other == INSERT || other == HAS_ROOM || other == POLL;
      case INSERT ->
          other == PUT
              || other == INSERT
              || other == GET
              || other == HAS_MESSAGE
              || other == HAS_ROOM
              || other == POLL;
      case GET -> other == GET || other == INSERT || other == HAS_MESSAGE || other == POLL;
      case HAS_MESSAGE -> other == GET || other == INSERT;
      case HAS_ROOM -> other == PUT || other == INSERT;
      case POLL -> other == PUT || other == INSERT || other == GET;
      case TURN -> other == ASK_READY;
      case ASK_READY -> other == TURN;
      case TRY_RECEIVING -> other == OWN_RECEIVING;
      case TRY_SENDING -> other == OWN_SENDING;
      case OWN_RECEIVING -> other == TRY_RECEIVING || other == OWN_RECEIVING;
      case OWN_SENDING -> other == TRY_SENDING || other == OWN_SENDING;
      case MEET_AS_SENDER, MEET_AS_RECEIVER -> false;
      case OPEN -> true;
    };
  }
}
