package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.exec.exclusive.ExclusiveUseCheck;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.SearchOrder;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.property.Verdict;
import dev.gyre.property.ViolationKind;
import dev.gyre.source.SourceFile;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code xr} and {@code xs}: what Spin calls a violation is one, and what it lets pass is not. */
class ExclusiveUseTest {
  /**
   * A model.
   *
   * @param line where the promise is broken, 0 if it is kept
   * @param watched whether the text alone does not decide
   */
  record Case(String text, int line, boolean watched) {}

  private static final String C = "chan c = [2] of { byte };";
  private static final String P = "active proctype P() { xr c; end: do :: c?_ od }";

  static List<Case> cases() {
    return List.of(
        model(0, false, C, P, "active proctype Q() { c!1; c!2 }"),
        model(3, true, C, P, "active proctype Q() { byte z; c!1; c?z }"),
        model(3, true, C, P, "active proctype Q() { byte z; c!1; c?<z> }"),
        model(3, true, C, P, "active proctype Q() { c!1; if :: c?[1] :: true fi }"),
        model(3, true, C, P, "active proctype Q() { byte z; z = len(c) }"),
        model(3, true, C, P, "active proctype Q() { if :: full(c) :: true fi }"),
        model(0, false, C, P, "active proctype Q() { if :: nfull(c) :: true fi }"),
        model(3, true, C, P, "active proctype Q() { if :: nempty(c) :: true fi }"),
        model(
            0,
            true,
            C,
            P,
            "byte x;",
            "active proctype Q() { if :: x > 0 && len(c) > 0 :: true fi }"),
        model(0, true, C, P, "active proctype Q() { if :: false -> c?_ :: true fi }"),
        model(3, true, C, P, "active proctype Q() { byte y; d_step { y = 1; c?_ } }"),
        model(2, true, C, "active [2] proctype P() { xr c; end: c?_ }"),
        model(
            2,
            true,
            C,
            "active proctype P() { xr c; if :: len(c) > 0 :: true fi }",
            "active proctype Q() { xs c; c!1 }"),
        model(3, true, C, "active proctype P() { xs c; c!1 }", "active proctype Q() { c!2 }"),
        model(
            2,
            true,
            C,
            "active proctype P() { chan d = c; d!1 }",
            "active proctype Q() { xs c; c!2 }"),
        model(
            0,
            true,
            C,
            "chan e = [1] of { byte };",
            "proctype P(chan d) { xr d; end: d?_ }",
            "init { run P(c); run P(e); c!1; e!1 }"),
        model(
            2,
            true,
            C,
            "proctype P(chan d) { xr d; end: d?_ }",
            "init { atomic { run P(c); run P(c) } }"),
        model(
            2,
            true,
            "chan r = [0] of { byte };",
            "active proctype P() { xr r; r?1 }",
            "active proctype Q() { r!1 }"));
  }

  private static Case model(int line, boolean watched, String... lines) {
    return new Case(String.join("\n", lines), line, watched);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void aBrokenPromiseIsAViolation(Case model) {
    CheckRequest request = CheckRequest.of(new SourceFile("m.pml", model.text()));
    for (SearchOrder order : SearchOrder.values()) {
      CheckReport report = Checker.check(request.withSearch(order));
      assertThat(report.verdict()).isEqualTo(model.line() > 0 ? Verdict.VIOLATED : Verdict.HOLDS);
      if (model.line() > 0) {
        assertThat(report.violations().get(0).kind().slug()).isEqualTo("exclusive-use");
        assertThat(report.violations().get(0).line()).isEqualTo(model.line());
      }
    }
    CheckOptions plain = CheckOptions.none().withOptimisations(Optimisations.PLAIN);
    assertThat(Checker.check(request.withOptions(plain)).violations())
        .noneMatch(v -> v.kind() == ViolationKind.EXCLUSIVE_USE);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void onlyWhatTheTextDoesNotDecideIsWatched(Case model) {
    var system =
        new PromelaFrontEnd().check(new SourceFile("m.pml", model.text())).system().orElseThrow();
    assertThat(ExclusiveUseCheck.isNeededFor(system)).isEqualTo(model.watched());
  }

  @ParameterizedTest
  @MethodSource("cases")
  void spinSaysTheSame(Case model) {
    assertThat(SpinOracle.require().isViolatedReduced(model.text())).isEqualTo(model.line() > 0);
  }
}
