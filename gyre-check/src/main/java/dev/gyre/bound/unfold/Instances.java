package dev.gyre.bound.unfold;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/** Of which automata there is never more than one process, dead ones counted. */
final class Instances {
  private static final int MANY = 2;

  private final ProcessSystem system;
  private final int[] count;
  private final BitSet spawned = new BitSet();

  Instances(ProcessSystem system) {
    this.system = system;
    this.count = new int[system.automata().size()];
    system.start().forEach(start -> add(count, start.automaton(), 1));
    for (int round = 0; round <= count.length; round++) {
      countSpawned();
    }
  }

  private static void add(int[] sums, int automaton, int more) {
    sums[automaton] = Math.min(MANY, sums[automaton] + more);
  }

  /** Counts only grow, and no longer after as many rounds as there are automata. */
  private void countSpawned() {
    int[] sums = new int[count.length];
    system.start().forEach(start -> add(sums, start.automaton(), 1));
    for (ProcessAutomaton creator : system.automata()) {
      for (Location location : creator.locations()) {
        location.edges().forEach(edge -> countSpawned(creator, edge, sums));
      }
    }
    System.arraycopy(sums, 0, count, 0, sums.length);
  }

  private void countSpawned(ProcessAutomaton creator, Edge edge, int[] sums) {
    new ExprWalker() {
      @Override
      protected void enterSpawn(Expr.Spawn e) {
        spawned.set(e.automaton());
        add(
            sums,
            e.automaton(),
            mayRepeat(creator, edge) ? MANY : Math.max(1, count[creator.index()]));
      }
    }.walk(edge);
  }

  private static boolean mayRepeat(ProcessAutomaton creator, Edge edge) {
    if (edge.does(Effect.Kind.INDIVISIBLE_STEP)) {
      return true;
    }
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    open.add(edge.target());
    while (!open.isEmpty()) {
      int location = open.remove();
      if (location != Edge.NO_LOCATION && !seen.get(location)) {
        seen.set(location);
        creator.locations().get(location).edges().forEach(next -> open.add(next.target()));
      }
    }
    return seen.get(edge.source());
  }

  boolean isOne(int automaton) {
    return count[automaton] < MANY;
  }

  /** Whether some statement creates processes of this kind. */
  boolean isSpawned(int automaton) {
    return spawned.get(automaton);
  }
}
