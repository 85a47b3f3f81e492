package dev.gyre.tck.bound;

import dev.gyre.bound.ChannelBound;
import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.property.Verdict;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceFile;
import java.time.Duration;
import java.util.Collection;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** Asks a search whether channels really hold no more than was claimed. */
final class FillOracle {
  private FillOracle() {}

  /** The formula that says that these channels keep their bounds. */
  static String claim(Collection<ChannelBound> bounded) {
    return bounded.stream()
        .map(c -> "len(" + c.channel().name() + ") <= " + c.bound().orElseThrow())
        .collect(Collectors.joining(" && "));
  }

  /** What a search finds out about a condition in all states. */
  static Verdict always(String model, String condition, Duration limit) {
    String text = model + "\nltl gyre_claim { [] (" + condition + ") }\n";
    Limits limits = new Limits(OptionalLong.empty(), Optional.of(limit), OptionalLong.empty());
    CheckReport report =
        Checker.check(
            CheckRequest.of(new SourceFile("model.pml", text))
                .withOptions(CheckOptions.none().withLimits(limits)));
    return report.properties().stream()
        .filter(p -> p.toString().contains("gyre_claim"))
        .map(PropertyReport::verdict)
        .findFirst()
        .orElseGet(() -> unanswered(report, text));
  }

  /** There was no time to begin; a text that is wrong is a fault of the test. */
  private static Verdict unanswered(CheckReport report, String text) {
    if (report.diagnostics().stream().anyMatch(Diagnostic::isError)) {
      throw new AssertionError(report.diagnostics() + "\n" + text);
    }
    return Verdict.UNDECIDED;
  }
}
