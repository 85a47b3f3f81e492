package dev.gyre.symmetry.detect;

import java.util.function.BooleanSupplier;

/**
 * How much work the search for symmetry may do. It is worth a part of the time that it saves, never
 * more, and a user who gives a time limit or stops the run is obeyed.
 */
final class DetectionBudget {
  /** Some seconds at most; models that people write need some thousand. */
  private static final int MOST_STEPS = 5_000_000;

  /** How often the clock is looked at. */
  private static final int STEPS_PER_LOOK = 1 << 10;

  private final BooleanSupplier isStopped;
  private int steps;

  /**
   * @param isStopped whether the time is up, or somebody has stopped the run
   */
  DetectionBudget(BooleanSupplier isStopped) {
    this.isStopped = isStopped;
  }

  /** Says that the search goes on, which it must not do for ever. */
  void spend() {
    spend(1);
  }

  /** Says that the search goes on with something that is so many times as much work as usual. */
  void spend(int weight) {
    int before = steps;
    steps += Math.max(weight, 1);
    if (steps > MOST_STEPS || steps < 0) {
      throw new SpentException("the model is too large to look for interchangeable processes");
    }
    boolean isTimeToLook = before / STEPS_PER_LOOK != steps / STEPS_PER_LOOK;
    if (isTimeToLook && isStopped.getAsBoolean()) {
      throw new SpentException("there was no time to look for interchangeable processes");
    }
  }

  /** The search is given up. */
  static final class SpentException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SpentException(String message) {
      super(message, null, false, false);
    }
  }
}
