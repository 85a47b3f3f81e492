package dev.gyre.search;

import dev.gyre.property.Check;
import java.util.Set;

/**
 * What a search is to look for, and how long.
 *
 * @param checks which kinds of violation count, all of them of safety
 * @param afterViolation how many of them are looked for
 * @param threads how many workers search at the same time
 */
public record SearchOptions(
    Set<Check> checks, AfterViolation afterViolation, SearchLimits limits, int threads) {
  public SearchOptions {
    checks = Set.copyOf(checks);
    if (!Check.safety().containsAll(checks)) {
      throw new IllegalArgumentException("not a safety check");
    }
    if (threads < 1) {
      throw new IllegalArgumentException("a search needs at least one worker");
    }
  }

  /**
   * What to do when something bad was found.
   *
   * @param most the search ends when so many are kept
   */
  public record AfterViolation(long most, Keep keep) {
    public static final AfterViolation STOP = new AfterViolation(1, Keep.PLACES);
    public static final AfterViolation GO_ON = new AfterViolation(Long.MAX_VALUE, Keep.PLACES);
  }

  /** What is kept of all that is found. */
  public enum Keep {
    /** One example of each kind at each place. */
    PLACES,
    /** Every one. */
    ALL
  }

  /** Everything is checked, the first violation ends the search, and there are no limits. */
  public static SearchOptions defaults() {
    return new SearchOptions(Check.safety(), AfterViolation.STOP, SearchLimits.none(), 1);
  }
}
