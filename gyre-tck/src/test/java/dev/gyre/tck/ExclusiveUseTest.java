package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.CheckReport;
import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.exec.exclusive.ExclusiveUseCheck;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.Wishes;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.source.SourceFile;
import dev.gyre.system.Verdict;
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

  private static final String C = "chan c = [2] of { byte };\n";
  private static final String P = "active proctype P() { xr c; end: do :: c?_ od }\n";

  static List<Case> cases() {
    return List.of(
        new Case(C + P + "active proctype Q() { c!1; c!2 }", 0, false),
        new Case(C + P + "active proctype Q() { byte z; c!1; c?z }", 3, true),
        new Case(C + P + "active proctype Q() { byte z; c!1; c?<z> }", 3, true),
        new Case(C + P + "active proctype Q() { c!1; if :: c?[1] :: true fi }", 3, true),
        new Case(C + P + "active proctype Q() { byte z; z = len(c) }", 3, true),
        new Case(C + P + "active proctype Q() { if :: full(c) :: true fi }", 3, true),
        new Case(C + P + "active proctype Q() { if :: nfull(c) :: true fi }", 0, false),
        new Case(C + P + "active proctype Q() { if :: nempty(c) :: true fi }", 3, true),
        new Case(
            C + P + "byte x;\nactive proctype Q() { if :: x > 0 && len(c) > 0 :: true fi }",
            0,
            true),
        new Case(C + P + "active proctype Q() { if :: false -> c?_ :: true fi }", 0, true),
        new Case(C + P + "active proctype Q() { byte y; d_step { y = 1; c?_ } }", 3, true),
        new Case(C + "active [2] proctype P() { xr c; end: c?_ }", 2, true),
        new Case(
            C
                + "active proctype P() { xr c; if :: len(c) > 0 :: true fi }\n"
                + "active proctype Q() { xs c; c!1 }",
            2,
            true),
        new Case(C + "active proctype P() { xs c; c!1 }\nactive proctype Q() { c!2 }", 3, true),
        new Case(
            C + "active proctype P() { chan d = c; d!1 }\n" + "active proctype Q() { xs c; c!2 }",
            2,
            true),
        new Case(
            C
                + "chan e = [1] of { byte };\nproctype P(chan d) { xr d; end: d?_ }\n"
                + "init { run P(c); run P(e); c!1; e!1 }",
            0,
            true),
        new Case(
            C
                + "proctype P(chan d) { xr d; end: d?_ }\n"
                + "init { atomic { run P(c); run P(c) } }",
            2,
            true),
        new Case(
            "chan r = [0] of { byte };\nactive proctype P() { xr r; r?1 }\n"
                + "active proctype Q() { r!1 }",
            2,
            true));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void aBrokenPromiseIsAViolation(Case model) {
    CheckRequest request = CheckRequest.of(new SourceFile("m.pml", model.text()));
    for (SearchOrder order : SearchOrder.values()) {
      CheckReport report = Checker.check(request.withSearch(order));
      assertThat(report.verdict()).isEqualTo(model.line() > 0 ? Verdict.VIOLATED : Verdict.HOLDS);
      if (model.line() > 0) {
        assertThat(report.violations().get(0).kind()).isEqualTo("exclusive-use");
        assertThat(report.violations().get(0).line()).isEqualTo(model.line());
      }
    }
    Wishes plain = Wishes.none().withOptimisations(Optimisations.PLAIN);
    assertThat(Checker.check(request.withWishes(plain)).violations())
        .noneMatch(v -> v.kind().equals("exclusive-use"));
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
