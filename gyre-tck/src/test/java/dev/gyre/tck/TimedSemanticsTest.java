package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.trace.Trace;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.Ticks;
import dev.gyre.property.Check;
import dev.gyre.property.Fairness;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What timers mean, in small models, each in every way in which time can pass. */
class TimedSemanticsTest {
  private static final List<CheckOptions> WAYS =
      List.of(
          CheckOptions.none(),
          CheckOptions.none().withTicks(Ticks.SINGLE),
          CheckOptions.none().withOptimisations(Optimisations.PLAIN),
          CheckOptions.none().withOptimisations(Optimisations.PLAIN).withTicks(Ticks.MERGED));

  private static CheckReport check(String model, CheckOptions wishes) {
    return Checker.check(CheckRequest.of(new SourceFile("timed.pml", model)).withOptions(wishes));
  }

  private static void holds(String model) {
    for (CheckOptions way : WAYS) {
      CheckReport report = check(model, way);
      assertThat(report.verdict()).as("%s", report).isEqualTo(Verdict.HOLDS);
    }
  }

  private static FoundViolation violated(String model, String kind) {
    FoundViolation found = null;
    for (CheckOptions way : WAYS) {
      CheckReport report = check(model, way);
      assertThat(report.verdict()).as("%s", report).isEqualTo(Verdict.VIOLATED);
      found = report.violations().get(0);
      assertThat(found.kind().slug()).isEqualTo(kind);
    }
    return found;
  }

  /** The time at the end of a trace. */
  private static long time(Trace trace) {
    return trace.steps().get(trace.steps().size() - 1).time().orElseThrow();
  }

  @Test
  void aTimerIsOffAtFirstAndStaysExpiredUntilItIsSetOrReset() {
    holds(
        """
        timer t, u;
        typedef Pair { timer left; timer right[2] }
        active proctype P() {
          Pair p;
          assert(!on(t) && !expire(t) && !on(p.right[1]));
          set(t, 2);
          assert(on(t) && !expire(t));
          delay(u, 3);
          assert(on(t) && expire(t) && expire(u));
          delay(p.right[1], 4);
          assert(expire(t));
          reset(t);
          assert(!on(t) && !expire(t));
          set(t, 0);
          assert(on(t) && expire(t))
        }
        """);
  }

  @Test
  void timeWaitsForEverybody() {
    holds(
        """
        byte n;
        active proctype P() { timer t; delay(t, 1); assert(n == 5) }
        active proctype Q() { do :: n < 5 -> n++ :: else -> break od }
        """);
  }

  @Test
  void timersPassTheTimeTogether() {
    FoundViolation found =
        violated(
            """
            byte order;
            active proctype P() { timer t; delay(t, 7); assert(order == 1); order = 2 }
            active proctype Q() { timer t; delay(t, 3); order = 1; delay(t, 9); assert(order != 2) }
            """,
            "assertion");
    assertThat(time(found.trace())).isEqualTo(12);
  }

  @Test
  void aDelayWithBoundsTakesAnyTimeBetweenThem() {
    String model =
        """
        byte n;
        active proctype P() { timer t; delay(t, 2, 4); n = 1 }
        active proctype Q() { timer t; delay(t, WAIT); assert(n ASSERTED) }
        """;
    holds(model.replace("WAIT", "1").replace("ASSERTED", "== 0"));
    violated(model.replace("WAIT", "2").replace("ASSERTED", "== 0"), "assertion");
    violated(model.replace("WAIT", "3").replace("ASSERTED", "== 1"), "assertion");
    violated(model.replace("WAIT", "4").replace("ASSERTED", "== 1"), "assertion");
    holds(model.replace("WAIT", "5").replace("ASSERTED", "== 1"));
  }

  @Test
  void anUnboundedDelayTakesAnyTimeOrNone() {
    String model =
        """
        timer late;
        active proctype P() { timer t; set(late, 3); udelay(t); assert(ASSERTED) }
        """;
    violated(model.replace("ASSERTED", "expire(late)"), "assertion");
    violated(model.replace("ASSERTED", "!expire(late)"), "assertion");
  }

  @Test
  void aDeadlockIsWhereNoTimerRunsAnyMore() {
    FoundViolation found =
        violated(
            """
            bool go;
            active proctype P() { timer t; set(t, 6); go }
            """,
            "invalid-end-state");
    assertThat(time(found.trace())).isEqualTo(6);
    holds(
        """
        bool go;
        active proctype P() { timer t; set(t, 6); if :: go :: expire(t) fi }
        """);
  }

  @Test
  void aTimerEndsWithItsProcess() {
    FoundViolation found =
        violated(
            """
            bool go;
            active proctype P() { timer t; delay(t, 2); go }
            active proctype Q() { timer t; set(t, 100) }
            """,
            "invalid-end-state");
    assertThat(time(found.trace())).isEqualTo(2);
  }

  @Test
  void aTimeoutAndATickAreTwoChoices() {
    String model =
        """
        timer a;
        active proctype P() { set(a, 3); expire(a) }
        active proctype Q() {
          timer b;
          timeout;
          !expire(a);
          set(b, 1);
          expire(b);
          assert(ASSERTED)
        }
        """;
    violated(model.replace("ASSERTED", "expire(a)"), "assertion");
    // Only if the timeout comes after two units of time, also where ticks are merged.
    FoundViolation late = violated(model.replace("ASSERTED", "!expire(a)"), "assertion");
    assertThat(time(late.trace())).isEqualTo(3);
  }

