package dev.gyre.ir.access;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Location;
import dev.gyre.ir.MessageChoice;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.Variable;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.IntConsumer;

/**
 * Collects what an edge of one process touches.
 *
 * <p>A guard is looked at in one of two ways. As the edge's own guard, it says what the edge does
 * when it is taken: a receive that is possible stays possible when others send. As something the
 * edge asks about (the guards that an {@code else} denies, the escape that would take precedence,
 * what comes later in an atomic sequence), every change matters.
 */
final class EdgeAccess {
  private final ProcessSystem system;
  private final Atoms atoms;
  private final KnownValues values;
  private final AccessSet readiness;

  /** What the step does by itself. */
  final AccessSet does;

  /** What decides whether it can be taken. */
  final AccessSet asks;

  /** What opens its own guard, besides changes of what it asks about. */
  final AccessSet needs;

  /** Where reading goes: a guard asks, an effect does. */
  private AccessSet read;

  /** What processes may do that the step creates. */
  final AccessSet created;

  boolean mayMeet;

  /** The buffer whose oldest message the step looks at, if it is always the same one; or -1. */
  int source = -1;

  /** A meeting comes later, in the middle of an atomic sequence. */
  boolean meetsInside;

  /** The step takes channels away that others may know. */
  boolean losesChannels;

  boolean readsTimeout;

  /**
   * @param readiness what decides, besides where it stands, whether some process takes part in a
   *     rendez-vous
   */
  EdgeAccess(ProcessSystem system, Atoms atoms, KnownValues values, AccessSet readiness) {
    this.system = system;
    this.atoms = atoms;
    this.values = values;
    this.readiness = readiness;
    this.does = atoms.none();
    this.asks = atoms.none();
    this.needs = atoms.none();
    this.created = atoms.none();
    this.read = asks;
  }

  /**
   * Adds what comes later in an atomic sequence; whether it can happen then is asked, not needed.
   */
  void includeLater(EdgeAccess other) {
    does.addAll(other.does);
    asks.addAll(other.asks);
    created.addAll(other.created);
    meetsInside |= other.meetsInside;
    losesChannels |= other.losesChannels;
  }

  /** The process is ready for different meetings before and after the step. */
  void turns(Location location) {
    for (Edge edge : location.edges()) {
      if (edge.guard() instanceof Guard.CanReceive receive) {
        channels(receive.channel(), this::turn);
      }
    }
  }

  private void turn(int channel) {
    if (atoms.mayBeRendezvous(channel)) {
      atoms.use(channel, ChannelUse.TURN, does);
    }
  }

  // ---- guards

