package dev.gyre.exec.exclusive;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import java.util.BitSet;

/**
 * Which statements must be tried out to know what channels they use: a {@code d_step}, the creation
 * of a process whose starting values use channels, and a guard that asks for {@code timeout}.
 */
final class ExecutedUses {
  private final ProcessSystem system;

  /** The ids of edges that must be carried out. */
  private final BitSet edges = new BitSet();

  /** By automaton, the locations where such an edge begins, and those that ask for a timeout. */
  private final BitSet[] carriedOut;

  private final BitSet[] late;

  ExecutedUses(ProcessSystem system) {
    this.system = system;
    this.carriedOut = new BitSet[system.automata().size()];
    this.late = new BitSet[system.automata().size()];
    for (ProcessAutomaton automaton : system.automata()) {
      carriedOut[automaton.index()] = new BitSet();
      late[automaton.index()] = new BitSet();
      automaton.locations().forEach(location -> sort(location, automaton));
    }
  }

  private void sort(Location location, ProcessAutomaton automaton) {
    for (Edge edge : location.edges()) {
      if (edge.effects().stream().anyMatch(Effect.IndivisibleStep.class::isInstance)
          || createsUser(edge)) {
        edges.set(edge.id());
        carriedOut[automaton.index()].set(location.index());
      }
      if (asksForTimeout(edge.guard())) {
        late[automaton.index()].set(location.index());
      }
    }
  }

  private boolean createsUser(Edge edge) {
    boolean[] found = {false};
    new ExprWalker() {
      @Override
      protected void enter(Expr e) {
        found[0] |=
            e instanceof Expr.Spawn spawn && usesAtStart(system.automata().get(spawn.automaton()));
      }
    }.walk(edge);
    return found[0];
  }

  private static boolean usesAtStart(ProcessAutomaton created) {
    boolean[] found = {false};
    new SystemWalker() {
      @Override
      protected void enter(Expr e) {
        found[0] |= e instanceof Expr.ChannelQuery || e instanceof Expr.Poll;
      }
    }.walkInitials(created.locals());
    return found[0];
  }

  private static boolean asksForTimeout(Guard guard) {
    boolean[] found = {false};
    new ExprWalker() {
      @Override
      protected void enter(Expr e) {
        found[0] |= e instanceof Expr.SystemValue value && value.fact() == Expr.SystemFact.TIMEOUT;
      }
    }.walk(guard);
    return found[0];
  }

  BitSet edges() {
    return edges;
  }

  /** Whether a process at a location may take a step that must be carried out. */
  boolean isCarriedOut(int automaton, int location) {
    return carriedOut[automaton].get(location);
  }

  /** Whether it depends on a timeout what is used at a location. */
  boolean isLate(int automaton, int location) {
    return late[automaton].get(location);
  }
}
