package dev.gyre.tck.product;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.property.Guarantee;
import dev.gyre.property.Verdict;
import dev.gyre.property.ViolationKind;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What came of a question.
 *
 * @param verdicts by property; none if the question was refused
 * @param kinds what sorts of violations there are, by property; only where everything was seen
 * @param refusal why there is no verdict
 * @param fault what went wrong in Gyre itself
 */
record Answer(
    Map<String, Verdict> verdicts,
    Map<String, Set<String>> kinds,
    Optional<String> refusal,
    Optional<String> fault,
    long states) {

  /**
   * Kinds that are told apart by place. A broken promise ({@code xr}, {@code xs}) is not: partial
   * order builds on promises, so once one is broken it need not show every place.
   */
  private static final Set<ViolationKind> ONE_STATEMENT = Set.of(ViolationKind.ASSERTION);

  /** What is wrong if no answer comes. */
  static final String HANG = "does not obey its time limit";

  static Answer of(CheckReport report) {
    Map<String, Verdict> verdicts = new LinkedHashMap<>();
    Map<String, Set<String>> kinds = new TreeMap<>();
    for (PropertyReport property : report.properties()) {
      String name = property.property().name();
      verdicts.put(name, property.verdict());
      if (property.guarantee() == Guarantee.EXHAUSTIVE) {
        kinds.put(name, new TreeSet<>());
      }
    }
    for (FoundViolation violation : report.violations()) {
      kinds.computeIfPresent(
          violation.property(),
          (name, found) -> {
            found.add(place(violation));
            return found;
          });
    }
    Optional<String> refusal =
        report.verdict() == Verdict.ERROR
            ? Optional.of(report.reason().orElse("the model has errors"))
            : Optional.empty();
    // The verdict was found without what was caught, but nothing should have been caught.
    Optional<String> breach =
        report.breachesInWords().stream().findFirst().map(words -> "breach: " + words);
    return new Answer(verdicts, kinds, refusal, breach, report.statistics().states());
  }

  /** Where it went wrong; a deadlock has no place, as any process that waits is one. */
  private static String place(FoundViolation violation) {
    boolean hasPlace = ONE_STATEMENT.contains(violation.kind());
    return violation.kind().slug() + (hasPlace ? " at " + violation.span() : "");
  }

  static Answer fault(Throwable fault) {
    StackTraceElement[] trace = fault.getStackTrace();
    String place = trace.length == 0 ? "" : " at " + trace[0];
    return new Answer(Map.of(), Map.of(), Optional.empty(), Optional.of(fault + place), 0);
  }

  static Answer hang() {
    return new Answer(Map.of(), Map.of(), Optional.empty(), Optional.of(HANG), 0);
  }

  boolean isDecided() {
    return verdicts.values().stream()
        .anyMatch(verdict -> verdict == Verdict.HOLDS || verdict == Verdict.VIOLATED);
  }

  boolean isViolated() {
    return verdicts.containsValue(Verdict.VIOLATED);
  }

  /** In a few words. */
  String inWords() {
    return fault.orElseGet(() -> refusal.map(why -> "refused: " + why).orElse(verdicts.toString()));
  }
}
