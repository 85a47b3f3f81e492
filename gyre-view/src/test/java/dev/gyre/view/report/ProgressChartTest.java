package dev.gyre.view.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ProgressChartTest {
  @Test
  void amountsAreShort() {
    assertThat(ProgressChart.amount(0)).isEqualTo("0");
    assertThat(ProgressChart.amount(9_999)).isEqualTo("9999");
    assertThat(ProgressChart.amount(12_345)).isEqualTo("12.3 k");
    assertThat(ProgressChart.amount(7_609_684)).isEqualTo("7.61 M");
    assertThat(ProgressChart.amount(2_500_000_000L)).isEqualTo("2.50 G");
  }

  @Test
  void theCurveStartsAtTheFloorAndEndsAtTheTop() {
    List<ReportDocument.Sample> samples =
        List.of(
            new ReportDocument.Sample(0, 0, 1, 10),
            new ReportDocument.Sample(0.5, 50, 2, 10),
            new ReportDocument.Sample(1, 100, 3, 10));
    assertThat(ProgressChart.render("states", samples, ReportDocument.Sample::states))
        .contains("points=\"64.0,108.0 238.0,65.0 412.0,22.0\"");
  }
}
