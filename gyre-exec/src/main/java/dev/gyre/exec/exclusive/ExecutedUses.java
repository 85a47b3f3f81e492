package dev.gyre.exec.exclusive;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import java.util.BitSet;

/**
 * Which statements may use channels that the values before them do not tell, so that they must
 * always be tried out: a {@code d_step}, the creation of a process whose starting values use
 * channels or beside which channels are used, and a receive that uses channels to find out where a
 * field goes, for which it may need the fields before.
 */
final class ExecutedUses {
  private final ProcessSystem system;

  /** By automaton, the locations where such a statement begins. */
  private final BitSet[] tried;

  ExecutedUses(ProcessSystem system) {
    this.system = system;
    this.tried = new BitSet[system.automata().size()];
    for (ProcessAutomaton automaton : system.automata()) {
      BitSet locations = new BitSet();
      for (Location location : automaton.locations()) {
        locations.set(location.index(), location.edges().stream().anyMatch(this::isTried));
      }
      tried[automaton.index()] = locations;
    }
  }

  private boolean isTried(Edge edge) {
    return edge.effects().stream().anyMatch(ExecutedUses::isTried) || createsUser(edge);
  }

  private static boolean isTried(Effect effect) {
    return switch (effect.kind()) {
      case INDIVISIBLE_STEP -> true;
      case RECEIVE -> usesInIndex((Effect.Receive) effect);
      case ASSIGN,
          SEND,
          CHECK,
          REQUIRE,
          PRINT,
          PRINT_NAME,
          SPAWN_PROCESS,
          SET_PRIORITY,
          TERMINATE ->
          false;
    };
  }

  private static boolean usesInIndex(Effect.Receive receive) {
    return receive.patterns().stream()
        .flatMap(pattern -> pattern.stored().stream())
        .flatMap(place -> place.indices().stream())
        .anyMatch(index -> SystemWalker.finds(Expr::asksChannel, walker -> walker.walk(index)));
  }

  /** Whether a process is created that uses channels at once, or brings its promises. */
  private boolean createsUser(Edge edge) {
    boolean[] found = {false};
    new ExprWalker() {
      @Override
      protected void enterSpawn(Expr.Spawn e) {
        found[0] |= usesAtStart(system.automata().get(e.automaton())) || usesBeside(edge);
      }
    }.walk(edge);
    return found[0];
  }

  /**
   * What stands beside a {@code run} is computed when the new process is there: it has made its
   * promises, and {@code _nr_pr} may make another index of it than before the step.
   */
  private static boolean usesBeside(Edge creation) {
    return SystemWalker.finds(Expr::asksChannel, walker -> walker.walk(creation));
  }

  private static boolean usesAtStart(ProcessAutomaton created) {
    return SystemWalker.finds(
        e -> e.asksChannel() || e.kind() == Expr.Kind.SPAWN,
        walker -> walker.walkInitials(created.locals()));
  }

  /** Whether it must be tried out what a process at a location uses. */
  boolean areTried(int automaton, int location) {
    return tried[automaton].get(location);
  }
}
