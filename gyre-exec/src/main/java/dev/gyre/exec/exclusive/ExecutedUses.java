package dev.gyre.exec.exclusive;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.FieldPattern;
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
    return edge.effects().stream()
            .anyMatch(e -> e instanceof Effect.IndivisibleStep || usesInIndex(e))
        || createsUser(edge);
  }

  private static boolean usesInIndex(Effect effect) {
    boolean[] found = {false};
    ExprWalker search =
        new ExprWalker() {
          @Override
          protected void enter(Expr e) {
            found[0] |= isUse(e);
          }
        };
    if (effect instanceof Effect.Receive receive) {
      for (FieldPattern pattern : receive.patterns()) {
        if (pattern instanceof FieldPattern.Store store) {
          store.place().indices().forEach(search::walk);
        }
      }
    }
    return found[0];
  }

  private static boolean isUse(Expr e) {
    return e instanceof Expr.ChannelQuery || e instanceof Expr.Poll;
  }

  /** Whether a process is created that uses channels at once, or brings its promises. */
  private boolean createsUser(Edge edge) {
    boolean[] found = {false};
    new ExprWalker() {
      @Override
      protected void enter(Expr e) {
        found[0] |=
            e instanceof Expr.Spawn spawn
                && (usesAtStart(system.automata().get(spawn.automaton())) || usesBeside(edge));
      }
    }.walk(edge);
    return found[0];
  }

  /**
   * What stands beside a {@code run} is computed when the new process is there: it has made its
   * promises, and {@code _nr_pr} may make another index of it than before the step.
   */
  private static boolean usesBeside(Edge creation) {
    boolean[] found = {false};
    new ExprWalker() {
      @Override
      protected void enter(Expr e) {
        found[0] |= isUse(e);
      }
    }.walk(creation);
    return found[0];
  }

  private static boolean usesAtStart(ProcessAutomaton created) {
    boolean[] found = {false};
    new SystemWalker() {
      @Override
      protected void enter(Expr e) {
        found[0] |= isUse(e) || e instanceof Expr.Spawn;
      }
    }.walkInitials(created.locals());
    return found[0];
  }

  /** Whether it must be tried out what a process at a location uses. */
  boolean areTried(int automaton, int location) {
    return tried[automaton].get(location);
  }
}
