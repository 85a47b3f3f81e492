package dev.gyre.system;

import dev.gyre.property.ViolationKind;
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
    ASSERTION(ViolationKind.ASSERTION),
    INVALID_INDEX(ViolationKind.INVALID_INDEX),
    DIVISION_BY_ZERO(ViolationKind.DIVISION_BY_ZERO),
    BAD_CHANNEL(ViolationKind.BAD_CHANNEL),
    MESSAGE_FIELDS(ViolationKind.MESSAGE_FIELDS),
    POLLED_RENDEZVOUS(ViolationKind.POLLED_RENDEZVOUS),
    RENDEZVOUS_IN_D_STEP(ViolationKind.RENDEZVOUS_IN_D_STEP),
    BLOCKED_D_STEP(ViolationKind.BLOCKED_D_STEP),
    TOO_MANY_PROCESSES(ViolationKind.TOO_MANY_PROCESSES),
    TOO_MANY_CHANNELS(ViolationKind.TOO_MANY_CHANNELS),
    NON_DETERMINISM(ViolationKind.NON_DETERMINISM),
    ENDLESS_D_STEP(ViolationKind.ENDLESS_D_STEP),
    ENABLED_CIRCLE(ViolationKind.ENABLED_CIRCLE),
    TRACE(ViolationKind.TRACE),
    CLAIM_COMPLETED(ViolationKind.CLAIM_COMPLETED),
    EXCLUSIVE_USE(ViolationKind.EXCLUSIVE_USE),
    TIMER_RANGE(ViolationKind.TIMER_RANGE),
    PRIORITY_RANGE(ViolationKind.PRIORITY_RANGE),
    QUEUE_FULL(ViolationKind.QUEUE_FULL),
    VALUE_RANGE(ViolationKind.VALUE_RANGE),
    DISCARDED_SIGNAL(ViolationKind.DISCARDED_SIGNAL),
    ERROR_STATE(ViolationKind.ERROR_STATE);

    private final ViolationKind violation;

    Kind(ViolationKind violation) {
      this.violation = violation;
    }

    /** The kind of violation that such a fault is. */
    public ViolationKind violation() {
      return violation;
    }

    /** The name in reports. */
    public String slug() {
      return violation.slug();
    }
  }
}
