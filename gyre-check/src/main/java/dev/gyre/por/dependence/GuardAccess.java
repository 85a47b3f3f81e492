package dev.gyre.por.dependence;

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
  private final HandshakeAccess readiness;

  /** What opens its own guard, besides changes of what it asks about. */
  final AccessSet needs;

  boolean mayMeet;

  /** The buffer whose oldest message the step looks at, if it is always the same one; or -1. */
  int source = -1;

  /** A meeting comes later, in the middle of an atomic sequence. */
  boolean meetsInside;

  GuardAccess(
      ProcessSystem system, Dependence atoms, KnownValues values, HandshakeAccess readiness) {
    super(system, atoms, values);
    this.readiness = readiness;
    this.needs = atoms.none();
  }

  /** The guard of the edge itself. */
  final void own(Guard guard) {
    guard.match(own);
  }

  /** A guard that the edge depends on in any way. */
  final void ask(Guard guard) {
    guard.match(ask);
  }

  /** The guard of a step later in an atomic sequence: it may come to a meeting, or not. */
  final void later(Guard guard) {
    AccessSet before = read;
    read = does;
    ask(guard);
    read = before;
    guard.match(later);
  }

  private final Guard.Cases<Void> own = new Own();
  private final Guard.Cases<Void> ask = new Ask();

  /**
   * A meeting in the middle of an atomic sequence. Nobody else can send while the process has
   * control, so at a receive it stops and waits.
   */
  private final ChannelGuards later =
      new ChannelGuards(send -> channels(send.channel(), this::meetsLater), receive -> {});

  /** The half of a meeting that an edge is, and what it needs: the other half. */
  private final ChannelGuards halves =
      new ChannelGuards(
          send ->
              half(
                  send.channel(),
                  ChannelOperation.MEET_AS_SENDER,
                  ChannelOperation.MEET_AS_RECEIVER),
          receive ->
              half(
                  receive.channel(),
                  ChannelOperation.MEET_AS_RECEIVER,
                  ChannelOperation.MEET_AS_SENDER));

  /** What the guard of an edge says about the edge. */
  private final class Own implements Guard.Cases<Void> {
    @Override
    public Void always(Guard.Always guard) {
      return null;
    }

    @Override
    public Void holds(Guard.Holds guard) {
      condition(guard.condition());
      return null;
    }

    @Override
    public Void canSend(Guard.CanSend guard) {
      read(guard.channel());
      tries(guard.channel(), ChannelOperation.TRY_SENDING);
      channels(guard.channel(), c -> readMessage(c, guard));
      awaitsChannel(guard.channel());
      channels(guard.channel(), GuardAccess.this::awaitsRoom);
      guard.match(halves);
      return null;
    }

    @Override
    public Void canReceive(Guard.CanReceive guard) {
      read(guard.channel());
      guard.patterns().forEach(GuardAccess.this::readPattern);
      tries(guard.channel(), ChannelOperation.TRY_RECEIVING);
      awaitsChannel(guard.channel());
      channels(guard.channel(), c -> awaitsMessage(c, guard));
      guard.match(halves);
      OptionalInt number = values.of(guard.channel());
      boolean takesOldest = guard.choice() == MessageChoice.OLDEST;
      if (takesOldest && number.isPresent() && atoms.isChannel(number.getAsInt())) {
        source = atoms.ownEntry(number.getAsInt());
      }
      return null;
    }

    /** What it denies are the other guards of the location, which the edge asks about. */
    @Override
    public Void otherwise(Guard.Otherwise guard) {
      return null;
    }

    /** Which of them opens is not known, so each is asked about; a meeting may open it, too. */
    @Override
    public Void anyOf(Guard.AnyOf guard) {
      guard.guards().forEach(GuardAccess.this::ask);
      guard.match(halves);
      return null;
    }

    @Override
    public Void observes(Guard.Observes guard) {
      ask(guard);
      return null;
    }
  }

  /** What changes whether a guard is open. */
  private final class Ask implements Guard.Cases<Void> {
    @Override
    public Void always(Guard.Always guard) {
      return null;
    }

    @Override
    public Void holds(Guard.Holds guard) {
      read(guard.condition());
      return null;
    }

    @Override
    public Void canSend(Guard.CanSend guard) {
      read(guard.channel());
      tries(guard.channel(), ChannelOperation.TRY_SENDING);
      channels(guard.channel(), c -> readMessage(c, guard));
      channels(guard.channel(), GuardAccess.this::asksSend);
      return null;
    }

    @Override
    public Void canReceive(Guard.CanReceive guard) {
      read(guard.channel());
      guard.patterns().forEach(GuardAccess.this::readPattern);
      tries(guard.channel(), ChannelOperation.TRY_RECEIVING);
      channels(guard.channel(), c -> atoms.use(c, ChannelOperation.POLL, read));
      return null;
    }

    /** An else that is asked about denies guards that are asked about along with it. */
    @Override
    public Void otherwise(Guard.Otherwise guard) {
      return null;
    }

    @Override
    public Void anyOf(Guard.AnyOf guard) {
      guard.guards().forEach(each -> each.match(this));
      return null;
    }

    /** A trace has it, and no process; what it would mean to one is not known. */
    @Override
    public Void observes(Guard.Observes guard) {
      does.addEverything();
      asks.addEverything();
      return null;
    }
  }

  private void half(Expr channel, ChannelOperation own, ChannelOperation other) {
    channels(
        channel,
        c -> {
          if (atoms.mayBeRendezvous(c)) {
            atoms.use(c, own, does);
            atoms.use(c, other, needs);
            mayMeet = true;
          }
        });
  }

  /** A buffer takes every message; in a rendez-vous the receiver looks at it first. */
  private void readMessage(int channel, Guard.CanSend send) {
    if (atoms.mayBeRendezvous(channel)) {
      send.fields().forEach(this::read);
    }
  }

  /** Who uses a channel that is not there can go on when there is a new one with its number. */
  private void awaitsChannel(Expr channel) {
    channels(channel, c -> atoms.use(c, ChannelOperation.OPEN, needs));
  }

  private void awaitsRoom(int channel) {
    if (atoms.mayBeBuffered(channel)) {
      atoms.use(channel, ChannelOperation.GET, needs);
    }
  }

  /** A receive that takes any message waits for one; the removal of others helps a picky one. */
  private void awaitsMessage(int channel, Guard.CanReceive receive) {
    if (atoms.mayBeBuffered(channel)) {
      arrival(channel);
      if (receive.patterns().stream().anyMatch(pattern -> pattern.compared().isPresent())) {
        atoms.use(channel, ChannelOperation.GET, needs);
      }
    }
  }

  private void arrival(int channel) {
    atoms.use(channel, ChannelOperation.PUT, needs);
    atoms.use(channel, ChannelOperation.INSERT, needs);
  }

  /**
   * A condition of the edge. What is asked in a conjunction must be true when the edge is taken; a
   * disjunction could hide an error in its right side, which happens only while the left is false.
   * A condition that is none of these is read, and whatever it reads matters.
   */
  private void condition(Expr e) {
    switch (e.kind()) {
      case BINARY -> binary((Expr.Binary) e);
      case POLL -> poll((Expr.Poll) e);
      case CHANNEL_QUERY -> query((Expr.ChannelQuery) e);
      default -> read(e);
    }
  }

  private void binary(Expr.Binary e) {
    if (e.op() == Expr.BinaryOp.AND) {
      condition(e.left());
      condition(e.right());
    } else {
      read(e);
    }
  }

  private void poll(Expr.Poll poll) {
    read(poll.channel());
    tries(poll.channel(), ChannelOperation.TRY_RECEIVING);
    tries(poll.channel(), ChannelOperation.TRY_SENDING);
    poll.patterns().forEach(this::readPattern);
    awaitsChannel(poll.channel());
    channels(
        poll.channel(),
        c -> {
          atoms.use(c, ChannelOperation.HAS_MESSAGE, does);
          arrival(c);
          atoms.use(c, ChannelOperation.GET, needs);
        });
  }

  private void query(Expr.ChannelQuery query) {
    switch (query.probe()) {
      case NOT_EMPTY -> {
        read(query.channel());
        tries(query);
        awaitsChannel(query.channel());
        channels(
            query.channel(),
            c -> {
              atoms.use(c, ChannelOperation.HAS_MESSAGE, does);
              arrival(c);
            });
      }
      case NOT_FULL -> {
        read(query.channel());
        tries(query);
        awaitsChannel(query.channel());
        channels(
            query.channel(),
            c -> {
              atoms.use(c, ChannelOperation.HAS_ROOM, does);
              atoms.use(c, ChannelOperation.GET, needs);
            });
      }
      case LENGTH, EMPTY, FULL -> read(query);
    }
  }

  private void meetsLater(int channel) {
    if (atoms.mayBeRendezvous(channel)) {
      atoms.use(channel, ChannelOperation.MEET_AS_SENDER, does);
      meetsInside = true;
    }
  }

  private void asksSend(int channel) {
    atoms.use(channel, ChannelOperation.POLL, read);
    if (atoms.mayBeRendezvous(channel)) {
      atoms.use(channel, ChannelOperation.ASK_READY, read);
      read.addAll(readiness.reads());
      readsTimeout |= readiness.heedsTimeout();
    }
  }

  /** Where the field goes is found out when it is stored. */
  final void readPattern(FieldPattern pattern) {
    pattern.compared().ifPresent(this::read);
  }
}
