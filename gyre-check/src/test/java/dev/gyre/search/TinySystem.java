package dev.gyre.search;

import dev.gyre.source.SourceFile;
import dev.gyre.system.Fault;
import dev.gyre.system.StateLayout;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/**
 * A graph written down by hand: states are numbers, state 0 is the first. Each edge is a transition
 * of process 0 whose edge id is the number of the state it leads to.
 */
final class TinySystem implements TransitionSystem {
  private final Map<Integer, List<Integer>> edges = new TreeMap<>();
  private final Set<Integer> inside;
  private final Set<Integer> faulty;
  private final Set<Integer> validEnds;

  /**
   * @param inside the states in which process 0 keeps control
   * @param faulty the states that cannot be entered without a fault
   */
  TinySystem(int[][] edges, Set<Integer> inside, Set<Integer> faulty, Set<Integer> validEnds) {
    for (int[] edge : edges) {
      this.edges.computeIfAbsent(edge[0], s -> new ArrayList<>()).add(edge[1]);
    }
    this.inside = inside;
    this.faulty = faulty;
    this.validEnds = validEnds;
  }

  @Override
  public StateLayout layout() {
    throw new UnsupportedOperationException("a search does not look into states");
  }

  @Override
  public int[] initialState() {
    return new int[] {0};
  }

  @Override
  public Stepper newStepper() {
    return new Walker();
  }

  private final class Walker implements Stepper {
    private int state;
    private int outcome;
    private List<Fault> faults = List.of();

    @Override
    public void load(int[] words, int from, int length) {
      state = words[from];
    }

    @Override
    public int enabled() {
      faults = List.of();
      return edges.getOrDefault(state, List.of()).size();
    }

    @Override
    public int enabledIn(int process) {
      return enabled();
    }

    @Override
    public int observe(int automaton, int location) {
      return 0;
    }

    @Override
    public int observed(int index) {
      throw new IllegalStateException("there is no claim");
    }

    @Override
    public long transition(int index) {
      return Transitions.of(0, edges.get(state).get(index));
    }

    @Override
    public boolean fire(long transition) {
      outcome = Transitions.edge(transition);
      faults = List.of();
      if (faulty.contains(outcome)) {
        SourceFile file = new SourceFile("tiny", "x".repeat(100));
        faults =
            List.of(new Fault(Fault.Kind.ASSERTION, "bad", 0, file.span(outcome, outcome + 1)));
      }
      return true;
    }

    @Override
    public int[] words() {
      return new int[] {outcome};
    }

    @Override
    public int length() {
      return 1;
    }

    @Override
    public int controller() {
      return inside.contains(outcome) ? 0 : NOBODY;
    }

    @Override
    public void proceed() {
      state = outcome;
    }

    @Override
    public boolean isValidEnd() {
      return validEnds.contains(state);
    }

    @Override
    public List<Fault> faults() {
      return faults;
    }
  }
}
