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
import java.util.Optional;
import java.util.Set;

/**
 * Leaves writes to useless variables out of the edges of one automaton. What can fail in a write is
 * kept; an effect becomes no effect, or one.
 */
final class UselessWrites {
  private static final FieldPattern IGNORE = new FieldPattern.Ignore();

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
    return switch (guard.kind()) {
      case CAN_RECEIVE -> {
        Guard.CanReceive receive = (Guard.CanReceive) guard;
        yield new Guard.CanReceive(
            receive.channel(), receive.choice(), patterns(receive.patterns()));
      }
      case ANY_OF ->
          new Guard.AnyOf(((Guard.AnyOf) guard).guards().stream().map(this::guard).toList());
      case ALWAYS, HOLDS, CAN_SEND, OTHERWISE, OBSERVES -> guard;
    };
  }

  private List<Effect> effects(List<Effect> effects) {
    return effects.stream().flatMap(effect -> effect(effect).stream()).toList();
  }

  private Optional<Effect> effect(Effect effect) {
    return switch (effect.kind()) {
      case ASSIGN -> assign((Effect.Assign) effect);
      case RECEIVE -> Optional.of(receive((Effect.Receive) effect));
      case SPAWN_PROCESS ->
          Optional.of(new Effect.SpawnProcess(spawn(((Effect.SpawnProcess) effect).spawn())));
      case INDIVISIBLE_STEP -> Optional.of(step((Effect.IndivisibleStep) effect));
      // A verification never prints; but to compute what is printed may fail or create a process.
      case PRINT, PRINT_NAME -> infallible.effect(effect) ? Optional.empty() : Optional.of(effect);
      case SEND, CHECK, REQUIRE, SET_PRIORITY, TERMINATE -> Optional.of(effect);
    };
  }

  private List<FieldPattern> patterns(List<FieldPattern> each) {
    return each.stream()
        .map(field -> field.stored().stream().anyMatch(this::isUseless) ? IGNORE : field)
        .toList();
  }

  private Optional<Effect> assign(Effect.Assign effect) {
    boolean drop = isUseless(effect.place());
    if (effect.value().kind() == Expr.Kind.SPAWN) {
      Expr.Spawn start = spawn((Expr.Spawn) effect.value());
      return Optional.of(
          drop ? new Effect.SpawnProcess(start) : new Effect.Assign(effect.place(), start));
    }
    if (!drop) {
      return Optional.of(effect);
    }
    // Whether the element exists must still be found out; its value stays the same.
    return infallible.place(effect.place())
        ? Optional.empty()
        : Optional.of(new Effect.Assign(effect.place(), new Expr.Const(0)));
  }

  private Effect receive(Effect.Receive effect) {
    return new Effect.Receive(
        effect.channel(), effect.choice(), effect.retention(), patterns(effect.patterns()));
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

  private Effect step(Effect.IndivisibleStep effect) {
    return new Effect.IndivisibleStep(
        new StepProgram(effect.program().nodes().stream().map(this::node).toList()));
  }

  private StepProgram.Node node(StepProgram.Node node) {
    return new StepProgram.Node(node.branches().stream().map(this::branch).toList(), node.span());
  }

  private StepProgram.Branch branch(StepProgram.Branch branch) {
    return new StepProgram.Branch(
        guard(branch.guard()), effects(branch.effects()), branch.target(), branch.span());
  }
}
