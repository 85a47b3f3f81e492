package dev.gyre.product;

import dev.gyre.fixture.Statements;
import dev.gyre.fixture.TinyModel;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.system.Fault;
import dev.gyre.system.StateLayout;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A graph written down by hand that a claim watches: states are numbers, state 0 is the first. An
 * edge of the graph is a step of process 0 whose edge id is the number of the state it leads to.
 */
final class WatchedGraph implements TransitionSystem {
  private final StateLayout layout;
  private final int[][] arrows;
  private final Set<Integer> inside;

  /** For each edge of the claim the states in which it is open. */
  private final List<Set<Integer>> open;

  /** The ids of the edges of the claim come after those of a process with so many. */
  static final int FIRST_CLAIM_EDGE = 3;

  /**
   * @param inside the states in which process 0 keeps control
   * @param marks of locations of the claim
   * @param moves of the claim, from one location to another
   * @param open for each of them the states in which it is open
   */
  WatchedGraph(
      int[][] arrows,
      Set<Integer> inside,
      Map<Integer, Location.Mark> marks,
      int[][] moves,
      List<Set<Integer>> open) {
    TinyModel model = new TinyModel();
    model.start(
        model.process("P", Statements.step(0, 1), Statements.step(1, 2), Statements.step(2, 0)), 1);
    Statements.Step[] steps = new Statements.Step[moves.length];
    for (int i = 0; i < moves.length; i++) {
      steps[i] = Statements.step(moves[i][0], moves[i][1]);
    }
    model.claim("c", marks, steps);
    this.layout = model.layout();
    this.arrows = arrows;
    this.inside = inside;
    this.open = open;
  }

  ProcessAutomaton claim() {
    return layout.system().automata().get(1);
  }

  @Override
  public StateLayout layout() {
    return layout;
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
    private final List<Integer> targets = new ArrayList<>();
    private final List<Integer> observed = new ArrayList<>();
    private int state;
    private int outcome;

    @Override
    public void load(int[] words, int from, int length) {
      state = words[from];
    }

    @Override
    public int enabled() {
      targets.clear();
      for (int[] arrow : arrows) {
        if (arrow[0] == state) {
          targets.add(arrow[1]);
        }
      }
      return targets.size();
    }

    @Override
    public int enabledIn(int process) {
      return enabled();
    }

    @Override
    public long transition(int index) {
      return Transitions.of(0, targets.get(index));
    }

    @Override
    public int observe(int automaton, int location) {
      observed.clear();
      claim().locations().get(location).edges().stream()
          .filter(edge -> open.get(edge.id() - FIRST_CLAIM_EDGE).contains(state))
          .forEach(edge -> observed.add(edge.id()));
      return observed.size();
    }

    @Override
    public int observed(int index) {
      return observed.get(index);
    }

    @Override
    public boolean fire(long transition) {
      outcome = Transitions.edge(transition);
      enabled();
      return targets.contains(outcome);
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
      return false;
    }

    @Override
    public List<Fault> faults() {
      return List.of();
    }
  }
}
