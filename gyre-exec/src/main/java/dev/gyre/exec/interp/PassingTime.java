package dev.gyre.exec.interp;

import dev.gyre.system.Clock;
import dev.gyre.system.StateLayout;
import dev.gyre.system.Transitions;
import java.util.Optional;

/**
 * The step in which time passes. It can be taken where nobody can move, {@code timeout} statements
 * left aside, and some timer runs: where a process {@code do :: timeout -> tick od} could move that
 * is no part of the model. If somebody waits for a timeout, that and the tick are two choices.
 *
 * <p>Merged ticks. Let s be a state in which only time can pass, and let the first timer expire in
 * n units. If nothing looks at timers except through {@code expire} and {@code on}, then in the
 * states that n-1 single ticks from s lead through everything looks as in s: no timer is added to
 * the expired ones and none is switched off. So nobody can move there either, and the n ticks are
 * one path without branches. Leaving out its inner states keeps what can be reached otherwise, and
 * every property that does not count steps (proposed in [Bosnacki2001, chapter 4, section 4]).
 * Where a timeout is waited for there are branches, and time passes by one unit.
 */
public final class PassingTime {
  private final Clock clock;
  private final ExecutionOptions.Ticks ticks;

  PassingTime(StateLayout layout, ExecutionOptions.Ticks ticks) {
    this.clock = new Clock(layout);
    this.ticks = ticks;
  }

  /**
   * The tick of a state, if there is one.
   *
   * @param words a state in which nobody can move, except after a timeout
   * @param timeouts how many transitions wait for the timeout
   */
  public Optional<Long> tick(int[] words, int timeouts) {
    int units = clock.untilExpiry(words);
    if (units == 0) {
      return Optional.empty();
    }
    boolean merged = ticks == ExecutionOptions.Ticks.MERGED && timeouts == 0;
    return Optional.of(Transitions.tick(merged ? units : 1));
  }

  /** Lets time pass in a state. */
  public void pass(int[] words, long tick) {
    clock.advance(words, Transitions.units(tick));
  }
}
