package dev.gyre.ir.access;

import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.MessageChoice;
import dev.gyre.ir.ProcessSystem;
import java.util.OptionalInt;

/**
 * Collects what the guards of edges look at.
 *
 * <p>A guard is looked at in one of two ways. As the edge's own guard, it says what the edge does
 * when it is taken: a receive that is possible stays possible when others send. As something the
 * edge asks about (the guards that an {@code else} denies, the escape that would take precedence,
 * what comes later in an atomic sequence), every change matters.
 */
abstract class GuardAccess extends ExpressionAccess {
  private final AccessSet readiness;

  /** What opens its own guard, besides changes of what it asks about. */
  final AccessSet needs;

  boolean mayMeet;

  /** The buffer whose oldest message the step looks at, if it is always the same one; or -1. */
  int source = -1;

  /** A meeting comes later, in the middle of an atomic sequence. */
  boolean meetsInside;

  /**
   * @param readiness what decides, besides where it stands, whether some process takes part in a
   *     rendez-vous
   */
  GuardAccess(ProcessSystem system, Atoms atoms, KnownValues values, AccessSet readiness) {
    super(system, atoms, values);
    this.readiness = readiness;
    this.needs = atoms.none();
  }

  /** The guard of the edge itself. */
  void own(Guard guard) {
    if (guard instanceof Guard.Holds holds) {
      condition(holds.condition());
    } else if (guard instanceof Guard.CanSend send) {
      read(send.channel());
      tries(send.channel(), ChannelUse.TRY_SENDING);
      channels(send.channel(), c -> readMessage(c, send));
      channels(send.channel(), this::opensSend);
    } else if (guard instanceof Guard.CanReceive receive) {
      read(receive.channel());
      receive.patterns().forEach(this::readPattern);
      boolean isPicky =
          receive.patterns().stream().anyMatch(FieldPattern.EqualTo.class::isInstance);
      tries(receive.channel(), ChannelUse.TRY_RECEIVING);
      channels(receive.channel(), c -> opensReceive(c, isPicky));
      OptionalInt number = values.of(receive.channel());
      boolean takesOldest = receive.choice() == MessageChoice.OLDEST;
      if (takesOldest && number.isPresent() && number.getAsInt() > 0) {
        source = atoms.ownEntry(number.getAsInt());
      }
    } else if (guard instanceof Guard.AnyOf any) {
      any.guards().forEach(this::ask);
    }
  }

  /** A buffer takes every message; in a rendez-vous the receiver looks at it first. */
  private void readMessage(int channel, Guard.CanSend send) {
    if (atoms.mayBeRendezvous(channel)) {
      send.fields().forEach(this::read);
    }
  }

  private void opensSend(int channel) {
    if (atoms.mayBeBuffered(channel)) {
      atoms.use(channel, ChannelUse.GET, needs);
    }
    if (atoms.mayBeRendezvous(channel)) {
      atoms.use(channel, ChannelUse.MEET_AS_SENDER, does);
      atoms.use(channel, ChannelUse.MEET_AS_RECEIVER, needs);
      mayMeet = true;
    }
  }

  private void opensReceive(int channel, boolean isPicky) {
    if (atoms.mayBeBuffered(channel)) {
      arrival(channel);
      if (isPicky) {
        atoms.use(channel, ChannelUse.GET, needs);
      }
    }
    if (atoms.mayBeRendezvous(channel)) {
      atoms.use(channel, ChannelUse.MEET_AS_RECEIVER, does);
      atoms.use(channel, ChannelUse.MEET_AS_SENDER, needs);
      mayMeet = true;
    }
  }

  private void arrival(int channel) {
    atoms.use(channel, ChannelUse.PUT, needs);
    atoms.use(channel, ChannelUse.INSERT, needs);
  }

  /**
   * A condition of the edge. What is asked in a conjunction must be true when the edge is taken; a
   * disjunction could hide an error in its right side, which happens only while the left is false.
   */
  private void condition(Expr e) {
    if (e instanceof Expr.Binary both && both.op() == Expr.BinaryOp.AND) {
      condition(both.left());
      condition(both.right());
    } else if (e instanceof Expr.ChannelQuery query
        && query.probe() == Expr.ChannelProbe.NOT_EMPTY) {
      read(query.channel());
      tries(query);
      channels(
          query.channel(),
          c -> {
            atoms.use(c, ChannelUse.HAS_MESSAGE, does);
            arrival(c);
          });
    } else if (e instanceof Expr.Poll poll) {
      read(poll.channel());
      tries(poll.channel(), ChannelUse.TRY_RECEIVING);
      tries(poll.channel(), ChannelUse.TRY_SENDING);
      poll.patterns().forEach(this::readPattern);
      channels(
          poll.channel(),
          c -> {
            atoms.use(c, ChannelUse.HAS_MESSAGE, does);
            arrival(c);
            atoms.use(c, ChannelUse.GET, needs);
          });
    } else if (e instanceof Expr.ChannelQuery query
        && query.probe() == Expr.ChannelProbe.NOT_FULL) {
      read(query.channel());
      tries(query);
      channels(
          query.channel(),
          c -> {
            atoms.use(c, ChannelUse.HAS_ROOM, does);
            atoms.use(c, ChannelUse.GET, needs);
          });
    } else {
      read(e);
    }
  }

  /** A guard that the edge depends on in any way. */
  void ask(Guard guard) {
    if (guard instanceof Guard.Holds holds) {
      read(holds.condition());
    } else if (guard instanceof Guard.CanSend send) {
      read(send.channel());
      tries(send.channel(), ChannelUse.TRY_SENDING);
      channels(send.channel(), c -> readMessage(c, send));
      channels(send.channel(), this::asksSend);
    } else if (guard instanceof Guard.CanReceive receive) {
      read(receive.channel());
      receive.patterns().forEach(this::readPattern);
      tries(receive.channel(), ChannelUse.TRY_RECEIVING);
      channels(receive.channel(), c -> atoms.use(c, ChannelUse.POLL, read));
    } else if (guard instanceof Guard.AnyOf any) {
      any.guards().forEach(this::ask);
    }
  }

  /** The guard of a step later in an atomic sequence: it may come to a meeting, or not. */
  void later(Guard guard) {
    AccessSet before = read;
    read = does;
    ask(guard);
    read = before;
    if (guard instanceof Guard.CanSend send) {
      channels(send.channel(), this::meetsLater);
    }
  }

  private void meetsLater(int channel) {
    if (atoms.mayBeRendezvous(channel)) {
      atoms.use(channel, ChannelUse.MEET_AS_SENDER, does);
      meetsInside = true;
    }
  }

  private void asksSend(int channel) {
    atoms.use(channel, ChannelUse.POLL, read);
    if (atoms.mayBeRendezvous(channel)) {
      atoms.use(channel, ChannelUse.ASK_READY, read);
      read.addAll(readiness);
    }
  }

  final void readPattern(FieldPattern pattern) {
    if (pattern instanceof FieldPattern.EqualTo equal) {
      read(equal.value());
    }
  }
}
