package dev.gyre.cluster.driver;

import dev.gyre.cluster.record.Counts;
import dev.gyre.cluster.record.Finding;
import dev.gyre.engine.run.ClusterEngine;
import dev.gyre.engine.run.SearchedForm;
import dev.gyre.search.LevelExpansion;
import dev.gyre.search.PrunedSteps;
import dev.gyre.search.SearchOptions;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.StatesToViolation;
import dev.gyre.search.Violation;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Puts together what comes out of a search. */
final class Outcomes {
  private Outcomes() {}

  static SearchOutcome of(
      SearchOutcome.End end, long states, long depth, Counts counts, List<Violation> violations) {
    return new SearchOutcome(
        end,
        states,
        counts.arrivals(),
        depth,
        0,
        counts.violations(),
        violations,
        counts.edges(),
        new PrunedSteps(counts.reducedStates(), counts.stepsLeftOut()),
        Optional.empty(),
        Optional.empty());
  }

  /** One finding of each kind at each place. */
  private static List<Finding> distinct(List<Finding> findings) {
    Map<String, Finding> first = new LinkedHashMap<>();
    findings.forEach(finding -> first.putIfAbsent(finding.place(), finding));
    return List.copyOf(first.values());
  }

  /** Whether so much was found that the search may stop. */
  static boolean isEnough(List<Finding> findings, SearchOptions options) {
    return distinct(findings).size() >= options.afterViolation().most();
  }

  /**
   * What was found, with the way there.
   *
   * @param ways finds the states from the initial one to one in which something goes wrong
   */
  static List<Violation> violations(
      List<Finding> findings, ClusterEngine.Task task, Function<Finding, List<int[]>> ways) {
    SearchedForm form = task.form();
    StatesToViolation tell = new StatesToViolation(form.system(), form.reduction(), form.states());
    List<Violation> violations = new ArrayList<>();
    for (Finding finding : distinct(findings)) {
      if (violations.size() < task.options().afterViolation().most()) {
        Violation found =
            tell.along(ways.apply(finding), task.options().checks()).stream()
                .filter(v -> LevelExpansion.place(v.fault()).equals(finding.place()))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("a violation is not found once more"));
        task.observer().found(found);
        violations.add(found);
      }
    }
    return violations;
  }
}
