package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The conformance suite against Spin itself: a header that is wrong would make Gyre wrong. */
class ConformanceOracleTest {
  @Test
  void spinDoesWhatTheParseHeadersSay() {
    SpinOracle spin = SpinOracle.require();
    List<String> disagreements = new ArrayList<>();
    int judged = 0;
    for (ConformanceCase model : ConformanceCase.all()) {
      SpinOracle.Opinion opinion = spin.accepts(model.file());
      boolean accept = model.spin() == ConformanceCase.Verdict.ACCEPT;
      switch (opinion.answer()) {
        case ACCEPTED, REJECTED -> {
          judged++;
          if (accept != (opinion.answer() == SpinOracle.Answer.ACCEPTED)) {
            disagreements.add(model.name() + ": " + opinion.answer() + "\n" + opinion.output());
          }
        }
        // A crash is no opinion; but a header that says "accept" cannot come from one.
        case CRASHED, TIMED_OUT -> {
          if (accept) {
            disagreements.add(model.name() + ": " + opinion.answer());
          }
        }
      }
    }
    assertThat(disagreements).isEmpty();
    assertThat(judged).as("files that Spin had an opinion on").isGreaterThan(800);
  }
}