  /** The guard of the edge itself. */
  void own(Guard guard) {
    if (guard instanceof Guard.Holds holds) {
      condition(holds.condition());
    } else if (guard instanceof Guard.CanSend send) {
      read(send.channel());
      channels(send.channel(), c -> readMessage(c, send));
      channels(send.channel(), this::opensSend);
    } else if (guard instanceof Guard.CanReceive receive) {
      read(receive.channel());
      receive.patterns().forEach(this::readPattern);
      boolean isPicky =
          receive.patterns().stream().anyMatch(FieldPattern.EqualTo.class::isInstance);
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
      channels(
          query.channel(),
          c -> {
            atoms.use(c, ChannelUse.HAS_MESSAGE, does);
            arrival(c);
          });
    } else if (e instanceof Expr.Poll poll) {
      read(poll.channel());
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
      channels(send.channel(), c -> readMessage(c, send));
      channels(send.channel(), this::asksSend);
    } else if (guard instanceof Guard.CanReceive receive) {
      read(receive.channel());
      receive.patterns().forEach(this::readPattern);
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

  // ---- effects

  void effects(List<Effect> effects) {
    AccessSet before = read;
    read = does;
    effects.forEach(this::effect);
    read = before;
  }

  private void effect(Effect effect) {
    if (effect instanceof Effect.Assign assign) {
      write(assign.place());
      read(assign.value());
    } else if (effect instanceof Effect.Send send) {
      read(send.channel());
      send.fields().forEach(this::read);
      ChannelUse use =
          send.insertion() == Effect.Insertion.SORTED ? ChannelUse.INSERT : ChannelUse.PUT;
      channels(send.channel(), c -> buffered(c, use));
    } else if (effect instanceof Effect.Receive receive) {
      read(receive.channel());
      receive.patterns().forEach(this::takePattern);
      ChannelUse use =
          receive.retention() == Effect.Retention.REMOVE ? ChannelUse.GET : ChannelUse.HAS_MESSAGE;
      channels(receive.channel(), c -> buffered(c, use));
    } else if (effect instanceof Effect.Check check) {
      read(check.condition());
    } else if (effect instanceof Effect.SpawnProcess spawn) {
      read(spawn.spawn());
    } else if (effect instanceof Effect.IndivisibleStep step) {
      step(step.program());
    } else if (effect instanceof Effect.Terminate) {
      does.add(Atoms.END);
    }
  }

  private void step(StepProgram program) {
    for (StepProgram.Node node : program.nodes()) {
      for (StepProgram.Branch branch : node.branches()) {
        ask(branch.guard());
        branch.effects().forEach(this::effect);
      }
    }
  }

  private void buffered(int channel, ChannelUse use) {
    if (atoms.mayBeBuffered(channel)) {
      atoms.use(channel, use, does);
    }
  }

  private void readPattern(FieldPattern pattern) {
    if (pattern instanceof FieldPattern.EqualTo equal) {
      read(equal.value());
    }
  }

  private void takePattern(FieldPattern pattern) {
    if (pattern instanceof FieldPattern.Store store) {
      write(store.place());
    } else {
      readPattern(pattern);
    }
  }

  // ---- places and expressions

  private void write(Place place) {
    place.indices().forEach(this::read);
    if (place.variable().scope() == Variable.Scope.GLOBAL) {
      atoms.write(place.variable(), values.element(place), does);
    }
  }

  void read(Expr e) {
    new ExprReader().walk(e);
  }

  private final class ExprReader extends ExprWalker {
    @Override
    protected void enter(Expr e) {
      if (e instanceof Expr.Load load) {
        if (load.place().variable().scope() == Variable.Scope.GLOBAL) {
          atoms.read(load.place().variable(), values.element(load.place()), read);
        }
      } else if (e instanceof Expr.ChannelQuery query) {
        channels(query.channel(), c -> atoms.use(c, ChannelUse.POLL, read));
      } else if (e instanceof Expr.Poll poll) {
        channels(poll.channel(), c -> atoms.use(c, ChannelUse.POLL, read));
      } else if (e instanceof Expr.SystemValue value) {
        system(value.fact());
      } else if (e instanceof Expr.Spawn spawn) {
        created(spawn);
      }
    }
  }

  private void system(Expr.SystemFact fact) {
    if (fact == Expr.SystemFact.PROCESS_COUNT) {
      read.add(Atoms.COUNT);
    } else if (fact == Expr.SystemFact.TIMEOUT) {
      readsTimeout = true;
    }
  }

  /** A new process computes its starting values at once. */
  private void created(Expr.Spawn spawn) {
    does.add(Atoms.RUN);
    for (Variable variable : system.automata().get(spawn.automaton()).locals()) {
      if (variable.initial() instanceof Initial.Values initial) {
        initial.expressions().forEach(e -> readAs(spawn.automaton(), e));
      }
    }
  }

  /** Locals in here are those of the new process, of which nothing is known. */
  private void readAs(int automaton, Expr e) {
    Knowledge nothing = Knowledge.none(system.automata().get(automaton).locals().size());
    EdgeAccess inner =
        new EdgeAccess(system, atoms, new KnownValues(system, atoms, nothing), readiness);
    inner.read(e);
    read.addAll(inner.asks);
  }

  /** Calls for every channel an expression may mean. */
  void channels(Expr channel, IntConsumer each) {
    OptionalInt number = values.of(channel);
    if (number.isPresent()) {
      if (number.getAsInt() > 0) {
        each.accept(atoms.channel(number.getAsInt()));
      }
      return;
    }
    if (channel instanceof Expr.Load load
        && load.place().variable().scope() == Variable.Scope.GLOBAL
        && load.place().variable().initial() instanceof Initial.Channels
        && !atoms.isWritten(load.place().variable())) {
      int first = values.firstChannel(load.place().variable());
      for (int i = 0; i < load.place().variable().size(); i++) {
        each.accept(atoms.channel(first + i));
      }
      return;
    }
    for (int c = 0; c < atoms.channelCount(); c++) {
      each.accept(c);
    }
  }
}
