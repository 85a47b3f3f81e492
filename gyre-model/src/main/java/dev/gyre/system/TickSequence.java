package dev.gyre.system;

/** Takes a tick of several units apart, to see whether time can pass so far. */
public final class TickSequence {
  private static final long ONE = Transitions.tick(1);

  private TickSequence() {}

  /**
   * Whether so many ticks of one unit can follow each other.
   *
   * @param stepper is left with {@code state} loaded
   */
  public static boolean isPossible(Stepper stepper, int[] state, long tick) {
    stepper.load(state, 0, state.length);
    if (Transitions.units(tick) == 0) {
      // No time at all: what a system lists that has come to rest and notes it.
      return stepper.enabled() == 1 && stepper.transition(0) == tick;
    }
    int passed = 0;
    while (passed < Transitions.units(tick) && listsTick(stepper) && stepper.fire(ONE)) {
      Cancellation.check(); // thousands of units in one step of a trace
      stepper.proceed();
      passed++;
    }
    stepper.load(state, 0, state.length);
    return passed > 0 && passed == Transitions.units(tick);
  }

  private static boolean listsTick(Stepper stepper) {
    int count = stepper.enabled();
    // It comes last, behind what waits for a timeout.
    return count > 0
        && Transitions.isTick(stepper.transition(count - 1))
        && Transitions.units(stepper.transition(count - 1)) > 0;
  }
}
