package dev.gyre.exec.exclusive;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Location;
import dev.gyre.ir.MessageChoice;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessAutomaton.ExclusiveUse.End;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.Variable;
import dev.gyre.source.SourceSpan;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the channels that are used when the statements of a location are tried. Of a {@code d_step}
 * that is how it starts: what it uses in its middle depends on what it does before, so that is
 * found by trial ({@link ExecutedUses}).
 */
final class ChannelUses implements Expr.Cases<Void> {
  private static final Set<End> BOTH = Set.of(End.RECEIVE, End.SEND);

  private final List<ChannelUse> found = new ArrayList<>();
  private final Deque<ChannelUse.Condition> conditions = new ArrayDeque<>();
  private SourceSpan span;

  /** Whether the middle of a {@code d_step} is looked at, all branches of it. */
  private boolean isDeep;

  private ChannelUses() {}

  /** What a process uses that stands at a location, whose clause is looked at before all else. */
  static List<ChannelUse> at(Location location, ProcessAutomaton automaton) {
    ChannelUses uses = new ChannelUses();
    uses.span = location.span();
    if (!location.edges().isEmpty()) {
      automaton.provided().ifPresent(uses::visit);
    }
    location.edges().forEach(uses::edge);
    return uses.found;
  }

  /** Everything that a process may ever use, its starting values and its steps included. */
  static List<ChannelUse> anywhere(ProcessAutomaton automaton) {
    ChannelUses uses = new ChannelUses();
    uses.span = automaton.span();
    uses.isDeep = true;
    automaton.provided().ifPresent(uses::visit);
    for (Variable local : automaton.locals()) {
      if (local.initial() instanceof Initial.Values values) {
        values.expressions().forEach(uses::visit);
      }
    }
    automaton.locations().forEach(location -> location.edges().forEach(uses::edge));
    return uses.found;
  }

  private void edge(Edge edge) {
    span = edge.span();
    guard(edge.guard());
    edge.effects().forEach(this::effect);
  }

  private void add(Set<End> ends, Expr channel) {
    found.add(new ChannelUse(ends, channel, List.copyOf(conditions), span));
  }

  private void guard(Guard guard) {
    guard.match(guards);
  }

  private final Guard.Cases<Void> guards =
      new Guard.Cases<>() {
        @Override
        public Void always(Guard.Always guard) {
          return null;
        }

        @Override
        public Void holds(Guard.Holds guard) {
          visit(guard.condition());
          return null;
        }

        @Override
        public Void canSend(Guard.CanSend guard) {
          visit(guard.channel());
          add(Set.of(End.SEND), guard.channel());
          return null;
        }

        @Override
        public Void canReceive(Guard.CanReceive guard) {
          visit(guard.channel());
          add(Set.of(End.RECEIVE), guard.channel());
          compared(guard.channel(), guard.choice(), guard.patterns());
          return null;
        }

        /** The options that it denies are tried by themselves. */
        @Override
        public Void otherwise(Guard.Otherwise guard) {
          return null;
        }

        @Override
        public Void anyOf(Guard.AnyOf guard) {
          inOrder(guard.guards());
          return null;
        }

        /** A trace hears of what others do. */
        @Override
        public Void observes(Guard.Observes guard) {
          return null;
        }
      };

  /** The options of a {@code d_step} are tried one after the other until one is open. */
  private void inOrder(List<Guard> options) {
    int pushed = 0;
    for (Guard option : options) {
      guard(option);
      Optional<Expr> open = isOpen(option);
      if (open.isPresent()) {
        conditions.push(new ChannelUse.Condition(open.get(), ChannelUse.Outcome.FAILS));
        pushed++;
      }
    }
    for (int i = 0; i < pushed; i++) {
      conditions.pop();
    }
  }

  /** Whether an option is open, as an expression, if there is one. */
  private static Optional<Expr> isOpen(Guard option) {
    if (option instanceof Guard.Holds holds) {
      return Optional.of(holds.condition());
    }
    if (option instanceof Guard.CanSend send) {
      return Optional.of(new Expr.ChannelQuery(Expr.ChannelProbe.NOT_FULL, send.channel()));
    }
    return option instanceof Guard.CanReceive receive
        ? Optional.of(new Expr.Poll(receive.channel(), receive.choice(), receive.patterns()))
        : Optional.empty();
  }

  /** What a field is compared with is computed once a message is there whose first fields match. */
  private void compared(Expr channel, MessageChoice choice, List<FieldPattern> patterns) {
    List<FieldPattern> before = new ArrayList<>();
    patterns.forEach(pattern -> before.add(new FieldPattern.Ignore()));
    for (int i = 0; i < patterns.size(); i++) {
      if (patterns.get(i) instanceof FieldPattern.EqualTo equal) {
        visit(equal.value(), new Expr.Poll(channel, choice, before), ChannelUse.Outcome.HOLDS);
        before.set(i, equal);
      }
    }
  }

