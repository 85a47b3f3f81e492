package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** The conformance suite against Spin itself: a header that is wrong would make Gyre wrong. */
class ConformanceOracleTest {
  @Test
  void spinDoesWhatTheParseHeadersSay() {
    SpinOracle spin = SpinOracle.require();
    AtomicInteger judged = new AtomicInteger();
    // In parallel: nine hundred starts of Spin are most of the time of this test.
    List<String> disagreements =
        ConformanceCase.all().parallelStream()
            .map(model -> disagreement(model, spin.accepts(model.file()), judged))
            .flatMap(Optional::stream)
            .toList();
    assertThat(disagreements).isEmpty();
    assertThat(judged.get()).as("files that Spin had an opinion on").isGreaterThan(800);
  }

  private static Optional<String> disagreement(
      ConformanceCase model, SpinOracle.Opinion opinion, AtomicInteger judged) {
    boolean accept = model.spin() == ConformanceCase.Verdict.ACCEPT;
    boolean agrees =
        switch (opinion.answer()) {
          case ACCEPTED -> accept;
          // A crash is no opinion; but a header that says "accept" cannot come from one.
          case REJECTED, CRASHED, TIMED_OUT -> !accept;
        };
    if (opinion.answer() == SpinOracle.Answer.ACCEPTED
        || opinion.answer() == SpinOracle.Answer.REJECTED) {
      judged.incrementAndGet();
    }
    return agrees
        ? Optional.empty()
        : Optional.of(model.name() + ": " + opinion.answer() + "\n" + opinion.output());
  }
}
