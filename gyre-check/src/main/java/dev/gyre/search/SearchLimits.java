package dev.gyre.search;

/**
 * When a search gives up.
 *
 * @param maxDepth how many steps from the initial state it may go
 * @param memoryBytes how much memory store and stack may take
 * @param deadlineNanos the value of {@link System#nanoTime} at which it ends
 */
public record SearchLimits(long maxDepth, long memoryBytes, long deadlineNanos) {
  /** No limit at all. */
  public static SearchLimits none() {
    return new SearchLimits(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE);
  }

  /** Whether the deadline has passed. */
  public boolean isLate(long nowNanos) {
    return deadlineNanos != Long.MAX_VALUE && nowNanos - deadlineNanos > 0;
  }

  /** Why a search ends that is cancelled at this moment. */
  public SearchOutcome.End cancelledNow() {
    return isLate(System.nanoTime()) ? SearchOutcome.End.TIME_LIMIT : SearchOutcome.End.CANCELLED;
  }
}