  @Test
  void ticksAreSingleWhereSomebodyLooksAtTheTime() {
    String model =
        """
        timer t;
        active proctype P() { set(t, 9); expire(t) }
        active proctype Q() { t == 4 -> assert(false) }
        """;
    assertThat(time(violated(model, "assertion").trace())).isEqualTo(5);
    CheckReport report = check(model, CheckOptions.none().withTicks(Ticks.MERGED));
    assertThat(report.plan().orElseThrow().notes())
        .anyMatch(note -> note.contains("single units") && note.contains("t == 4"));
  }

  @Test
  void formulasSeeTheTime() {
    String model =
        """
        timer t;
        bool done;
        active proctype P() { set(t, 9); expire(t); done = true }
        ltl low { [] (t <= 9) }
        ltl never_four { [] (t != 4) }
        ltl expired { <> expire(t) }
        ltl after { [] (expire(t) -> <> done) }
        ltl steps { X X (t == 7) }
        """;
    for (CheckOptions way : WAYS) {
      assertThat(verdict(model, "low", way)).isEqualTo(Verdict.HOLDS);
      assertThat(verdict(model, "never_four", way)).isEqualTo(Verdict.VIOLATED);
      assertThat(verdict(model, "expired", way)).isEqualTo(Verdict.HOLDS);
      assertThat(verdict(model, "after", way)).isEqualTo(Verdict.HOLDS);
      assertThat(verdict(model, "steps", way)).isEqualTo(Verdict.VIOLATED);
    }
  }

  @Test
  void fairRunsTakeTheirTime() {
    String model =
        """
        byte n;
        active proctype P() { timer t; do :: delay(t, 5); progress: n = 0 od }
        active proctype Q() { timer t; do :: delay(t, 3); n = 1 :: delay(t, 4); n = 2 od }
        ltl often { []<> (n == 1) }
        """;
    for (Fairness fairness : Fairness.values()) {
      for (CheckOptions way : WAYS) {
        CheckOptions fair = way.withFairness(fairness);
        assertThat(check(model, fair.withChecks(Set.of(Check.PROGRESS))).verdict())
            .isEqualTo(Verdict.HOLDS);
        assertThat(verdict(model, "often", fair))
            .as("%s", fairness)
            .isEqualTo(fairness == Fairness.GLOBAL ? Verdict.HOLDS : Verdict.VIOLATED);
        assertThat(
                check(model.replace("progress:", ""), fair.withChecks(Set.of(Check.PROGRESS)))
                    .verdict())
            .isEqualTo(Verdict.VIOLATED);
      }
    }
  }

  private static Verdict verdict(String model, String property, CheckOptions way) {
    return check(model, way.withProperties(List.of(property))).verdict();
  }

  @Test
  void aTimeThatIsNoneIsAnError() {
    String model =
        """
        byte x;
        active proctype P() { timer t; x = VALUE; set(t, x * 300 - 1); delay(t, 1) }
        """;
    FoundViolation negative = violated(model.replace("VALUE", "0"), "timer-range");
    assertThat(negative.message()).contains("-1").contains("reset");
    assertThat(negative.line()).isEqualTo(2);
    FoundViolation large = violated(model.replace("VALUE", "200"), "timer-range");
    assertThat(large.message()).contains("59999").contains("32767");
    holds(model.replace("VALUE", "1"));
  }

  /** Also in the middle of a sequence, and for one timer of several, the statement is named. */
  @Test
  void theStatementThatFailsIsNamed() {
    String model =
        """
        timer t[2];
        byte x = 3;
        active proctype P() {
          set(t[0], 1);
          SEQUENCE {
            x = 200;
            STATEMENT;
            x = 0
          };
          expire(t[0])
        }
        active proctype Q() { timer own; delay(own, 2) }
        """;
    for (String sequence : List.of("atomic", "d_step", "")) {
      String started = model.replace("SEQUENCE", sequence);
      FoundViolation large =
          violated(started.replace("STATEMENT", "set(t[1], x * x)"), "timer-range");
      assertThat(large.message()).contains("40000").contains("32767");
      FoundViolation negative =
          violated(started.replace("STATEMENT", "set(t[1], 0 - x)"), "timer-range");
      assertThat(negative.message()).contains("-200");
      FoundViolation outside =
          violated(started.replace("STATEMENT", "set(t[x], 1)"), "invalid-index");
      for (FoundViolation found : List.of(large, negative, outside)) {
        assertThat(found.line()).as(sequence).isEqualTo(sequence.equals("d_step") ? 5 : 7);
      }
    }
  }

  @Test
  void timeCanStop() {
    String model =
        """
        byte n;
        active proctype P() { timer t; do :: delay(t, 1) od }
        active proctype Q() { timer t; do :: n = 1 - n; STEP od }
        """;
    CheckOptions zeno = CheckOptions.none().withChecks(Set.of(Check.ZENO));
    CheckReport stops = check(model.replace("STEP", "skip"), zeno);
    assertThat(stops.verdict()).isEqualTo(Verdict.VIOLATED);
    assertThat(stops.violations().get(0).kind().slug()).isEqualTo("zeno-cycle");
    assertThat(stops.violations().get(0).trace().cycleStart()).isPresent();
    assertThat(check(model.replace("STEP", "delay(t, 2)"), zeno).verdict())
        .isEqualTo(Verdict.HOLDS);
    // A timeout of the model is no time.
    assertThat(check("active proctype P() { do :: timeout od }", zeno).verdict())
        .isEqualTo(Verdict.VIOLATED);
  }
}
