package dev.gyre.por.dependence;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Location;
import dev.gyre.ir.ModelLimits;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/**
 * Decides whether it matters which number a new process gets, and so whether an older one has ended
 * before. It does if somebody reads {@code _pid}, {@code _nr_pr} or the value of {@code run}, names
 * processes by their numbers, if processes bring channels, which are numbered along, or if so many
 * processes can be created that the numbers may run out.
 */
final class ProcessNumbers {
  private static final int ENOUGH = ModelLimits.MAX_PROCESSES;

  private final ProcessSystem system;

  /** How many processes come from one of each type, itself included; 0 as long as unknown. */
  private final int[] descendants;

  private final BitSet inProgress = new BitSet();

  private ProcessNumbers(ProcessSystem system) {
    this.system = system;
    this.descendants = new int[system.automata().size()];
  }

  static boolean matter(ProcessSystem system) {
    return system.automata().stream().anyMatch(ProcessNumbers::readsNumbers)
        || new ProcessNumbers(system).mayRunOut();
  }

  /** The types of which several processes may exist at once. */
  static BitSet several(ProcessSystem system) {
    int[] instances = new int[system.automata().size()];
    system.start().forEach(start -> instances[start.automaton()]++);
    ExprWalker creations =
        new ExprWalker() {
          @Override
          protected void enterSpawn(Expr.Spawn spawn) {
            instances[spawn.automaton()] += 2;
          }
        };
    system.automata().forEach(a -> a.locations().forEach(l -> l.edges().forEach(creations::walk)));
    BitSet several = new BitSet();
    for (int type = 0; type < instances.length; type++) {
      several.set(type, instances[type] > 1);
    }
    return several;
  }

  private static boolean readsNumbers(ProcessAutomaton automaton) {
    if (automaton.ownsChannels()) {
      return true;
    }
    NumberSearch search = new NumberSearch();
    search.walkAutomaton(automaton);
    automaton.locations().forEach(l -> l.edges().forEach(search::forget));
    return search.found || search.spawns > search.forgotten;
  }

  /** Looks for the number of the process itself, and counts creations of which it is kept. */
  private static final class NumberSearch extends SystemWalker {
    private boolean found;
    private int spawns;
    private int forgotten;

    void forget(Edge edge) {
      edge.effects().stream()
          .filter(e -> e.kind() == Effect.Kind.SPAWN_PROCESS)
          .forEach(e -> forgotten++);
    }

    @Override
    protected void enter(Expr e) {
      found |= tells(e);
    }

    @Override
    protected void enterSpawn(Expr.Spawn e) {
      spawns++;
    }

    /** Whether an expression, its operands left aside, tells which numbers there are. */
    private static boolean tells(Expr e) {
      return switch (e.kind()) {
        case REMOTE_LOAD, AT_LOCATION, PROCESS_QUERY -> true;
        case SYSTEM_VALUE -> tells(((Expr.SystemValue) e).fact());
        // What a creation tells depends on whether the number is kept.
        case CONST, LOAD, UNARY, BINARY, CHOOSE, CHANNEL_QUERY, POLL, SPAWN -> false;
      };
    }

    /** Whether a value tells which numbers there are. */
    private static boolean tells(Expr.SystemFact fact) {
      return switch (fact) {
        case OWN_PID, PROCESS_COUNT, LAST_PID -> true;
        case TIMEOUT, NON_PROGRESS -> false;
      };
    }
  }

  private boolean mayRunOut() {
    int all = 0;
    for (ProcessSystem.StartProcess start : system.start()) {
      all += descendants(start.automaton());
      if (all > ENOUGH) {
        return true;
      }
    }
    return false;
  }

  private int descendants(int automaton) {
    if (inProgress.get(automaton)) {
      return ENOUGH + 1;
    }
    if (descendants[automaton] == 0) {
      inProgress.set(automaton);
      ProcessAutomaton type = system.automata().get(automaton);
      int sum = 1;
      for (Location location : type.locations()) {
        for (Edge edge : location.edges()) {
          int created = created(edge);
          boolean isRepeated = created > 0 && leadsBack(type, edge);
          sum = Math.min(ENOUGH + 1, sum + (isRepeated ? ENOUGH + 1 : created));
        }
      }
      descendants[automaton] = sum;
      inProgress.clear(automaton);
    }
    return descendants[automaton];
  }

  private int created(Edge edge) {
    int[] sum = {0};
    new ExprWalker() {
      @Override
      protected void enterSpawn(Expr.Spawn spawn) {
        sum[0] = Math.min(ENOUGH + 1, sum[0] + descendants(spawn.automaton()));
      }
    }.walk(edge);
    // A d_step may have loops of its own.
    boolean isStep =
        edge.effects().stream().anyMatch(e -> e.kind() == Effect.Kind.INDIVISIBLE_STEP);
    return sum[0] > 0 && isStep ? ENOUGH + 1 : sum[0];
  }

  /** Whether an edge is part of a circle. */
  static boolean leadsBack(ProcessAutomaton type, Edge edge) {
    BitSet seen = new BitSet();
    Deque<Integer> open = new ArrayDeque<>();
    if (edge.target() != Edge.NO_LOCATION) {
      open.add(edge.target());
    }
    while (!open.isEmpty()) {
      int location = open.remove();
      if (location == edge.source()) {
        return true;
      }
      if (!seen.get(location)) {
        seen.set(location);
        type.locations().get(location).edges().stream()
            .filter(next -> next.target() != Edge.NO_LOCATION)
            .forEach(next -> open.add(next.target()));
      }
    }
    return false;
  }
}
