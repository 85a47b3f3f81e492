package dev.gyre.ir.pass;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Location;
import dev.gyre.ir.ModelLimits;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.ir.symmetry.ProcessFamily;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;

/**
 * Proves that the numbers of processes and channels never run out. A {@code run} waits when there
 * are none left, so whoever leaves out that processes end, or takes the creation of a family for
 * one step, must know that it does not happen. A family has at most one process for each element.
 */
public final class ProcessLimit {
  private static final int MOST = Math.min(ModelLimits.MAX_PROCESSES, ModelLimits.MAX_CHANNELS);

  /** More than there can be. */
  private static final int TOO_MANY = MOST + 1;

  private final ProcessSystem system;

  /** How many processes of each automaton are ever created at most; -1 as long as unknown. */
  private final int[] most;

  private final BitSet inProgress = new BitSet();

  private ProcessLimit(ProcessSystem system) {
    this.system = system;
    this.most = new int[system.automata().size()];
    Arrays.fill(most, -1);
    for (ProcessFamily family : system.symmetry().families()) {
      most[family.automaton()] = system.symmetry().types().get(family.type()).size();
    }
  }

  /** Whether there may be a moment at which no process can be created. */
  public static boolean canBeReached(ProcessSystem system) {
    ProcessLimit limit = new ProcessLimit(system);
    long processes = 0;
    long channels = channels(system.globals());
    for (ProcessAutomaton automaton : system.automata()) {
      if (automaton.isProcess()) {
        long count = limit.most(automaton.index());
        processes += count;
        channels += count * channels(automaton.locals());
      }
    }
    return processes > MOST || channels > MOST;
  }

  private static int channels(List<Variable> variables) {
    return variables.stream()
        .filter(v -> v.declaredChannels().isPresent())
        .mapToInt(Variable::size)
        .sum();
  }

  private int most(int automaton) {
    if (inProgress.get(automaton)) {
      return TOO_MANY;
    }
    if (most[automaton] < 0) {
      inProgress.set(automaton);
      long sum = system.start().stream().filter(s -> s.automaton() == automaton).count();
      for (ProcessAutomaton creator : system.automata()) {
        sum += created(creator, automaton);
      }
      most[automaton] = (int) Math.min(TOO_MANY, sum);
      inProgress.clear(automaton);
    }
    return most[automaton];
  }

  private long created(ProcessAutomaton creator, int wanted) {
    long sum = 0;
    for (Location location : creator.locations()) {
      for (Edge edge : location.edges()) {
        int spawns = spawns(edge, wanted);
        if (spawns > 0) {
          sum += mayRepeat(creator, edge) ? TOO_MANY : (long) spawns * most(creator.index());
        }
      }
    }
    return Math.min(TOO_MANY, sum);
  }

  private static int spawns(Edge edge, int wanted) {
    int[] sum = {0};
    new ExprWalker() {
      @Override
      protected void enterSpawn(Expr.Spawn e) {
        sum[0] += e.automaton() == wanted ? 1 : 0;
      }
    }.walk(edge);
    return sum[0];
  }

  /** Whether a process may take an edge twice. A step of several effects may have loops itself. */
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
}
