package dev.gyre.search;

import dev.gyre.store.StateSample;
import dev.gyre.system.Cancellation;
import dev.gyre.system.Stepper;
import dev.gyre.system.TransitionSystem;
import dev.gyre.system.Transitions;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/**
 * Walks at random through a system to see what its states look like. On every other walk a process
 * that can go on mostly does, so that queues fill up and counters run far. The walks are the same
 * every time.
 */
public final class RandomWalks {
  private static final int STEPS = 1 << 13;

  /** After so many steps without any news there is hardly anything left to see, */
  private static final int PATIENCE = 1 << 11;

  /** and in a small model sooner: after as many as it took to see all there was, on each walk. */
  private static final int LEAST_PATIENCE = 1 << 8;

  private static final int LONGEST = 1 << 11;

  /** Steps that fail may take long, such as a d_step without an end, and show nothing. */
  private static final int FAILURES = 8;

  /** Far more than these walks take, unless single steps are very long. */
  private static final long BUDGET_NANOS = TimeUnit.SECONDS.toNanos(1);

  private static final int LOYALTY = 16;

  private final Stepper stepper;
  private final SplittableRandom random = new SplittableRandom(1);
  private final StateSample sample = new StateSample();
  private final FieldRanges ranges;

  /** The odds against another process, or 0 for none. */
  private int loyalty;

  private int last;
  private int steps;
  private int failures;
  private final long start = System.nanoTime();

  /** When something was seen for the last time that had not been seen before. */
  private int lastNews;

  private RandomWalks(TransitionSystem system) {
    this.stepper = system.newStepper();
    this.ranges = new FieldRanges(system.layout());
  }

  /** States that were met on some thousand steps. */
  public static StateSample sample(TransitionSystem system) {
    RandomWalks walks = new RandomWalks(system);
    int[] initial = system.initialState();
    while (walks.isWorthWhile()) {
      walks.from(initial);
      walks.loyalty = walks.loyalty == 0 ? LOYALTY : 0;
    }
    walks.ranges.widen(walks.sample);
    return walks.sample;
  }

  private boolean isWorthWhile() {
    int most = Math.min(PATIENCE, 2 * patience());
    return steps < STEPS && steps - lastNews < most && failures < FAILURES && isInTime();
  }

  private int patience() {
    return Math.min(PATIENCE, Math.max(LEAST_PATIENCE, lastNews));
  }

  private boolean isInTime() {
    return System.nanoTime() - start < BUDGET_NANOS;
  }

  private void from(int[] initial) {
    note(initial, initial.length);
    stepper.load(initial, 0, initial.length);
    int begin = steps;
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
      note(stepper.words(), stepper.length());
      if (steps - Math.max(begin, lastNews) >= patience()) {
        return;
      }
      int[] state = Arrays.copyOf(stepper.words(), stepper.length());
      stepper.load(state, 0, state.length);
    }
  }

  private void note(int[] words, int length) {
    if (sample.add(words, length)) {
      ranges.add(words, length);
      lastNews = steps;
    }
  }

  private boolean step(int enabled) {
    Cancellation.check();
    if (enabled == 0 || ((steps & 31) == 0 && !isInTime())) {
      return false;
    }
    boolean hasOutcome = stepper.fire(choose(enabled));
    failures += hasOutcome ? 0 : 1;
    return hasOutcome;
  }

  private long choose(int enabled) {
    int start = random.nextInt(enabled);
    if (loyalty > 0 && random.nextInt(loyalty) > 0) {
      for (int i = 0; i < enabled; i++) {
        long transition = stepper.transition((start + i) % enabled);
        if (Transitions.process(transition) == last) {
          return transition;
        }
      }
    }
    long transition = stepper.transition(start);
    last = Transitions.process(transition);
    return transition;
  }
}