  /** Where a message goes is found out when there is one. */
  private void stored(Effect.Receive receive) {
    Expr found = new Expr.Poll(receive.channel(), receive.choice(), receive.patterns());
    for (FieldPattern pattern : receive.patterns()) {
      if (pattern instanceof FieldPattern.Store store) {
        store.place().indices().forEach(e -> visit(e, found, ChannelUse.Outcome.HOLDS));
      }
    }
  }

  /** That something is sent or received is seen in the guard. */
  private void effect(Effect effect) {
    effect.match(effects);
  }

  private final Effect.Cases<Void> effects =
      new Effect.Cases<>() {
        @Override
        public Void assign(Effect.Assign e) {
          visit(e.place());
          visit(e.value());
          return null;
        }

        @Override
        public Void send(Effect.Send e) {
          e.fields().forEach(ChannelUses.this::visit);
          return null;
        }

        @Override
        public Void receive(Effect.Receive e) {
          stored(e);
          return null;
        }

        @Override
        public Void check(Effect.Check e) {
          visit(e.condition());
          return null;
        }

        @Override
        public Void print(Effect.Print e) {
          e.arguments().forEach(ChannelUses.this::visit);
          return null;
        }

        @Override
        public Void printName(Effect.PrintName e) {
          visit(e.value());
          return null;
        }

        @Override
        public Void spawn(Effect.SpawnProcess e) {
          visit(e.spawn());
          return null;
        }

        @Override
        public Void setPriority(Effect.SetPriority e) {
          visit(e.process());
          visit(e.priority());
          return null;
        }

        @Override
        public Void step(Effect.IndivisibleStep e) {
          ChannelUses.this.step(e.program());
          return null;
        }

        @Override
        public Void terminate(Effect.Terminate e) {
          return null;
        }
      };

  private void step(StepProgram program) {
    for (StepProgram.Node node : isDeep ? program.nodes() : List.<StepProgram.Node>of()) {
      for (StepProgram.Branch branch : node.branches()) {
        guard(branch.guard());
        branch.effects().forEach(this::effect);
      }
    }
  }

  private void visit(Expr e) {
    e.match(this);
  }

  private void visit(Place place) {
    place.indices().forEach(this::visit);
  }

  private void visit(Expr e, Expr condition, ChannelUse.Outcome outcome) {
    conditions.push(new ChannelUse.Condition(condition, outcome));
    visit(e);
    conditions.pop();
  }

  @Override
  public Void constant(Expr.Const e) {
    return null;
  }

  @Override
  public Void load(Expr.Load e) {
    visit(e.place());
    return null;
  }

  @Override
  public Void unary(Expr.Unary e) {
    visit(e.operand());
    return null;
  }

  @Override
  public Void binary(Expr.Binary e) {
    visit(e.left());
    if (e.op() == Expr.BinaryOp.AND) {
      visit(e.right(), e.left(), ChannelUse.Outcome.HOLDS);
    } else if (e.op() == Expr.BinaryOp.OR) {
      visit(e.right(), e.left(), ChannelUse.Outcome.FAILS);
    } else {
      visit(e.right());
    }
    return null;
  }

  @Override
  public Void choose(Expr.Choose e) {
    visit(e.condition());
    visit(e.then(), e.condition(), ChannelUse.Outcome.HOLDS);
    visit(e.otherwise(), e.condition(), ChannelUse.Outcome.FAILS);
    return null;
  }

  @Override
  public Void channelQuery(Expr.ChannelQuery e) {
    Set<End> ends =
        switch (e.probe()) {
          case LENGTH, EMPTY, FULL -> BOTH;
          case NOT_EMPTY -> Set.of(End.RECEIVE);
          case NOT_FULL -> Set.of(End.SEND);
        };
    visit(e.channel());
    add(ends, e.channel());
    return null;
  }

  @Override
  public Void poll(Expr.Poll e) {
    visit(e.channel());
    add(BOTH, e.channel());
    for (FieldPattern pattern : e.patterns()) {
      if (pattern instanceof FieldPattern.EqualTo equal) {
        visit(equal.value());
      }
    }
    return null;
  }

  @Override
  public Void processQuery(Expr.ProcessQuery e) {
    visit(e.process());
    return null;
  }

  @Override
  public Void system(Expr.SystemValue e) {
    return null;
  }

  @Override
  public Void remoteLoad(Expr.RemoteLoad e) {
    visit(e.process());
    visit(e.place());
    return null;
  }

  @Override
  public Void atLocation(Expr.AtLocation e) {
    visit(e.process());
    return null;
  }

  @Override
  public Void spawn(Expr.Spawn e) {
    e.arguments().forEach(this::visit);
    return null;
  }
}
