package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.TimeModel;
import dev.gyre.property.Verdict;
import dev.gyre.property.ViolationKind;
import dev.gyre.source.SourceFile;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Timers that may expire at any moment: what that proves, what it does not, what it refuses. */
class AbstractTimeTest {
  private static final CheckOptions ABSTRACT = CheckOptions.none().withTime(TimeModel.ABSTRACT);

  private static CheckReport check(String model, CheckOptions wishes) {
    return Checker.check(CheckRequest.of(new SourceFile("timed.pml", model)).withOptions(wishes));
  }

  @Test
  void whatHoldsThenHoldsForAllTimes() {
    String model =
        """
        byte turn;
        active proctype P() { timer t; do :: turn == 0 -> delay(t, 5); turn = 1 od }
        active proctype Q() { timer t; do :: turn == 1 -> delay(t, 7); turn = 0 od }
        ltl turns { [] (turn < 2) }
        """;
    CheckReport report = check(model, ABSTRACT);
    assertThat(report.verdict()).as("%s", report.reason()).isEqualTo(Verdict.HOLDS);
  }

  @Test
  void whatIsViolatedThenIsNotDecided() {
    String model =
        """
        bool done;
        active proctype P() { timer t; delay(t, 1); done = true }
        active proctype Q() { timer t; delay(t, 5); assert(done) }
        """;
    assertThat(check(model, CheckOptions.none()).verdict()).isEqualTo(Verdict.HOLDS);
    CheckReport report = check(model, ABSTRACT);
    assertThat(report.verdict()).isEqualTo(Verdict.UNDECIDED);
    assertThat(report.reason().orElseThrow()).contains("any moment");
    assertThat(report.violations()).isNotEmpty();
  }

  /** In each of these the abstraction would hide that the assertion fails. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "set(t, 3); if :: expire(t) :: else -> assert(false) fi",
        "set(t, 3); !expire(t) -> assert(false)",
        "set(t, 3); assert(expire(t))",
        "set(t, 3); { true; assert(false) } unless { expire(t); false }",
        "set(t, 3); d_step { if :: expire(t) :: else -> assert(false) fi }",
        "set(t, 3); t == 3 -> assert(false)"
      })
  void whatWouldNotBeSoundIsRefused(String statements) {
    String model = "active proctype P() { timer t; " + statements + " }";
    assertThat(check(model, CheckOptions.none()).violations())
        .anyMatch(violation -> violation.kind() == ViolationKind.ASSERTION);
    CheckReport report = check(model, ABSTRACT);
    assertThat(report.verdict()).isEqualTo(Verdict.ERROR);
    assertThat(report.reason().orElseThrow()).contains("would not be sound");
  }

  @Test
  void propertiesAboutTimeAreRefused() {
    String model =
        """
        timer t;
        active proctype P() { set(t, 3); expire(t) }
        ltl late { <> expire(t) }
        ltl next { X X true }
        """;
    for (String property : List.of("late", "next")) {
      CheckReport report = check(model, ABSTRACT.withProperties(List.of(property)));
      assertThat(report.verdict()).isEqualTo(Verdict.ERROR);
    }
    assertThat(check("active proctype P() { skip }", ABSTRACT).verdict()).isEqualTo(Verdict.ERROR);
  }

  @Test
  void anErrorInATimeStaysAnError() {
    String model = "byte x; active proctype P() { timer t; set(t, x - 1); expire(t) }";
    assertThat(check(model, ABSTRACT).violations())
        .anyMatch(violation -> violation.kind() == ViolationKind.TIMER_RANGE);
  }
}
