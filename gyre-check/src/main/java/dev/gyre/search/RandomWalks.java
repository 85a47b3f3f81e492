package dev.gyre.search;

import dev.gyre.store.StateSample;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * Walks at random through a system to see what its states look like. The walks are the same every
 * time.
 */
public final class RandomWalks {
  private static final int STEPS = 1 << 13;
  private static final int LONGEST = 1 << 11;

  private final Stepper stepper;
  private final SplittableRandom random = new SplittableRandom(1);
  private final StateSample sample = new StateSample();
  private int steps;

  private RandomWalks(TransitionSystem system) {
    this.stepper = system.newStepper();
  }

  /** States that were met on some thousand steps. */
  public static StateSample sample(TransitionSystem system) {
    RandomWalks walks = new RandomWalks(system);
    int[] initial = system.initialState();
    while (walks.steps < STEPS) {
      walks.from(initial);
    }
    return walks.sample;
  }

  private void from(int[] initial) {
    sample.add(initial, initial.length);
    stepper.load(initial, 0, initial.length);
    int end = Math.min(STEPS, steps + LONGEST);
    // Counts attempts, so that a system that cannot move ends the walks too.
    while (steps++ < end && step(stepper.enabled())) {
      int controller = stepper.controller();
      while (controller != Stepper.NOBODY && steps++ < end) {
        stepper.proceed();
        int count = stepper.enabledIn(controller);
        if (count == 0) {
          break;
        }
        if (!step(count)) {
          return;
        }
        controller = stepper.controller();
      }
      sample.add(stepper.words(), stepper.length());
      int[] state = Arrays.copyOf(stepper.words(), stepper.length());
      stepper.load(state, 0, state.length);
    }
  }

  private boolean step(int enabled) {
    return enabled > 0 && stepper.fire(stepper.transition(random.nextInt(enabled)));
  }
}
