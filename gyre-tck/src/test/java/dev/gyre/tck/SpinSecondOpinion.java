package dev.gyre.tck;

import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.Persistence;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.property.Guarantee;
import dev.gyre.property.Verdict;
import dev.gyre.property.ViolationKind;
import dev.gyre.source.SourceFile;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What Gyre's {@code --plain} says of a model's safety, against Spin, where Spin is a judge. */
public final class SpinSecondOpinion {
  private static final Duration LIMIT = Duration.ofSeconds(2);
  private static final Duration PAN_LIMIT = Duration.ofSeconds(15);

  /** Spin has other words for these, gives up at them, or does not see them. */
  private static final Set<ViolationKind> COMPARABLE =
      Set.of(ViolationKind.ASSERTION, ViolationKind.INVALID_END_STATE);

  private static final Pattern RUN_TIME_ERROR =
      Pattern.compile("index out of bounds|aborting|uninitialized chan|too many|pan: error");

  private final SpinOracle spin = SpinOracle.require();

  /**
   * What became of a comparison.
   *
   * @param passedOver why there was none
   */
  public record Opinion(Optional<String> passedOver, Optional<String> disagreement) {
    private static Opinion none(String why) {
      return new Opinion(Optional.of(why), Optional.empty());
    }
  }

  public Opinion of(String text) {
    Optional<ProcessSystem> system =
        new PromelaFrontEnd().check(new SourceFile("model.pml", text)).system();
    if (system.isEmpty()) {
      return Opinion.none("refused by Gyre");
    }
    Optional<String> blindSpot = SpinBlindSpots.of(system.get());
    if (blindSpot.isPresent()) {
      return Opinion.none(blindSpot.get());
    }
    CheckReport ours = Checker.check(request(text));
    Set<ViolationKind> kinds =
        ours.violations().stream().map(FoundViolation::kind).collect(Collectors.toSet());
    if (ours.guarantee() != Guarantee.EXHAUSTIVE || ours.verdict() == Verdict.ERROR) {
      return Opinion.none("no answer from Gyre");
    }
    if (!COMPARABLE.containsAll(kinds)) {
      return Opinion.none("run-time error");
    }
    return ask(text, ours);
  }

  private Opinion ask(String text, CheckReport ours) {
    Optional<SpinOracle.PanRun> run;
    try {
      run = spin.plain(text, PAN_LIMIT);
    } catch (NoAnswer e) {
      return Opinion.none(e.reason().words());
    }
    if (run.isEmpty() || RUN_TIME_ERROR.matcher(run.get().output()).find()) {
      return Opinion.none("no answer from pan");
    }
    boolean agree =
        ours.statistics().states() == run.get().states()
            && (ours.verdict() == Verdict.VIOLATED) == run.get().errors() > 0;
    String words =
        ours.verdict() + ", " + ours.statistics().states() + " states, but Spin: " + run.get();
    return new Opinion(Optional.empty(), agree ? Optional.empty() : Optional.of(words));
  }

  private static CheckRequest request(String text) {
    return CheckRequest.of(new SourceFile("model.pml", text))
        .withOptions(
            CheckOptions.none()
                .withOptimisations(Optimisations.PLAIN)
                .withThreads(1)
                .withProperties(List.of("safety")))
        .withPersistence(Persistence.ALL)
        .withLimits(
            new Limits(OptionalLong.empty(), Optional.of(LIMIT), OptionalLong.of(64L << 20)));
  }
}
