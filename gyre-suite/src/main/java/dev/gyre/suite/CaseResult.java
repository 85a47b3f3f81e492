package dev.gyre.suite;

import dev.gyre.engine.report.CheckReport;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * What became of a case.
 *
 * @param differences why it is not as expected; none if it is
 * @param origin where the outcome comes from
 */
public record CaseResult(
    TestCase testCase, Outcome outcome, List<Difference> differences, Origin origin) {

  public CaseResult {
    differences = List.copyOf(differences);
  }

  /** Where an outcome comes from. */
  public enum Origin {
    RUN,
    CACHE
  }

  /** How bad it is, from fine to worst. */
  public enum Status {
    PASSED("ok"),
    /** There is no answer. */
    UNDECIDED("undecided"),
    /** There is another answer. */
    DIFFERS("FAIL"),
    /** The model or the suite is wrong. */
    WRONG("ERROR"),
    /** A fault of Gyre. */
    FAULT("FAULT");

    private final String word;

    Status(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }
  }

  /**
   * One thing that is not as expected.
   *
   * @param rule its kind: that of the violation, the number of the error, or one of a few words
   * @param message what is wrong
   */
  public record Difference(Status status, String rule, String message, Place place) {}

  public static CaseResult of(TestCase testCase, Outcome outcome, Origin origin) {
    return new CaseResult(testCase, outcome, new Comparison(testCase, outcome).run(), origin);
  }

  /** The report of {@code gyre verify}: a case for each property, all of which should hold. */
  public static List<CaseResult> of(CheckReport report, TestCase testCase) {
    Outcome outcome = Outcome.of(report);
    if (outcome.properties().isEmpty()) {
      return List.of(of(testCase, outcome, Origin.RUN));
    }
    return outcome.properties().stream()
        .map(p -> of(named(testCase, p), outcome.only(p), Origin.RUN))
        .toList();
  }

  private static TestCase named(TestCase testCase, Outcome.OfProperty property) {
    return new TestCase(
        testCase.suite(),
        property.inWords(),
        testCase.model(),
        testCase.question(),
        testCase.words(),
        testCase.call(),
        testCase.expectation(),
        testCase.place());
  }

  public Status status() {
    return worst(differences.stream().map(Difference::status).toList());
  }

  public boolean isPassed() {
    return differences.isEmpty();
  }

  public double seconds() {
    return outcome.figures().seconds();
  }

  /** The answer of this property, if it was asked for. */
  public Optional<Outcome.OfProperty> property(String name) {
    return outcome.properties().stream().filter(p -> p.name().equals(name)).findFirst();
  }

  /** The worst of all. */
  public static Status worst(List<Status> all) {
    return all.stream().max(Comparator.naturalOrder()).orElse(Status.PASSED);
  }
}
