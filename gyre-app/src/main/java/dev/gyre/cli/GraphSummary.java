package dev.gyre.cli;

import dev.gyre.engine.graph.Extent;
import dev.gyre.engine.graph.GraphExport;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.plan.Reduction;
import dev.gyre.plan.ReductionKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** What was written, in a few lines. */
final class GraphSummary {
  private GraphSummary() {}

  static List<String> lines(GraphExport graph, Extent extent, GraphOptions options) {
    List<String> lines = new ArrayList<>();
    lines.add(
        String.format(
            Locale.ROOT,
            "graph:      %s, %s%s%s",
            count(extent.states(), "state"),
            count(extent.steps(), "step"),
            extent.deadlocks() == 0 ? "" : ", " + count(extent.deadlocks(), "invalid end state"),
            extent.faulty() == 0 ? "" : ", " + count(extent.faulty(), "state") + " with errors"));
    if (extent.isCut()) {
      lines.add(
          "cut:        "
              + count(extent.stepsLeftOut(), "step")
              + " to states that are not shown (--max-states)");
    }
    String used = used(graph.plan());
    if (!used.isEmpty()) {
      lines.add("reduced:    by " + used + " (--plain shows all states)");
    }
    if (options.marksError()) {
      lines.add("marked:     " + graph.error().orElse("nothing; no state shown violates safety"));
    }
    return lines;
  }

  private static String used(PropertyPlan plan) {
    return Arrays.stream(ReductionKind.values())
        .map(plan::reduction)
        .filter(Reduction::isOn)
        .map(Reduction::name)
        .collect(Collectors.joining(", "));
  }

  private static String count(long number, String noun) {
    return String.format(Locale.ROOT, "%,d %s%s", number, noun, number == 1 ? "" : "s");
  }
}
