package dev.gyre.engine.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.gyre.audit.Breach;
import dev.gyre.audit.BreachException;
import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.CrossCheck;
import dev.gyre.plan.Assurance;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.ExecutionPlan;
import dev.gyre.plan.Limits;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.property.ExclusiveUseWatch;
import dev.gyre.source.SourceFile;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** What follows when a reduction cannot be trusted, and the second answer. */
final class AssuranceTest {
  private static final String COUNTER =
      "byte n;\nactive [2] proctype P() { n++; n-- ; assert(n <= 2) }\n";

  private static final Assurance CROSS_CHECKED =
      Assurance.DEFAULT.withRepetition(Assurance.Repetition.CROSS_CHECK);

  @Test
  void aBreachSwitchesOffWhatFailedAndAsksAgain() {
    List<CheckOptions> tried = new ArrayList<>();
    CheckReport report =
        Fallback.run(
            CheckOptions.none(),
            breaches -> {},
            (left, manner) -> {
              tried.add(left);
              if (left.reductions().symmetry() != SymmetryOption.OFF) {
                throw new BreachException(new Breach(Breach.Reduction.SYMMETRY, "planted"));
              }
              if (left.reductions().partialOrder() != PartialOrder.OFF) {
                throw new BreachException(new Breach(Breach.Reduction.PARTIAL_ORDER, "planted"));
              }
              return Checker.check(request().withOptions(left));
            });
    assertThat(tried).hasSize(3);
    assertThat(tried.get(2).reductions().optimisations()).isEqualTo(Optimisations.DEFAULT);
    assertThat(report.breaches())
        .extracting(Breach::reduction)
        .containsExactly(Breach.Reduction.SYMMETRY, Breach.Reduction.PARTIAL_ORDER);
    assertThat(report.holds()).isTrue();
  }

  @Test
  void whenNothingCanBeTrustedTheInterpreterAnswersWithoutReductions() {
    List<ExecutionMode> manners = new ArrayList<>();
    CheckReport report =
        Fallback.run(
            CheckOptions.none(),
            breaches -> {},
            (left, manner) -> {
              manners.add(manner);
              if (left.reductions().optimisations() != Optimisations.PLAIN) {
                throw new BreachException(new Breach(Breach.Reduction.UNKNOWN, "planted"));
              }
              return Checker.check(request().withOptions(left));
            });
    assertThat(manners).hasSize(2);
    assertThat(manners.get(1).way()).isEqualTo(ExecutionPlan.Way.INTERPRETED);
    assertThat(manners.get(1).promises()).isEqualTo(ExclusiveUseWatch.WATCHED);
    assertThat(report.breaches()).hasSize(1);
  }

  @Test
  void aFaultWithoutReductionsIsAFault() {
    CheckOptions plain = CheckOptions.none().withOptimisations(Optimisations.PLAIN);
    CheckReport report = Checker.check(request().withOptions(plain));
    ExecutionMode manner = ExecutionMode.of(plain).interpreted();
    assertThatThrownBy(
            () ->
                Fallback.of(
                    new IllegalStateException("planted"), report.plan().orElseThrow(), manner))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void theCrossCheckAgrees() {
    CheckReport report = Checker.check(request().withAssurance(CROSS_CHECKED));
    CrossCheck crossCheck = report.crossCheck().orElseThrow();
    assertThat(crossCheck.outcome()).isEqualTo(CrossCheck.Outcome.AGREES);
    assertThat(crossCheck.inWords()).startsWith("agrees: safety holds without reductions too");
    assertThat(report.breaches()).isEmpty();
  }

  @Test
  void theCrossCheckKeepsToTheLimits() {
    String large =
        "int a, b;\nactive proctype P() { do :: a++ od }\nactive proctype Q() { do :: b++ od }\n";
    CheckRequest request =
        CheckRequest.of(new SourceFile("large.pml", large))
            .withOptions(CheckOptions.none().withOptimisations(Optimisations.ALL_SCENARIOS))
            .withLimits(
                new Limits(
                    OptionalLong.empty(), Optional.of(Duration.ofMillis(50)), OptionalLong.empty()))
            .withAssurance(CROSS_CHECKED);
    CrossCheck crossCheck = Checker.check(request).crossCheck().orElseThrow();
    assertThat(crossCheck.outcome()).isEqualTo(CrossCheck.Outcome.UNFINISHED);
  }

  @Test
  void oneDisagreementIsTheOutcome() {
    CrossCheck crossCheck =
        new CrossCheck(
            List.of(
                new CrossCheck.Comparison("safety", CrossCheck.Outcome.AGREES, "holds"),
                new CrossCheck.Comparison("p", CrossCheck.Outcome.UNFINISHED, "is open"),
                new CrossCheck.Comparison("q", CrossCheck.Outcome.DISAGREES, "holds, violated")));
    assertThat(crossCheck.outcome()).isEqualTo(CrossCheck.Outcome.DISAGREES);
    assertThat(crossCheck.inWords()).isEqualTo("disagrees: q holds, violated");
  }

  private static CheckRequest request() {
    return CheckRequest.of(new SourceFile("counter.pml", COUNTER));
  }
}
