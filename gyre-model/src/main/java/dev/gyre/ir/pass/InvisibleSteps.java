package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;

/**
 * The steps that nobody but their own process can notice: they can always be taken, they never end
 * in a run-time error, they read and write only variables of the process that nobody looks at from
 * outside. An assertion over such variables is one as well, because it changes nothing.
 */
final class InvisibleSteps implements TailRule {
  private final ObservedState observed;
  private final KnownChannels channels;

  InvisibleSteps(ProcessSystem system) {
    this.observed = new ObservedState(system);
    this.channels = new KnownChannels(system);
  }

  @Override
  public boolean mayHappenAtOnce(ProcessAutomaton automaton, Edge edge) {
    Infallible infallible = new Infallible(channels, automaton.index());
    return edge.guard().kind() == Guard.Kind.ALWAYS
        && edge.effects().stream()
            .allMatch(effect -> isPrivate(effect, automaton.index(), infallible));
  }

  /** Effects on the process itself that always succeed; an assertion may be found violated. */
  private boolean isPrivate(Effect effect, int automaton, Infallible infallible) {
    return switch (effect.kind()) {
      case ASSIGN -> infallible.effect(effect) && assignsOwn((Effect.Assign) effect, automaton);
      case CHECK -> checksOwn((Effect.Check) effect, infallible);
      case PRINT, PRINT_NAME -> infallible.effect(effect);
      case REQUIRE, SEND, RECEIVE, SPAWN_PROCESS, SET_PRIORITY, INDIVISIBLE_STEP, TERMINATE ->
          false;
    };
  }

  private boolean assignsOwn(Effect.Assign effect, int automaton) {
    Place place = effect.place();
    return place.variable().scope() == Variable.Scope.LOCAL
        && !observed.isSeen(VariableKey.of(place.variable(), automaton))
        && place.indices().stream().allMatch(InvisibleSteps::isOwn)
        && isOwn(effect.value());
  }

  private static boolean checksOwn(Effect.Check effect, Infallible infallible) {
    return infallible.expression(effect.condition()) && isOwn(effect.condition());
  }

  /** Whether an expression is over the variables and the number of the process itself. */
  private static boolean isOwn(Expr e) {
    return ExprWalker.allParts(e, InvisibleSteps::isOwnPart);
  }

  private static boolean isOwnPart(Expr e) {
    return switch (e.kind()) {
      case CONST, UNARY, BINARY, CHOOSE -> true;
      case LOAD -> ((Expr.Load) e).place().variable().scope() == Variable.Scope.LOCAL;
      case SYSTEM_VALUE -> ((Expr.SystemValue) e).fact() == Expr.SystemFact.OWN_PID;
      case CHANNEL_QUERY, POLL, PROCESS_QUERY, REMOTE_LOAD, AT_LOCATION, SPAWN -> false;
    };
  }
}
