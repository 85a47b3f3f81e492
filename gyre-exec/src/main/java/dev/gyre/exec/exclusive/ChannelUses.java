package dev.gyre.exec.exclusive;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessAutomaton.ExclusiveUse.End;
import dev.gyre.ir.StepProgram;
import dev.gyre.ir.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Finds the channels that may be used when the statements of a location are tried, by the values
 * that variables have before. Whether a use is reached is found by trial. What depends on values
 * that the statement itself changes, such as the middle of a {@code d_step}, is not found here
 * ({@link ExecutedUses}).
 */
final class ChannelUses implements Expr.Cases<Void> {
  private static final Set<End> BOTH = Set.of(End.RECEIVE, End.SEND);

  private final List<ChannelUse> found = new ArrayList<>();

  /** Whether the middle of a {@code d_step} is looked at, all branches of it. */
  private boolean isDeep;

  private ChannelUses() {}

  /** What a process uses that stands at a location, whose clause is looked at before all else. */
  static List<ChannelUse> at(Location location, ProcessAutomaton automaton) {
    ChannelUses uses = new ChannelUses();
    if (!location.edges().isEmpty()) {
      automaton.provided().ifPresent(uses::visit);
    }
    location.edges().forEach(uses::edge);
    return uses.found;
  }

  /** Everything that a process may ever use, its starting values and its steps included. */
  static List<ChannelUse> anywhere(ProcessAutomaton automaton) {
    ChannelUses uses = new ChannelUses();
    uses.isDeep = true;
    automaton.provided().ifPresent(uses::visit);
    for (Variable local : automaton.locals()) {
      local.initial().values().ifPresent(start -> start.expressions().forEach(uses::visit));
    }
    automaton.locations().forEach(location -> location.edges().forEach(uses::edge));
    return uses.found;
  }

  private void edge(Edge edge) {
    guard(edge.guard());
    edge.effects().forEach(this::effect);
  }

  private void add(Set<End> ends, Expr channel) {
    found.add(new ChannelUse(ends, channel));
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
          compared(guard.patterns());
          return null;
        }

        /** The options that it denies are tried by themselves. */
        @Override
        public Void otherwise(Guard.Otherwise guard) {
          return null;
        }

        @Override
        public Void anyOf(Guard.AnyOf guard) {
          guard.guards().forEach(ChannelUses.this::guard);
          return null;
        }

        /** A trace hears of what others do. */
        @Override
        public Void observes(Guard.Observes guard) {
          return null;
        }
      };

  /** What fields are compared with. */
  private void compared(List<FieldPattern> patterns) {
    patterns.forEach(pattern -> pattern.compared().ifPresent(this::visit));
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
          e.patterns().forEach(pattern -> pattern.stored().ifPresent(ChannelUses.this::visit));
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
    visit(e.right());
    return null;
  }

  @Override
  public Void choose(Expr.Choose e) {
    visit(e.condition());
    visit(e.then());
    visit(e.otherwise());
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
    compared(e.patterns());
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
