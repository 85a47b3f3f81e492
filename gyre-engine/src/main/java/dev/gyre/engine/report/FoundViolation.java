package dev.gyre.engine.report;

import dev.gyre.engine.trace.Evidence;
import dev.gyre.engine.trace.Trace;
import dev.gyre.property.ViolationKind;
import dev.gyre.source.SourceSpan;

/**
 * Something bad that can happen, replayed and confirmed.
 *
 * @param property the name of the property that is violated
 * @param kind how it is violated
 * @param message what is wrong, one sentence without a full stop
 * @param span the statement that failed, or one that blocks, or the first one of a cycle
 * @param evidence what is to be seen along the trace besides its steps
 */
public record FoundViolation(
    String property,
    ViolationKind kind,
    String message,
    SourceSpan span,
    Trace trace,
    Evidence evidence) {
  /** The same with more to be seen. */
  public FoundViolation with(Evidence more) {
    return new FoundViolation(property, kind, message, span, trace, more);
  }

  /** The line of the statement. */
  public int line() {
    return span.visibleSite().line();
  }
}
