package dev.gyre.engine.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.emptiness.Lasso;
import dev.gyre.emptiness.LassoCheck;
import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.Simulation;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.Shortening;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.SearchOrder;
import dev.gyre.property.Fairness;
import dev.gyre.property.ViolationKind;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Channels;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What is called the shortest run is compared with all runs that are shorter. */
class TrailShorteningTest {
  private static final CheckOptions SHORTEN =
      CheckOptions.none()
          .withSearch(SearchOrder.DFS)
          .withThreads(1)
          .withPersistence(Persistence.FIRST_SHORTENED);

  private static CheckReport check(String model, CheckOptions options) {
    return Checker.check(CheckRequest.of(new SourceFile("model.pml", model)).withOptions(options));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "byte x; active proctype P() { do :: x < 6 -> x++ :: x == 2 -> x = 5 :: assert(x != 5) od"
            + " }",
        "byte x; active proctype P() { do :: x < 9 -> atomic { x++; skip; skip } :: x = 9; break"
            + " od; assert(x < 9) }",
        "byte x; active proctype P() { if :: atomic { x = 1; x = 2; x = 3 } :: x = 1; x = 3 fi }"
            + " active proctype Q() { assert(x != 3) }",
        "byte x; active [2] proctype P() { atomic { x == _pid -> x++; (x != 1); (x == 7) } }",
        "chan c = [0] of { byte }; byte n; active proctype P() { do :: c!1 :: n > 1 -> break od }"
            + " active proctype Q() { byte v; do :: c?v; n++ od }",
        "byte x; active proctype P() { do :: x < 8 -> d_step { x++; x++ } :: x++; assert(x != 5)"
            + " od }",
        "chan q = [2] of { byte }; active proctype P() { atomic { q!1; q!2; q!3 } }"
            + " active proctype Q() { byte v; if :: skip; skip; q?v :: q?v fi; false }",
        "byte a[2], i; active proctype P() { do :: i++ :: i > 1 -> skip; a[i] = 1 od }"
      })
  void noShorterRunHasTheSameViolation(String model) {
    CheckReport report = check(model, SHORTEN);
    FoundViolation found = report.violations().get(0);
    Shortening said = report.shortenings().get(0);
    assertThat(said.outcome()).isEqualTo(Shortening.Outcome.SHORTEST);
    int steps = found.trace().steps().size();
    assertThat(said.after()).isEqualTo(steps);
    ProcessSystem system = report.model().system().orElseThrow();
    Simulation simulation = new Simulation(system, Channels.BLOCKING);
    assertThat(isPossible(simulation, found.kind(), steps - 1)).isFalse();
    assertThat(isPossible(simulation, found.kind(), steps)).isTrue();
  }

  /** Tries all runs; knows nothing of states. */
  private static boolean isPossible(Simulation simulation, ViolationKind kind, int steps) {
    List<Simulation.Choice> choices = simulation.choices();
    boolean isBad =
        kind == ViolationKind.INVALID_END_STATE
            ? choices.isEmpty() && !simulation.isValidEnd()
            : simulation.faults().stream().anyMatch(f -> f.kind().violation() == kind);
    if (isBad || steps == 0) {
      return isBad;
    }
    for (Simulation.Choice choice : choices) {
      Simulation.Made made = simulation.take(choice.transition());
      boolean isFound =
          made.faults().stream().anyMatch(f -> f.kind().violation() == kind)
              || isPossible(simulation, kind, steps - 1);
      simulation.back();
      if (isFound) {
        return true;
      }
    }
    return false;
  }

  @ParameterizedTest
  @EnumSource(names = {"NONE", "WEAK", "STRONG"})
  void noShorterLassoIsABadRun(Fairness fairness) {
    String model =
        "byte x; active proctype P() { do :: x < 3 -> x++ :: x == 1 -> x = 3 :: x == 3 -> break od;"
            + " accept: do :: x == 3 -> x = 4 :: atomic { x == 4 -> x = 3; skip } od }"
            + " active proctype Q() { byte y; do :: x > 2 -> y = !y od }";
    CheckOptions options = SHORTEN.withFairness(fairness).withProperties(List.of("acceptance"));
    CheckReport report = check(model, options);
    FoundViolation found = report.violations().get(0);
    int steps = found.trace().transitions().size();
    assertThat(report.shortenings().get(0).outcome()).isEqualTo(Shortening.Outcome.SHORTEST);
    ProcessSystem system = report.model().system().orElseThrow();
    InterpretedSystem trusted = ExecutableSystems.reference(system, Channels.BLOCKING);
    LassoCheck check = new LassoCheck(CycleQuestion.ofAcceptLabels(trusted, fairness));
    Simulation simulation = new Simulation(system, Channels.BLOCKING);
    assertThat(hasLasso(simulation, check, new ArrayList<>(), steps - 1)).isFalse();
    assertThat(hasLasso(simulation, check, new ArrayList<>(), steps)).isTrue();
  }

  private static boolean hasLasso(
      Simulation simulation, LassoCheck check, List<Long> path, int steps) {
    boolean closes =
        Stream.iterate(0, i -> i < path.size(), i -> i + 1)
            .anyMatch(i -> check.complaint(new Lasso(path, i, Lasso.Extent.WHOLE)).isEmpty());
    if (closes || steps == 0) {
      return closes;
    }
    for (Simulation.Choice choice : simulation.choices()) {
      simulation.take(choice.transition());
      path.add(choice.transition());
      boolean isFound = hasLasso(simulation, check, path, steps - 1);
      path.remove(path.size() - 1);
      simulation.back();
      if (isFound) {
        return true;
      }
    }
    return false;
  }

  @Test
  void runsThatAFormulaForbidsAreShortened() {
    String model =
        "byte x; active proctype P() { do :: x < 30 -> x++ :: x == 30 -> x = 0 :: x == 3 -> x = 29"
            + " od } ltl safe { [] (x != 29) } ltl live { [] <> (x == 10) }";
    CheckReport report = check(model, SHORTEN.withProperties(List.of("safe", "live")));
    assertThat(report.violations()).hasSize(2);
    assertThat(report.shortenings())
        .allMatch(s -> s.outcome() == Shortening.Outcome.SHORTEST)
        .anyMatch(s -> s.after() < s.before());
    // Three times two steps to 3, the jump, and the claim's own move.
    assertThat(report.violations().get(0).trace().steps()).hasSize(9);
  }

  @Test
  void aDeadlockIsDescribedAsItIsInTheShorterRun() {
    String model =
        "bool a, b; active proctype P() { if :: a -> b :: skip; skip; skip; false fi }"
            + " active proctype Q() { a = true; skip; skip; skip; skip }";
    CheckReport report = check(model, SHORTEN);
    FoundViolation found = report.violations().get(0);
    assertThat(found.message()).contains("P:0").doesNotContain("Q:1");
    assertThat(found.trace().end().positions()).hasSize(1);
  }

  @Test
  void runsWithTimersAreShortenedAndNotCalledShortest() {
    String model =
        "timer t; byte x; active proctype P() { set(t, 5); do :: x < 5 -> x++ :: expire(t) ->"
            + " assert(false) od }";
    CheckReport report = check(model, SHORTEN);
    assertThat(report.shortenings()).hasSize(report.violations().size());
  }
}
