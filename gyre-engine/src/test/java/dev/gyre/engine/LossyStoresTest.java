package dev.gyre.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.engine.json.VerifyJson;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.Uncertainty;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.StoreKind;
import dev.gyre.plan.StoreSetup;
import dev.gyre.property.Guarantee;
import dev.gyre.property.Verdict;
import dev.gyre.source.SourceFile;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a check says when the store may omit states. */
class LossyStoresTest {
  /** One state for each value of the variables. */
  private static final String GRID =
      "byte a, b, c; active proctype P() { end: do :: atomic { a < 30 -> a++ }"
          + " :: atomic { b < 30 -> b++ } :: atomic { c < 30 -> c++ } od }";

  private static final int GRID_STATES = 31 * 31 * 31;

  private static final String FAULTY =
      "byte a, b; active proctype P() { do :: a < 40 -> a++ :: b < 40 -> b++ :: a + b == 80 ->"
          + " assert(false) od }";

  static List<StoreSetup> largeTables() {
    return List.of(
        new StoreSetup.Bitstate(3, 4 << 20),
        new StoreSetup.Bitstate(12, (4 << 20) + 5),
        new StoreSetup.Compact(24, 4 << 20),
        new StoreSetup.Compact(64, 4 << 20));
  }

  private static CheckReport check(String model, StoreSetup store, int threads) {
    CheckOptions wishes = CheckOptions.none().withStore(store).withThreads(threads);
    return Checker.check(CheckRequest.of(new SourceFile("lossy.pml", model)).withOptions(wishes));
  }

  private static Uncertainty uncertainty(CheckReport report) {
    return report.properties().get(0).uncertainty().orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("largeTables")
  void whatWasNotFoundStaysOpen(StoreSetup store) {
    for (int threads : new int[] {1, 3}) {
      CheckReport report = check(GRID, store, threads);
      assertThat(report.verdict()).isEqualTo(Verdict.UNDECIDED);
      assertThat(report.guarantee()).isEqualTo(Guarantee.PROBABILISTIC);
      assertThat(report.reason().orElseThrow()).contains("lossy").contains("expected");
      assertThat(report.unreached()).isEmpty();
      double expected = uncertainty(report).omissions();
      assertThat(expected).isPositive();
      // With so few omissions every other state is reached on another way.
      assertThat((double) GRID_STATES - report.statistics().states())
          .isBetween(0.0, expected + 6 * Math.sqrt(expected) + 1);
      assertThat(uncertainty(report).next().orElseThrow().options()).isEqualTo("--store tree");
    }
  }

  @ParameterizedTest
  @MethodSource("largeTables")
  void whatWasFoundIsReal(StoreSetup store) {
    for (int threads : new int[] {1, 3}) {
      CheckReport report = check(FAULTY, store, threads);
      assertThat(report.verdict()).isEqualTo(Verdict.VIOLATED);
      assertThat(report.violations().get(0).trace().steps()).hasSize(162);
    }
    CheckOptions wide = CheckOptions.none().withSearch(SearchOrder.BFS).withStore(store);
    CheckRequest request = CheckRequest.of(new SourceFile("lossy.pml", FAULTY)).withOptions(wide);
    assertThat(Checker.check(request).verdict()).isEqualTo(Verdict.VIOLATED);
  }

  /** The tests above would pass with an exact store; this one would not. */
  @Test
  void aSmallTableOmitsMuch() {
    CheckReport report = check(GRID, new StoreSetup.Bitstate(1, 1024), 1);
    assertThat(report.verdict()).isEqualTo(Verdict.UNDECIDED);
    assertThat(report.statistics().states()).isLessThan(8192);
    assertThat(uncertainty(report).omissions()).isGreaterThan(100);
    assertThat(uncertainty(report).tableBytes()).isEqualTo(1024);
    assertThat(uncertainty(report).partsBytes()).isPositive();
    assertThat(uncertainty(report).tableBytes() + uncertainty(report).partsBytes())
        .isLessThanOrEqualTo(report.statistics().memoryBytes());
  }

  @Test
  void aFullTableOfSignaturesEndsTheSearch() {
    CheckReport report = check(GRID, new StoreSetup.Compact(32, 100_000), 2);
    assertThat(report.verdict()).isEqualTo(Verdict.UNDECIDED);
    assertThat(report.guarantee()).isEqualTo(Guarantee.BOUNDED);
    assertThat(report.reason().orElseThrow()).contains("compact store is full");
    assertThat(report.statistics().states()).isBetween(24_000L, 25_000L);
    assertThat(uncertainty(report).next().orElseThrow().options())
        .matches("--store bitstate:3 --memory \\d+M");
  }

  @Test
  void theJsonHasTheEstimate() throws IOException {
    StringWriter out = new StringWriter();
    VerifyJson.write(check(GRID, new StoreSetup.Bitstate(2, 1 << 20), 1), out);
    assertThat(out.toString())
        .contains("\"guarantee\" : \"probabilistic\"")
        .contains("\"omissions\" : {")
        .contains("\"store\" : \"bitstate:2\"")
        .contains("\"tableBytes\" : 1048576")
        .contains("\"options\" : \"--store tree\"");
    StringWriter exact = new StringWriter();
    VerifyJson.write(check(GRID, new StoreSetup.Exact(StoreKind.TREE), 1), exact);
    assertThat(exact.toString()).doesNotContain("omissions");
  }

  @Test
  void anExactStoreLeavesNoDoubt() {
    CheckReport report = check(GRID, new StoreSetup.Exact(StoreKind.TREE), 1);
    assertThat(report.verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(report.statistics().states()).isEqualTo(GRID_STATES);
    assertThat(report.properties().get(0).uncertainty()).isEmpty();
  }
}
