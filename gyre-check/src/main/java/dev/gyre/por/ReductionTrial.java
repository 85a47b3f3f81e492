package dev.gyre.por;

import dev.gyre.store.StateNumbers;
import dev.gyre.system.Cancellation;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Finds out, before a search, whether a reduction leaves out enough to be worth its cost, as far as
 * some walks at random can tell. Where it does not, the cost is saved: to take all steps is always
 * right. The walks are the same every time, so the answer depends on the model alone.
 *
 * <p>How many states a reduction spares cannot be told from how many steps it leaves out: few steps
 * may lead to many states, and many to states that are met all the same. So it is given up only if
 * it leaves out nothing, or hardly anything in many states, or if a {@link Pilot} meets nearly all
 * that was left out.
 */
public final class ReductionTrial {
  private static final int WALKS = 8;
  private static final int LONGEST = 128;

  /** With so many steps left out, and one in so many, more need not be known. */
  private static final int ENOUGH = 16;

  private static final int FREQUENT = 24;

  /** With so many states, and less than one step in so many left out, it hardly ever happens. */
  private static final int MANY = 500;

  private static final int RARE = 64;

  /** One successor in so many must be spared. */
  private static final int SPARED = 1000;

  /** The same for a search that starts later: what is spared there may be met from elsewhere. */
  private static final int SPARED_LATER = 32;

  private final Stepper stepper;
  private final SplittableRandom random = new SplittableRandom(1);
  private final StateNumbers met = new StateNumbers();
  private long steps;
  private long left;

  private ReductionTrial(Stepper stepper) {
    this.stepper = stepper;
  }

  /** Whether steps are left out often enough. */
  public static boolean leavesOut(ReducedSystem system) {
    ReductionTrial trial = new ReductionTrial(system.newStepper());
    for (int walk = 0; walk < WALKS && !trial.isObvious(); walk++) {
      trial.walk(system);
    }
    boolean often = trial.left > 0 && (trial.left * RARE >= trial.steps || trial.met.size() < MANY);
    return often && trial.spares(system);
  }

  /**
   * Whether states are spared, at the beginning or later: some systems do one thing after another
   * at first. A system that is soon over needs no answer; where only the rest of it is, that says
   * nothing.
   */
  private boolean spares(ReducedSystem system) {
    Pilot first = Pilot.from(system.initialState(), system);
    if (first.isComplete() || first.spares(SPARED)) {
      return true;
    }
    // Late in the walks, but not where they come to an end.
    return sparesFrom(met.size() * 3 / 4, system) || sparesFrom(met.size() * 7 / 8, system);
  }

  private boolean sparesFrom(int state, ReducedSystem system) {
    met.load(state);
    Pilot later = Pilot.from(Arrays.copyOf(met.words(), met.length()), system);
    return !later.isComplete() && later.spares(SPARED_LATER);
  }

  private boolean isObvious() {
    return left >= ENOUGH && left * FREQUENT >= steps;
  }

  private void walk(TransitionSystem system) {
    int[] state = system.initialState();
    for (int taken = 0; taken < LONGEST; taken++) {
      Cancellation.check();
      stepper.load(state, 0, state.length);
      int count = stepper.enabled();
      int known = met.size();
      if (met.number(state, state.length) == known) {
        steps += count + stepper.withheld();
        left += stepper.withheld();
      }
      if (!moves(count)) {
        return;
      }
      state = Arrays.copyOf(stepper.words(), stepper.length());
    }
  }

  /** Takes a step, and those that belong to it; false if there is none or one fails. */
  private boolean moves(int enabled) {
    if (enabled == 0 || !stepper.fire(stepper.transition(random.nextInt(enabled)))) {
      return false;
    }
    int controller = stepper.controller();
    for (int more = LONGEST; controller != Stepper.NOBODY && more > 0; more--) {
      stepper.proceed();
      int count = stepper.enabledIn(controller);
      if (count == 0) {
        return true;
      }
      if (!stepper.fire(stepper.transition(random.nextInt(count)))) {
        return false;
      }
      controller = stepper.controller();
    }
    return controller == Stepper.NOBODY;
  }
}
