package dev.gyre.engine.report;

import dev.gyre.audit.Breach;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.plan.CheckPlan;
import dev.gyre.property.Guarantee;
import dev.gyre.property.Verdict;
import dev.gyre.source.Diagnostic;
import java.util.List;
import java.util.Optional;

/**
 * What a check found out.
 *
 * @param reason why there is no answer, or why the request was refused
 * @param plan what was done; empty if it did not come to that
 * @param properties each property that was checked
 * @param violations one example of each kind at each place
 * @param statistics the figures of the first property's search
 * @param unreached the statements nobody ever executed; known only if everything was seen
 * @param discarded the signals that states of SDL discard; known only if everything was seen
 * @param breaches what reductions were caught at; what they did is not part of the answer
 * @param crossCheck what came out when the question was asked once more without reductions; empty
 *     unless that was wanted
 * @param shortenings what came out when shorter runs were looked for, one for each violation; none
 *     unless that was wanted
 */
public record CheckReport(
    LoadedModel model,
    Verdict verdict,
    Guarantee guarantee,
    Optional<String> reason,
    Optional<CheckPlan> plan,
    List<PropertyReport> properties,
    List<FoundViolation> violations,
    List<Unreached> unreached,
    List<Discarded> discarded,
    Statistics statistics,
    List<Breach> breaches,
    Optional<CrossCheck> crossCheck,
    List<Shortening> shortenings) {

  public CheckReport {
    shortenings = List.copyOf(shortenings);
    breaches = List.copyOf(breaches);
    properties = List.copyOf(properties);
    violations = List.copyOf(violations);
    unreached = List.copyOf(unreached);
    discarded = List.copyOf(discarded);
  }

  /** The report about a model with errors. */
  public static CheckReport unusable(LoadedModel model) {
    return without(model, Verdict.ERROR, Optional.empty(), 0);
  }

  /** The report of a check that did not come to a search. */
  public static CheckReport without(
      LoadedModel model, Verdict verdict, Optional<String> reason, double seconds) {
    return new CheckReport(
        model,
        verdict,
        Guarantee.BOUNDED,
        reason,
        Optional.empty(),
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        Statistics.none(seconds),
        List.of(),
        Optional.empty(),
        List.of());
  }

  public CheckReport withBreaches(List<Breach> seen) {
    return new CheckReport(
        model,
        verdict,
        guarantee,
        reason,
        plan,
        properties,
        violations,
        unreached,
        discarded,
        statistics,
        seen,
        crossCheck,
        shortenings);
  }

  public CheckReport withCrossCheck(CrossCheck outcome) {
    return new CheckReport(
        model,
        verdict,
        guarantee,
        reason,
        plan,
        properties,
        violations,
        unreached,
        discarded,
        statistics,
        breaches,
        Optional.of(outcome),
        shortenings);
  }

  /**
   * The same with shorter runs.
   *
   * @param shorter the same violations
   */
  public CheckReport withShorterRuns(List<FoundViolation> shorter, List<Shortening> outcomes) {
    return new CheckReport(
        model,
        verdict,
        guarantee,
        reason,
        plan,
        properties,
        shorter,
        unreached,
        discarded,
        statistics,
        breaches,
        crossCheck,
        outcomes);
  }

  /** The same with more said about each violation. */
  public CheckReport withViolations(List<FoundViolation> explained) {
    return withShorterRuns(explained, shortenings);
  }

  /** The findings about the model's text, warnings included. */
  public List<Diagnostic> diagnostics() {
    return model.diagnostics();
  }

  /** What reductions were caught at, a line each. */
  public List<String> breachesInWords() {
    return breaches.stream().map(Breach::inWords).toList();
  }

  public boolean holds() {
    return verdict == Verdict.HOLDS;
  }
}
