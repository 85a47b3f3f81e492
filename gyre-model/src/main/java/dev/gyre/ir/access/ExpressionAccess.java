package dev.gyre.ir.access;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import java.util.OptionalInt;
import java.util.function.IntConsumer;

/** Collects what expressions and places of one process touch. */
class ExpressionAccess {
  private final ProcessSystem system;
  final Atoms atoms;
  final KnownValues values;

  /** What the step does by itself. */
  final AccessSet does;

  /** What decides whether it can be taken. */
  final AccessSet asks;

  /** Where reading goes: a guard asks, an effect does. */
  AccessSet read;

  boolean readsTimeout;

  ExpressionAccess(ProcessSystem system, Atoms atoms, KnownValues values) {
    this.system = system;
    this.atoms = atoms;
    this.values = values;
    this.does = atoms.none();
    this.asks = atoms.none();
    this.read = asks;
  }

  final void write(Place place) {
    place.indices().forEach(this::read);
    if (place.variable().scope() == Variable.Scope.GLOBAL) {
      atoms.write(place.variable(), values.element(place), does);
    }
  }

  final void read(Expr e) {
    new ExprReader().walk(e);
  }

  /** Everything that a guard and its effects read. */
  final void readAll(Edge edge) {
    new ExprReader().walk(edge);
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
        tries(query);
      } else if (e instanceof Expr.Poll poll) {
        channels(poll.channel(), c -> atoms.use(c, ChannelUse.POLL, read));
        tries(poll.channel(), ChannelUse.TRY_RECEIVING);
        tries(poll.channel(), ChannelUse.TRY_SENDING);
      } else if (e instanceof Expr.SystemValue value) {
        system(value.fact());
      } else if (e instanceof Expr.Spawn spawn) {
        created(spawn);
      }
    }
  }

  final void tries(Expr.ChannelQuery query) {
    if (query.probe() != Expr.ChannelProbe.NOT_FULL) {
      tries(query.channel(), ChannelUse.TRY_RECEIVING);
    }
    if (query.probe() != Expr.ChannelProbe.NOT_EMPTY) {
      tries(query.channel(), ChannelUse.TRY_SENDING);
    }
  }

  /** A process that stands before this statement uses an end of the channel. */
  final void tries(Expr channel, ChannelUse end) {
    if (atoms.watchesPromises()) {
      channels(channel, c -> atoms.use(c, end, does));
    }
  }

  /** A process comes into being, or ends, and with it its promises. */
  final void owns(ProcessAutomaton owner) {
    if (atoms.watchesPromises()) {
      for (ProcessAutomaton.ExclusiveUse promise : owner.exclusiveUses()) {
        ChannelUse end =
            promise.end() == ProcessAutomaton.ExclusiveUse.End.RECEIVE
                ? ChannelUse.OWN_RECEIVING
                : ChannelUse.OWN_SENDING;
        channels(new Expr.Load(promise.channel()), c -> atoms.use(c, end, does));
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
    ownedBy(system.automata().get(spawn.automaton()));
    for (Variable variable : system.automata().get(spawn.automaton()).locals()) {
      if (variable.initial() instanceof Initial.Values initial) {
        initial.expressions().forEach(e -> readAs(spawn.automaton(), e));
      }
    }
  }

  private void ownedBy(ProcessAutomaton created) {
    Knowledge nothing = Knowledge.none(created.locals().size());
    ExpressionAccess inner = new ExpressionAccess(system, atoms, new KnownValues(atoms, nothing));
    inner.owns(created);
    does.addAll(inner.does);
  }

  /** Locals in here are those of the new process, of which nothing is known. */
  private void readAs(int automaton, Expr e) {
    Knowledge nothing = Knowledge.none(system.automata().get(automaton).locals().size());
    ExpressionAccess inner = new ExpressionAccess(system, atoms, new KnownValues(atoms, nothing));
    inner.read(e);
    read.addAll(inner.asks);
  }

  /** Calls for every channel an expression may mean. */
  final void channels(Expr channel, IntConsumer each) {
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
      int first = atoms.firstChannel(load.place().variable());
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
