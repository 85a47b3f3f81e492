package dev.gyre.por.dependence;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/**
 * Collects what expressions and places of one process touch. Each kind of expression is listed; one
 * of which it is not known what it looks at touches everything.
 */
class ExpressionAccess {
  private final ProcessSystem system;
  final Dependence atoms;
  final KnownValues values;

  /** What the step does by itself. */
  final AccessSet does;

  /** What decides whether it can be taken, or whether to try it is an error. */
  final AccessSet asks;

  /** Where reading goes: a guard asks, an effect does. */
  AccessSet read;

  boolean readsTimeout;

  ExpressionAccess(ProcessSystem system, Dependence atoms, KnownValues values) {
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
    reader.walk(e);
  }

  /** Everything that a guard and its effects read. */
  final void readAll(Edge edge) {
    reader.walk(edge);
  }

  /** Goes down into the parts by itself. */
  private final ExprWalker reader =
      new ExprWalker() {
        @Override
        protected void enter(Expr e) {
          e.match(touched);
        }
      };

  /** An expression that looks at more than variables, channels and the number of processes. */
  void foreign(Expr e) {
    does.addEverything();
    asks.addEverything();
  }

  /** What one expression touches, its parts left aside. */
  private final Expr.Cases<Void> touched =
      new Expr.Cases<>() {
        @Override
        public Void constant(Expr.Const e) {
          return null;
        }

        @Override
        public Void load(Expr.Load e) {
          if (e.place().variable().scope() == Variable.Scope.GLOBAL) {
            atoms.read(e.place().variable(), values.element(e.place()), read);
          }
          return null;
        }

        @Override
        public Void unary(Expr.Unary e) {
          return null;
        }

        @Override
        public Void binary(Expr.Binary e) {
          return null;
        }

        @Override
        public Void choose(Expr.Choose e) {
          return null;
        }

        @Override
        public Void channelQuery(Expr.ChannelQuery e) {
          channels(e.channel(), c -> atoms.use(c, ChannelOperation.POLL, read));
          tries(e);
          return null;
        }

        @Override
        public Void poll(Expr.Poll e) {
          channels(e.channel(), c -> atoms.use(c, ChannelOperation.POLL, read));
          tries(e.channel(), ChannelOperation.TRY_RECEIVING);
          tries(e.channel(), ChannelOperation.TRY_SENDING);
          return null;
        }

        @Override
        public Void processQuery(Expr.ProcessQuery e) {
          foreign(e);
          return null;
        }

        @Override
        public Void system(Expr.SystemValue e) {
          switch (e.fact()) {
            case OWN_PID -> {}
            case PROCESS_COUNT -> read.add(Dependence.COUNT);
            case TIMEOUT -> readsTimeout = true;
            case LAST_PID, NON_PROGRESS -> foreign(e);
          }
          return null;
        }

        @Override
        public Void remoteLoad(Expr.RemoteLoad e) {
          foreign(e);
          return null;
        }

        @Override
        public Void atLocation(Expr.AtLocation e) {
          foreign(e);
          return null;
        }

        @Override
        public Void spawn(Expr.Spawn e) {
          created(system.automata().get(e.automaton()));
          return null;
        }
      };

  final void tries(Expr.ChannelQuery query) {
    switch (query.probe()) {
      case NOT_EMPTY -> tries(query.channel(), ChannelOperation.TRY_RECEIVING);
      case NOT_FULL -> tries(query.channel(), ChannelOperation.TRY_SENDING);
      case LENGTH, EMPTY, FULL -> {
        tries(query.channel(), ChannelOperation.TRY_RECEIVING);
        tries(query.channel(), ChannelOperation.TRY_SENDING);
      }
    }
  }

  /**
   * A process that stands before this statement uses an end of the channel. That is an error if
   * somebody has promised to be alone there, so it is asked about like a condition.
   */
  final void tries(Expr channel, ChannelOperation end) {
    if (atoms.watchesPromises()) {
      channels(channel, c -> atoms.use(c, end, asks));
    }
  }

  /** A process comes into being, or ends, and with it its promises. */
  final void owns(ProcessAutomaton owner) {
    if (atoms.watchesPromises()) {
      for (ProcessAutomaton.ExclusiveUse promise : owner.exclusiveUses()) {
        ChannelOperation end =
            promise.end() == ProcessAutomaton.ExclusiveUse.End.RECEIVE
                ? ChannelOperation.OWN_RECEIVING
                : ChannelOperation.OWN_SENDING;
        channels(new Expr.Load(promise.channel()), c -> atoms.use(c, end, does));
      }
    }
  }

  /**
   * A new process computes its starting values at once, so what they touch belongs to the step that
   * creates it. Locals in there are those of the new process, of which nothing is known.
   */
  private void created(ProcessAutomaton type) {
    does.add(Dependence.RUN);
    ProcessFacts nothing = ProcessFacts.none(type.locals().size());
    ExpressionAccess inner = new ExpressionAccess(system, atoms, new KnownValues(atoms, nothing));
    inner.owns(type);
    type.locals().forEach(variable -> inner.starts(variable.initial()));
    does.addAll(inner.does);
    read.addAll(inner.asks);
    readsTimeout |= inner.readsTimeout;
  }

  private void starts(Initial initial) {
    initial.match(
        new Initial.Cases<Void>() {
          @Override
          public Void values(Initial.Values values) {
            values.expressions().forEach(ExpressionAccess.this::read);
            return null;
          }

          @Override
          public Void channels(Initial.Channels channels) {
            // That they get numbers is for ProcessNumbers to look after.
            return null;
          }
        });
  }

  /** Calls for every channel an expression may mean. */
  final void channels(Expr channel, IntConsumer each) {
    OptionalInt number = values.of(channel);
    if (number.isPresent()) {
      if (atoms.isChannel(number.getAsInt())) {
        each.accept(atoms.channel(number.getAsInt()));
      }
      return;
    }
    Optional<Variable> fixed =
        channel.loaded().map(Place::variable).filter(this::keepsDeclaredChannels);
    int first = fixed.map(v -> atoms.channel(atoms.firstChannel(v))).orElse(0);
    int count = fixed.map(Variable::size).orElse(atoms.channelCount());
    IntStream.range(first, first + count).forEach(each);
  }

  private boolean keepsDeclaredChannels(Variable variable) {
    return variable.scope() == Variable.Scope.GLOBAL
        && variable.declaredChannels().isPresent()
        && !atoms.isWritten(variable);
  }
}
