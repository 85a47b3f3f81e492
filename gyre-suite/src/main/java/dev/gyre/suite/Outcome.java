package dev.gyre.suite;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.CrossCheck;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.source.Diagnostic;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What a case came to: what is compared, shown and remembered of a report.
 *
 * @param reason why there is no answer, or why the question was refused
 * @param errors what is wrong with the model
 * @param fault what Gyre itself did wrong; the rest is worth nothing then
 * @param notes what else one should know
 */
public record Outcome(
    Answer answer,
    Optional<String> reason,
    List<OfProperty> properties,
    List<Violation> violations,
    List<Finding> errors,
    Figures figures,
    Optional<String> fault,
    List<String> notes) {

  public Outcome {
    properties = List.copyOf(properties);
    violations = List.copyOf(violations);
    errors = List.copyOf(errors);
    notes = List.copyOf(notes);
  }

  /** What became of one property. */
  public record OfProperty(
      String name, String inWords, Answer answer, Optional<String> reason, Figures figures) {}

  /**
   * A violation.
   *
   * @param kind the stable name of its kind
   */
  public record Violation(String property, String kind, String message, Place place) {}

  /** An error in the model. */
  public record Finding(String code, String message, Place place) {}

  /** The figures of a search. */
  public record Figures(long states, long transitions, long depth, double seconds) {}

  public static Outcome of(CheckReport report) {
    Optional<String> fault =
        report
            .crossCheck()
            .filter(check -> check.outcome() == CrossCheck.Outcome.DISAGREES)
            .map(check -> "cross-check: " + check.inWords());
    return new Outcome(
        Answer.of(report.verdict()),
        report.reason(),
        report.properties().stream().map(Outcome::of).toList(),
        report.violations().stream().map(Outcome::of).toList(),
        errors(report.diagnostics()),
        new Figures(
            report.statistics().states(),
            report.statistics().transitions(),
            report.statistics().depth(),
            report.statistics().seconds()),
        fault,
        report.breachesInWords().stream().map(breach -> "breach: " + breach).toList());
  }

  /** The model was only read. */
  public static Outcome ofReading(List<Diagnostic> diagnostics, double seconds) {
    List<Finding> errors = errors(diagnostics);
    return new Outcome(
        errors.isEmpty() ? Answer.ACCEPTED : Answer.ERROR,
        Optional.empty(),
        List.of(),
        List.of(),
        errors,
        new Figures(0, 0, 0, seconds),
        Optional.empty(),
        List.of());
  }

  /** Gyre failed. */
  public static Outcome ofFault(String fault) {
    return new Outcome(
        Answer.UNDECIDED,
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        new Figures(0, 0, 0, 0),
        Optional.of(fault),
        List.of());
  }

  /** The same about files with other names. */
  public Outcome renamed(UnaryOperator<String> names) {
    return new Outcome(
        answer,
        reason,
        properties,
        violations.stream()
            .map(v -> new Violation(v.property(), v.kind(), v.message(), v.place().renamed(names)))
            .toList(),
        errors.stream()
            .map(e -> new Finding(e.code(), e.message(), e.place().renamed(names)))
            .toList(),
        figures,
        fault,
        notes);
  }

  /** What it says about one of its properties. */
  Outcome only(OfProperty property) {
    return new Outcome(
        property.answer(),
        property.reason(),
        List.of(property),
        violations.stream().filter(v -> v.property().equals(property.name())).toList(),
        List.of(),
        property.figures(),
        fault,
        notes);
  }

  private static OfProperty of(PropertyReport report) {
    return new OfProperty(
        report.property().name(),
        report.property().inWords(),
        Answer.of(report.verdict()),
        report.reason(),
        new Figures(
            report.statistics().states(),
            report.statistics().transitions(),
            report.statistics().depth(),
            report.statistics().seconds()));
  }

  private static Violation of(FoundViolation violation) {
    return new Violation(
        violation.property(),
        violation.kind().slug(),
        violation.message(),
        Place.of(violation.span()));
  }

  private static List<Finding> errors(List<Diagnostic> diagnostics) {
    return diagnostics.stream()
        .filter(Diagnostic::isError)
        .map(d -> new Finding(d.code().id(), d.message(), Place.of(d.span())))
        .toList();
  }
}
