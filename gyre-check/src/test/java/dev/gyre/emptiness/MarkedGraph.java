package dev.gyre.emptiness;

import dev.gyre.system.Fault;
import dev.gyre.system.StateLayout;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * A graph written down by hand, with marks on its edges: states are numbers, state 0 is the first.
 * The id of an edge is its place in the list.
 */
final class MarkedGraph implements TransitionSystem {
  private final List<Arrow> arrows;
  private final Set<Integer> inside;

  /** An edge on which a process moves. */
  record Arrow(int from, int to, int process, long marks) {}

  /**
   * @param inside the states in which process 0 keeps control
   */
  MarkedGraph(List<Arrow> arrows, Set<Integer> inside) {
    this.arrows = List.copyOf(arrows);
    this.inside = inside;
  }

  static MarkedGraph of(Arrow... arrows) {
    return new MarkedGraph(List.of(arrows), Set.of());
  }

  static Arrow arrow(int from, int to, int process, long marks) {
    return new Arrow(from, to, process, marks);
  }

  static Arrow arrow(int from, int to, long marks) {
    return new Arrow(from, to, 0, marks);
  }

  Arrow arrow(long transition) {
    return arrows.get(Transitions.edge(transition));
  }

  AcceptanceMarks marks(int sets) {
    return new AcceptanceMarks() {
      @Override
      public int sets() {
        return sets;
      }

      @Override
      public long leaving(int[] words, int from, int length) {
        return 0;
      }

      @Override
      public long taking(int[] words, int from, int length, long first) {
        return arrow(first).marks();
      }
    };
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
    private final List<Long> listed = new ArrayList<>();
    private int state;
    private int outcome;

    @Override
    public void load(int[] words, int from, int length) {
      state = words[from];
    }

    @Override
    public int enabled() {
      listed.clear();
      for (int i = 0; i < arrows.size(); i++) {
        if (arrows.get(i).from() == state) {
          listed.add(Transitions.of(arrows.get(i).process(), i));
        }
      }
      return listed.size();
    }

    @Override
    public int enabledIn(int process) {
      return enabled();
    }

    @Override
    public long transition(int index) {
      return listed.get(index);
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
    public boolean fire(long transition) {
      outcome = arrow(transition).to();
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
      return true;
    }

    @Override
    public List<Fault> faults() {
      return List.of();
    }
  }
}
