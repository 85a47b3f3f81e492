package dev.gyre.system;

import dev.gyre.source.SourceSpan;

/**
 * Something a model must not do, and did.
 *
 * @param process the number of the process that did it, or {@link Transitions#OBSERVER} for a claim
 * @param span the statement
 */
public record Fault(Kind kind, String message, int process, SourceSpan span) {

  /** What went wrong. */
  public enum Kind {
    ASSERTION("assertion"),
    INVALID_INDEX("invalid-index"),
    DIVISION_BY_ZERO("division-by-zero"),
    BAD_CHANNEL("bad-channel"),
    MESSAGE_FIELDS("message-fields"),
    POLLED_RENDEZVOUS("polled-rendezvous"),
    RENDEZVOUS_IN_D_STEP("rendezvous-in-d-step"),
    BLOCKED_D_STEP("blocked-d-step"),
    TOO_MANY_PROCESSES("too-many-processes"),
    TOO_MANY_CHANNELS("too-many-channels"),
    NON_DETERMINISM("non-determinism"),
    ENDLESS_D_STEP("endless-d-step"),
    ENABLED_CIRCLE("enabled-circle"),
    TRACE("trace"),
    CLAIM_COMPLETED("claim-completed"),
    EXCLUSIVE_USE("exclusive-use"),
    TIMER_RANGE("timer-range"),
    PRIORITY_RANGE("priority-range");

    private final String slug;

    Kind(String slug) {
      this.slug = slug;
    }

    /** The name in reports. */
    public String slug() {
      return slug;
    }
  }
}
