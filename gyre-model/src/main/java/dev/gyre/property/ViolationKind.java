package dev.gyre.property;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** The ways in which a run can violate a property. */
public enum ViolationKind {
  ASSERTION,
  INVALID_INDEX,
  DIVISION_BY_ZERO,
  BAD_CHANNEL,
  MESSAGE_FIELDS,
  POLLED_RENDEZVOUS,
  RENDEZVOUS_IN_D_STEP,
  BLOCKED_D_STEP,
  TOO_MANY_PROCESSES,
  TOO_MANY_CHANNELS,
  NON_DETERMINISM,
  ENDLESS_D_STEP,
  ENABLED_CIRCLE,
  TRACE,
  CLAIM_COMPLETED,
  EXCLUSIVE_USE,
  TIMER_RANGE,
  PRIORITY_RANGE,
  /** A signal finds no room in the queue of its receiver. */
  QUEUE_FULL,
  /** A value is outside the range of its type. */
  VALUE_RANGE,
  /** A signal came in a state that does not handle it. */
  DISCARDED_SIGNAL,
  /** A watching process has reached an error state. */
  ERROR_STATE,
  /** A deadlock: no process can move, and one has neither ended nor reached an end label. */
  INVALID_END_STATE,
  /** A run passes accept labels, of a claim or of processes, again and again. */
  ACCEPTANCE_CYCLE,
  /** A run passes no progress label from some point on. */
  NON_PROGRESS_CYCLE,
  /** Infinitely much happens in finite time. */
  ZENO_CYCLE,
  /** Nothing is violated: a run that somebody wants to keep. */
  NONE;

  /** The stable name in reports and trails, such as {@code invalid-end-state}. */
  public String slug() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The kind with this name; empty if there is none. */
  public static Optional<ViolationKind> ofSlug(String slug) {
    return Arrays.stream(values()).filter(kind -> kind.slug().equals(slug)).findFirst();
  }
}
