package dev.gyre.search;

import dev.gyre.property.Check;
import java.util.Set;

/**
 * What a search is to look for, and how long.
 *
 * @param checks which kinds of violation count, all of them of safety
 * @param afterViolation whether to go on after the first one
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

  /** What to do when something bad was found. */
  public enum AfterViolation {
    STOP,
    /** Keep one example of each kind at each place. */
    GO_ON,
    /** Keep every one. */
    KEEP_ALL
  }

  /** Everything is checked, the first violation ends the search, and there are no limits. */
  public static SearchOptions defaults() {
    return new SearchOptions(Check.safety(), AfterViolation.STOP, SearchLimits.none(), 1);
  }
}
