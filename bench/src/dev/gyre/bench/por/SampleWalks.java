package dev.gyre.bench.por;

import dev.gyre.por.ReducedSystem;
import dev.gyre.store.StateNumbers;
import dev.gyre.system.Stepper;
import java.util.Arrays;
import java.util.SplittableRandom;

/** Walks at random through a reduced system, which count the steps that are left out. */
final class SampleWalks {
  private static final int LONGEST = 128;

  private final ReducedSystem system;
  private final Stepper stepper;
  private final SplittableRandom random = new SplittableRandom(1);
  private final StateNumbers met = new StateNumbers();
  private long steps;
  private long leftOut;

  SampleWalks(ReducedSystem system) {
    this.system = system;
    this.stepper = system.newStepper();
  }

  int states() {
    return met.size();
  }

  int[] state(int number) {
    met.load(number);
    return Arrays.copyOf(met.words(), met.length());
  }

  long steps() {
    return steps;
  }

  long leftOut() {
    return leftOut;
  }

  /** One more walk from the initial state. */
  void walk() {
    int[] state = system.initialState();
    for (int taken = 0; taken < LONGEST; taken++) {
      stepper.load(state, 0, state.length);
      int count = stepper.enabled();
      int known = met.size();
      if (met.number(state, state.length) == known) {
        steps += count + stepper.withheld();
        leftOut += stepper.withheld();
      }
      if (!moves(count)) {
        return;
      }
      state = Arrays.copyOf(stepper.words(), stepper.length());
    }
  }

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
