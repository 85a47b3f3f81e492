package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Place;
import dev.gyre.ir.StepProgram;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Leaves writes to useless variables out of the edges of one automaton. What can fail in a write is
 * kept; an effect becomes no effect, or one.
 */
final class UselessWrites implements Effect.Cases<List<Effect>> {
  private final Set<VariableKey> useless;
  private final int automaton;
  private final Infallible infallible;

  UselessWrites(Set<VariableKey> useless, int automaton, Infallible infallible) {
    this.useless = useless;
    this.automaton = automaton;
    this.infallible = infallible;
  }

  Edge edge(Edge edge) {
    return edge.withGuard(guard(edge.guard())).withEffects(effects(edge.effects()));
  }

  private boolean isUseless(Place place) {
    return useless.contains(VariableKey.of(place.variable(), automaton));
  }

  private Guard guard(Guard guard) {
    return guard.match(guards);
  }

  private List<Effect> effects(List<Effect> effects) {
    return effects.stream().flatMap(effect -> effect.match(this).stream()).toList();
  }

  private List<FieldPattern> patterns(List<FieldPattern> each) {
    return each.stream().map(pattern -> pattern.match(patterns)).toList();
  }

  @Override
  public List<Effect> assign(Effect.Assign effect) {
    boolean drop = isUseless(effect.place());
    if (effect.value().kind() == Expr.Kind.SPAWN) {
      Expr.Spawn start = spawn((Expr.Spawn) effect.value());
      return List.of(
          drop ? new Effect.SpawnProcess(start) : new Effect.Assign(effect.place(), start));
    }
    if (!drop) {
      return List.of(effect);
    }
    // Whether the element exists must still be found out; its value stays the same.
    return infallible.place(effect.place())
        ? List.of()
        : List.of(new Effect.Assign(effect.place(), new Expr.Const(0)));
  }

  @Override
  public List<Effect> receive(Effect.Receive effect) {
    return List.of(
        new Effect.Receive(
            effect.channel(), effect.choice(), effect.retention(), patterns(effect.patterns())));
  }

  @Override
  public List<Effect> spawn(Effect.SpawnProcess effect) {
    return List.of(new Effect.SpawnProcess(spawn(effect.spawn())));
  }

  private Expr.Spawn spawn(Expr.Spawn spawn) {
    List<Expr> arguments = new ArrayList<>();
    for (int i = 0; i < spawn.arguments().size(); i++) {
      Expr argument = spawn.arguments().get(i);
      boolean drop =
          useless.contains(new VariableKey(spawn.automaton(), i))
              && infallible.expression(argument);
      arguments.add(drop ? new Expr.Const(0) : argument);
    }
    return new Expr.Spawn(spawn.automaton(), arguments, spawn.priority());
  }

  @Override
  public List<Effect> step(Effect.IndivisibleStep effect) {
    return List.of(
        new Effect.IndivisibleStep(
            new StepProgram(effect.program().nodes().stream().map(this::node).toList())));
  }

  private StepProgram.Node node(StepProgram.Node node) {
    return new StepProgram.Node(node.branches().stream().map(this::branch).toList(), node.span());
  }

  private StepProgram.Branch branch(StepProgram.Branch branch) {
    return new StepProgram.Branch(
        guard(branch.guard()), effects(branch.effects()), branch.target(), branch.span());
  }

  /** A verification never prints; but to compute what is printed may fail or create a process. */
  private List<Effect> output(Effect effect) {
    return infallible.effect(effect) ? List.of() : List.of(effect);
  }

  @Override
  public List<Effect> print(Effect.Print effect) {
    return output(effect);
  }

  @Override
  public List<Effect> printName(Effect.PrintName effect) {
    return output(effect);
  }

  @Override
  public List<Effect> send(Effect.Send effect) {
    return List.of(effect);
  }

  @Override
  public List<Effect> check(Effect.Check effect) {
    return List.of(effect);
  }

  @Override
  public List<Effect> setPriority(Effect.SetPriority effect) {
    return List.of(effect);
  }

  @Override
  public List<Effect> terminate(Effect.Terminate effect) {
    return List.of(effect);
  }

  private final FieldPattern.Cases<FieldPattern> patterns =
      new FieldPattern.Cases<>() {
        @Override
        public FieldPattern equalTo(FieldPattern.EqualTo pattern) {
          return pattern;
        }

        @Override
        public FieldPattern store(FieldPattern.Store pattern) {
          return isUseless(pattern.place()) ? new FieldPattern.Ignore() : pattern;
        }

        @Override
        public FieldPattern ignore(FieldPattern.Ignore pattern) {
          return pattern;
        }
      };

  private final Guard.Cases<Guard> guards =
      new Guard.Cases<>() {
        @Override
        public Guard always(Guard.Always guard) {
          return guard;
        }

        @Override
        public Guard holds(Guard.Holds guard) {
          return guard;
        }

        @Override
        public Guard canSend(Guard.CanSend guard) {
          return guard;
        }

        @Override
        public Guard canReceive(Guard.CanReceive guard) {
          return new Guard.CanReceive(guard.channel(), guard.choice(), patterns(guard.patterns()));
        }

        @Override
        public Guard otherwise(Guard.Otherwise guard) {
          return guard;
        }

        @Override
        public Guard anyOf(Guard.AnyOf guard) {
          return new Guard.AnyOf(guard.guards().stream().map(UselessWrites.this::guard).toList());
        }

        @Override
        public Guard observes(Guard.Observes guard) {
          return guard;
        }
      };
}
