package dev.gyre.product;

import dev.gyre.system.Fault;
import dev.gyre.system.Stepper;
import dev.gyre.system.SystemLayer;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A system that does nothing but what it did in one run. A search of its product with a claim
 * decides what the claim makes of that run.
 *
 * <p>A state is one word: how many transitions of the run came before it. A run with a cycle goes
 * back to the start of the cycle for ever. At the end of a run without one nothing can be taken;
 * where the system itself could go on there, a transition without outcome is listed, so that the
 * claim does not take the run to be over.
 */
public final class SingleRun extends SystemLayer {
  private final long[] path;
  private final int cycleStart;

  /** The state of the system before each transition, and after the last. */
  private final List<int[]> states = new ArrayList<>();

  /** Who keeps control there. */
  private final int[] controllers;

  /**
   * @param path transitions of the system, from its initial state on
   * @param cycleStart how many of them come before those that repeat; all if none does
   * @throws IllegalArgumentException if the run is none of the system
   */
  public SingleRun(TransitionSystem system, List<Long> path, int cycleStart) {
    super(system);
    this.path = path.stream().mapToLong(Long::longValue).toArray();
    this.cycleStart = cycleStart;
    this.controllers = new int[this.path.length + 1];
    follow();
  }

  private void follow() {
    Stepper stepper = below().newStepper();
    int[] initial = below().initialState();
    states.add(initial);
    controllers[0] = Stepper.NOBODY;
    for (int i = 0; i < path.length; i++) {
      int[] words = states.get(i);
      stepper.load(words, 0, words.length);
      if (!stepper.fire(path[i])) {
        throw new IllegalArgumentException("transition " + i + " has no outcome");
      }
      states.add(Arrays.copyOf(stepper.words(), stepper.length()));
      controllers[i + 1] = stepper.controller();
    }
  }

  /** Whether the run comes back to where its cycle starts. */
  public boolean isClosed() {
    return Arrays.equals(states.get(cycleStart), states.get(path.length))
        && controllers[cycleStart] == controllers[path.length];
  }

  private boolean hasCycle() {
    return cycleStart < path.length;
  }

  @Override
  public Stepper newStepper() {
    return new RunStepper();
  }

  @Override
  public int[] initialState() {
    return new int[] {0};
  }

  private final class RunStepper implements Stepper {
    private final Stepper stepper = below().newStepper();
    private final int[] outcome = new int[1];
    private int position;
    private long listed;

    @Override
    public void load(int[] words, int from, int length) {
      goTo(words[from]);
    }

    private void goTo(int where) {
      position = where;
      int[] state = states.get(position);
      stepper.load(state, 0, state.length);
    }

    @Override
    public int enabled() {
      return list(stepper.enabled());
    }

    @Override
    public int enabledIn(int process) {
      return list(stepper.enabledIn(process));
    }

    private int list(int possible) {
      if (possible == 0) {
        return 0;
      }
      listed = position < path.length ? path[position] : stepper.transition(0);
      return 1;
    }

    @Override
    public long transition(int index) {
      return listed;
    }

    @Override
    public int observe(int automaton, int location) {
      return stepper.observe(automaton, location);
    }

    @Override
    public int observed(int index) {
      return stepper.observed(index);
    }

    @Override
    public boolean fire(long transition) {
      if (position == path.length) {
        return false;
      }
      boolean isLast = position == path.length - 1;
      outcome[0] = isLast && hasCycle() ? cycleStart : position + 1;
      return true;
    }

    @Override
    public int[] words() {
      return outcome;
    }

    @Override
    public int length() {
      return 1;
    }

    @Override
    public int controller() {
      return controllers[outcome[0]];
    }

    @Override
    public void proceed() {
      goTo(outcome[0]);
    }

    @Override
    public boolean isValidEnd() {
      return stepper.isValidEnd();
    }

    @Override
    public List<Fault> faults() {
      return stepper.faults();
    }
  }
}
