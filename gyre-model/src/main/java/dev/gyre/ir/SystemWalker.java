package dev.gyre.ir;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;

/**
 * Visits every expression of a system, wherever one can stand: starting values of globals, of
 * parameters and of locals, edges, {@code provided} clauses, channels of {@code xr} and {@code xs},
 * and the formulas. An analysis that asks whether a model uses a construct must not forget a place,
 * so none walks the automata by itself.
 */
public abstract class SystemWalker extends ExprWalker {
  /** In place of an automaton: the expression belongs to the globals or to a formula. */
  public static final int NO_AUTOMATON = -1;

  private int automaton = NO_AUTOMATON;

  /** Whether something is true of an expression that a walk comes to. */
  public static boolean finds(Predicate<Expr> wanted, Consumer<SystemWalker> walk) {
    boolean[] found = {false};
    walk.accept(
        new SystemWalker() {
          @Override
          protected void enter(Expr e) {
            found[0] |= wanted.test(e);
          }
        });
    return found[0];
  }

  /** The index of the automaton that is being visited, or {@link #NO_AUTOMATON}. */
  protected final int automaton() {
    return automaton;
  }

  /** Visits the globals, the formulas and all automata, claims and traces included. */
  public final void walkSystem(ProcessSystem system) {
    walkGlobals(system);
    system.properties().forEach(property -> walk(property.formula()));
    system.automata().forEach(this::walkAutomaton);
  }

  /** Visits what belongs to processes: the globals and all automata but claims and traces. */
  public final void walkProcesses(ProcessSystem system) {
    walkGlobals(system);
    system.automata().stream().filter(ProcessAutomaton::isProcess).forEach(this::walkAutomaton);
  }

  /** Visits one automaton: starting values, clauses and edges. */
  public final void walkAutomaton(ProcessAutomaton each) {
    automaton = each.index();
    walkInitials(each.locals());
    each.provided().ifPresent(this::walk);
    each.exclusiveUses().forEach(use -> walk(new Expr.Load(use.channel())));
    for (Location location : each.locations()) {
      location.edges().forEach(this::walk);
    }
    automaton = NO_AUTOMATON;
  }

  private void walkGlobals(ProcessSystem system) {
    automaton = NO_AUTOMATON;
    walkInitials(system.globals());
  }

  /** Visits the starting values of variables. */
  public final void walkInitials(List<Variable> variables) {
    for (Variable variable : variables) {
      variable.initial().values().ifPresent(start -> start.expressions().forEach(this::walk));
    }
  }
}
