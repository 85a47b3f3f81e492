package dev.gyre.cli.spin;

import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.trace.Trace;

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
      case BAD_CHANNEL -> "ref to uninitialized chan name";
      case POLLED_RENDEZVOUS -> "error to poll rendezvous channel";
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

  /** The condition as Spin writes it: without blanks, in parentheses, with numbers for truth. */
  private String assertion() {
    String written =
        tight(violation.span().text()).replaceAll("\\bfalse\\b", "0").replaceAll("\\btrue\\b", "1");
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

  /**
   * Whether this is an error in Spin's sense: without -a a claim is followed to its end only, and
   * what a finite run does to a formula is an assertion in the claim that Spin makes.
   */
  boolean counts() {
    return switch (violation.kind()) {
      case ACCEPTANCE_CYCLE -> question.looksForAcceptance();
      case CLAIM_COMPLETED -> !question.ignoresFiniteRuns();
      case EXCLUSIVE_USE -> question.looksForExclusiveUse();
      default -> true;
    };
  }
}
