package dev.gyre.ir.pass;

import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.analysis.Features;
import dev.gyre.ir.analysis.Stuttering;
import dev.gyre.property.Applicability;
import dev.gyre.property.Property;
import dev.gyre.property.Question;
import java.util.Optional;

/** What every pass needs of a question about infinite runs, and what merging needs on top. */
final class InfiniteRuns {
  private InfiniteRuns() {}

  /** Whether a pass that no claim can notice leaves the answer to a question as it is. */
  static Applicability keepTheirAnswer(ProcessSystem system, Question question) {
    return underGlobalFairness(question).and(() -> inTime(system));
  }

  /** Single states count there, and every step from them, also between merged steps. */
  private static Applicability underGlobalFairness(Question question) {
    return Applicability.unless(
        question.asksForEveryStep(), "global fairness is about every single step");
  }

  /**
   * A run with a timer that nobody reads lets time pass, one without it does not; a formula can
   * tell by {@code np_}.
   */
  private static Applicability inTime(ProcessSystem system) {
    return Applicability.unless(Features.hasTimers(system), "time passes in the model");
  }

  /**
   * Whether it does not matter to a question how many steps there are. A formula without
   * <i>next</i> cannot tell [Lamport1983]; in a claim that somebody wrote the number may count.
   */
  static Applicability doNotCountSteps(ProcessSystem system, Question question) {
    return switch (question.property().kind()) {
      case NEVER -> Applicability.not("a never claim may count steps");
      case LTL -> Applicability.unless(countedBy(formula(system, question.property())));
      case SAFETY, ACCEPTANCE, PROGRESS, ZENO -> Applicability.applies();
    };
  }

  private static Optional<String> countedBy(LtlFormula formula) {
    return Stuttering.obstacle(formula)
        .or(
            () ->
                Stuttering.asksForSteps(formula)
                    ? Optional.of("it asks who can move, or who did")
                    : Optional.empty());
  }

  private static LtlFormula formula(ProcessSystem system, Property property) {
    return system.properties().stream()
        .filter(p -> p.name().equals(property.name()))
        .findFirst()
        .map(LtlProperty::formula)
        .orElseThrow();
  }
}
