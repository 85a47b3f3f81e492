package dev.gyre.cli.spin;

import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.trace.Trace;
import dev.gyre.property.ViolationKind;

/** An error in the words of Spin. */
final class PanError {
  private final FoundViolation violation;
  private final PanQuestion question;

  PanError(FoundViolation violation, PanQuestion question) {
    this.violation = violation;
    this.question = question;
  }

  FoundViolation violation() {
    return violation;
  }

  String text() {
    return switch (violation.kind()) {
      case ASSERTION -> "assertion violated " + assertion();
      case INVALID_INDEX -> "assertion violated - invalid array index";
      case INVALID_END_STATE -> "invalid end state";
      case ACCEPTANCE_CYCLE -> "acceptance cycle";
      case NON_PROGRESS_CYCLE -> "non-progress cycle";
      case TRACE -> "event_trace error (no matching event)";
      case CLAIM_COMPLETED ->
          question.isFormula()
              ? "assertion violated  !( !(" + violation.property() + "))"
              : "end state in claim reached";
      default -> violation.message();
    };
  }

  /** How many steps lead to the state in which it happens, or to the cycle. */
  int depth() {
    Trace trace = violation.trace();
    return Math.max(0, trace.cycleStart().orElse(trace.steps().size()) - 1);
  }

  /** The condition as Spin writes it: without blanks, in parentheses. */
  private String assertion() {
    String written = tight(violation.span().text());
    String condition =
        written.startsWith("assert(") && written.endsWith(")")
            ? written.substring("assert(".length(), written.length() - 1)
            : written;
    return condition.matches("\\w+|\\(.*\\)") ? condition : "(" + condition + ")";
  }

  /** A text without blanks beside operators. */
  static String tight(String text) {
    return text.strip().replaceAll("\\s*([^\\w\\s])\\s*", "$1");
  }

  /** Whether this is an error in Spin's sense: without -a a claim is followed to its end only. */
  boolean counts() {
    return violation.kind() != ViolationKind.ACCEPTANCE_CYCLE || question.looksForAcceptance();
  }
}
