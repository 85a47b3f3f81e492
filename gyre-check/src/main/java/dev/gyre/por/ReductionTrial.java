package dev.gyre.por;

import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Finds out, before a search, whether a reduction leaves out anything at all, as far as some walks
 * at random can tell. Where it does not, its cost is saved: to take all steps is always right. The
 * walks are the same every time, so the answer depends on the model alone.
 */
public final class ReductionTrial {
  private static final int WALKS = 16;
  private static final int LONGEST = 256;

  private final Stepper stepper;
  private final SplittableRandom random = new SplittableRandom(1);

  private ReductionTrial(Stepper stepper) {
    this.stepper = stepper;
  }

  /** Whether some state was met in which steps are left out. */
  public static boolean leavesOut(ReducedSystem system) {
    ReductionTrial trial = new ReductionTrial(system.newStepper());
    for (int walk = 0; walk < WALKS; walk++) {
      if (trial.findsOne(system)) {
        return true;
      }
    }
    return false;
  }

  private boolean findsOne(TransitionSystem system) {
    int[] state = system.initialState();
    for (int steps = 0; steps < LONGEST; steps++) {
      stepper.load(state, 0, state.length);
      int count = stepper.enabled();
      if (stepper.withheld() > 0) {
        return true;
      }
      if (!moves(count)) {
        return false;
      }
      state = Arrays.copyOf(stepper.words(), stepper.length());
    }
    return false;
  }

  /** Takes a step, and those that belong to it; false if there is none or one fails. */
  private boolean moves(int enabled) {
    if (enabled == 0 || !stepper.fire(stepper.transition(random.nextInt(enabled)))) {
      return false;
    }
    int controller = stepper.controller();
    for (int left = LONGEST; controller != Stepper.NOBODY && left > 0; left--) {
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
