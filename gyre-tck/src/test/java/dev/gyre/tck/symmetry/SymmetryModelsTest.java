package dev.gyre.tck.symmetry;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.ReductionKind;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Known models whose number of orbits is known in closed form. */
class SymmetryModelsTest {
  /** One manager changes the data and tells the others; each of them reads, and acknowledges. */
  private static final String DATA_BASE =
      """
      byte changing = 255;
      byte acknowledged;
      bit version;
      bit seen[N];
      active [N] proctype Manager() {
        do
        :: d_step { changing == 255 -> changing = _pid; version = 1 - version; seen[_pid] = version };
           d_step { acknowledged == N - 1 -> changing = 255; acknowledged = 0 }
        :: d_step { changing != 255 && seen[_pid] != version -> seen[_pid] = version };
           acknowledged++
        od
      }
      """;

  /** Everyone counts to two; then one process is found out. */
  private static final String WRONG =
      """
      byte done[N];
      byte winner = 255;
      active [N] proctype P() {
        do
        :: done[_pid] < 2 -> done[_pid]++
        :: atomic { done[_pid] == 2 && winner == 255 -> winner = _pid };
           assert(winner != _pid)
        od
      }
      """;

  private static CheckReport check(String text, int n, CheckOptions wishes) {
    return Checker.check(
        CheckRequest.of(new SourceFile("model.pml", text))
            .withDefinitions(Map.of("N", String.valueOf(n)))
            .withOptions(wishes.withThreads(1)));
  }

  /** Per version: nobody changes anything, or one does and each other one is at one of 3 points. */
  @Test
  void theNumberOfOrbitsIsKnown() {
    CheckOptions plain = CheckOptions.none().withOptimisations(Optimisations.PLAIN);
    for (int n = 2; n <= 20; n++) {
      CheckReport report = check(DATA_BASE, n, plain.withSymmetry(SymmetryOption.REFINE));
      assertThat(report.verdict()).isEqualTo(Verdict.HOLDS);
      assertThat(report.statistics().states()).isEqualTo(2 * (n * (n + 1L) / 2 + 1));
      if (n <= 6) {
        CheckReport full = check(DATA_BASE, n, plain.withSymmetry(SymmetryOption.FULL));
        assertThat(full.statistics().states()).isEqualTo(report.statistics().states());
        CheckReport off = check(DATA_BASE, n, plain);
        assertThat(off.statistics().states())
            .isEqualTo(2 * (n * Math.round(Math.pow(3, n - 1)) + 1));
      }
    }
  }

  @Test
  void aTraceIsAnExecution() {
    for (SymmetryOption strategy :
        List.of(SymmetryOption.AUTO, SymmetryOption.PC_SORTED, SymmetryOption.SORTED)) {
      for (SearchOrder order : SearchOrder.values()) {
        CheckOptions wishes = CheckOptions.none().withSymmetry(strategy).withSearch(order);
        CheckReport report = check(WRONG, 4, wishes);
        assertThat(report.verdict()).isEqualTo(Verdict.VIOLATED);
        assertThat(report.violations().get(0).kind().slug()).isEqualTo("assertion");
        assertThat(report.plan().orElseThrow().uses(ReductionKind.SYMMETRY)).isTrue();
      }
    }
  }

  @Test
  void theShortestTraceIsAsShortAsWithoutSymmetry() {
    CheckOptions wide = CheckOptions.none().withSearch(SearchOrder.BFS);
    CheckReport off = check(WRONG, 3, wide.withSymmetry(SymmetryOption.OFF));
    CheckReport on = check(WRONG, 3, wide.withSymmetry(SymmetryOption.AUTO));
    assertThat(on.violations().get(0).trace().steps())
        .hasSameSizeAs(off.violations().get(0).trace().steps());
    assertThat(on.statistics().states()).isLessThan(off.statistics().states());
  }

  @Test
  void oneAloneIsNotWorthTheTrouble() {
    String text = "scalarset A[N]; A x; active [A] proctype P(A me) { do :: x = me od }";
    assertThat(
            check(text, 1, CheckOptions.none()).plan().orElseThrow().uses(ReductionKind.SYMMETRY))
        .isFalse();
    assertThat(
            check(text, 2, CheckOptions.none()).plan().orElseThrow().uses(ReductionKind.SYMMETRY))
        .isTrue();
  }

  /** A number that no process of the one family has is a number like others, whoever has it. */
  @Test
  void numbersOfOneFamilyAreNothingToAnother() {
    for (String rest :
        List.of(
            "active proctype S() { (go == 1); who = 2; assert(who != 3) }",
            "active proctype S() { (go == 1); who = 2; assert(who != 2) }",
            "active proctype S() { a[2] = 1; assert(a[3] == 0) }",
            "active proctype S() { b[1] = 1 }")) {
      String text =
          """
          byte who = 9; bit go; bit a[4]; bit b[2];
          active [2] proctype P() { who = _pid; a[_pid] = 1; b[_pid] = 1; who = 9 }
          active [2] proctype Q() { go = 1; go = 0 }
          """
              + rest;
      CheckOptions all = CheckOptions.none().withSymmetry(SymmetryOption.OFF);
      CheckReport off = check(text, 0, all);
      for (SymmetryOption strategy : List.of(SymmetryOption.REFINE, SymmetryOption.FULL)) {
        CheckReport on = check(text, 0, all.withSymmetry(strategy));
        assertThat(on.verdict()).as(rest).isEqualTo(off.verdict());
        assertThat(on.plan().orElseThrow().uses(ReductionKind.SYMMETRY)).isTrue();
      }
    }
  }
}
