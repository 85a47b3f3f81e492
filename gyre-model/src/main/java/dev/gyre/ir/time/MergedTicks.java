package dev.gyre.ir.time;

import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.analysis.Stuttering;
import dev.gyre.property.Applicability;
import dev.gyre.property.Property;
import dev.gyre.property.Question;

/**
 * Decides whether idle time may pass in one step until a timer expires [Bosnacki2001, chapter 4].
 * While nobody can move, nothing happens in the units between but that running timers go down; so
 * nothing is lost unless somebody looks at the value of a running timer, or counts steps.
 */
public final class MergedTicks {
  private MergedTicks() {}

  /** For all questions about a model. */
  public static Applicability applicability(ProcessSystem system) {
    return Applicability.unless(
        TimerReads.inProcesses(system)
            .map(statement -> "the value of a timer is looked at: " + statement));
  }

  /** For one question. */
  public static Applicability applicability(ProcessSystem system, Question question) {
    return applicability(system)
        .and(
            () ->
                Applicability.unless(
                    question.asksForEveryStep(), "global fairness is about every step"))
        .and(() -> ofProperty(system, question.property()));
  }

  private static Applicability ofProperty(ProcessSystem system, Property property) {
    return switch (property.kind()) {
      case NEVER -> Applicability.not("a never claim may count steps");
      case LTL ->
          system.properties().stream()
              .filter(p -> p.name().equals(property.name()))
              .findFirst()
              .map(MergedTicks::ofFormula)
              .orElseThrow();
      case SAFETY, ACCEPTANCE, PROGRESS, ZENO -> Applicability.applies();
    };
  }

  private static Applicability ofFormula(LtlProperty property) {
    return Applicability.unless(Stuttering.obstacle(property.formula()))
        .and(
            () ->
                Applicability.unless(
                    TimerReads.in(property.formula()), "it looks at the value of a timer"));
  }
}
