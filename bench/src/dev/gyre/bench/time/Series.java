package dev.gyre.bench.time;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.CheckRequest;
import dev.gyre.engine.Checker;
import dev.gyre.plan.Limits;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.plan.Ticks;
import dev.gyre.plan.CheckOptions;
import dev.gyre.property.Verdict;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Checks a model in one way after the other and prints a line for each. */
final class Series {
  private static final CheckOptions PLAIN =
      CheckOptions.none()
          .withOptimisations(Optimisations.PLAIN)
          .withTicks(Ticks.SINGLE)
          .withPartialOrder(PartialOrder.OFF);
  private static final CheckOptions DEFAULT = CheckOptions.none().withSymmetry(SymmetryOption.OFF);

  private final Path models;
  private final Duration limit;
  private Map<String, String> macros = Map.of();
  private String model = "";

  /** States with each unit of time a step and nothing left out; 0 if not known. */
  private long whole;

  Series(Path models, Duration limit) {
    this.models = models;
    this.limit = limit;
  }

  void run(String name, Map<String, String> definitions, String note, Thesis thesis)
      throws IOException {
    model = name;
    macros = definitions;
    whole = 0;
    System.out.printf(
        "%-32s %10s %11s %12s %12s %6s %8s%n",
        (name + " " + note).strip(), "thesis", "transitions", "states", "transitions", "%", "s");
    line("n: nothing left out", thesis.states(), thesis.transitions(), PLAIN);
    line(
        "r: ample sets",
        thesis.reducedStates(),
        thesis.reducedTransitions(),
        PLAIN.withPartialOrder(PartialOrder.AMPLE));
    line("stubborn sets", PLAIN.withPartialOrder(PartialOrder.ON));
    line("merged ticks", PLAIN.withTicks(Ticks.MERGED));
    line("default, no symmetry", DEFAULT);
    line("the same, ample sets", DEFAULT.withPartialOrder(PartialOrder.AMPLE));
    line("the same, stubborn sets", DEFAULT.withPartialOrder(PartialOrder.ON));
  }

  /** The same, and then with symmetry. */
  void symmetric(String name, Map<String, String> definitions, String note, Thesis thesis)
      throws IOException {
    run(name, definitions, note, thesis);
    line("n, symmetry", PLAIN.withSymmetry(SymmetryOption.REFINE));
    CheckOptions symmetric = DEFAULT.withSymmetry(SymmetryOption.REFINE);
    line("default, symmetry", symmetric);
    line("default, symmetry, ample sets", symmetric.withPartialOrder(PartialOrder.AMPLE));
  }

  private void line(String way, CheckOptions wishes) throws IOException {
    line(way, "", "", wishes);
  }

  private void line(String way, String states, String transitions, CheckOptions wishes)
      throws IOException {
    CheckReport report = check(wishes);
    if (wishes == PLAIN && report.verdict() == Verdict.HOLDS) {
      whole = report.statistics().states();
    }
    String[] figures =
        switch (report.verdict()) {
          case HOLDS -> figures(report);
          case UNDECIDED -> new String[] {"-", "-", "-", "-"};
          case VIOLATED, ERROR -> throw new IllegalStateException(model + ": " + report.verdict());
        };
    System.out.printf(
        "  %-30s %10s %11s %12s %12s %6s %8s%n",
        way, states, transitions, figures[0], figures[1], figures[2], figures[3]);
  }

  private CheckReport check(CheckOptions wishes) throws IOException {
    return Checker.check(
        CheckRequest.of(models.resolve(model + ".pml"))
            .withDefinitions(macros)
            .withOptions(wishes.withThreads(1))
            .withLimits(
                new Limits(OptionalLong.empty(), Optional.of(limit), OptionalLong.empty())));
  }

  private String[] figures(CheckReport report) {
    long states = report.statistics().states();
    return new String[] {
      String.valueOf(states),
      String.valueOf(report.statistics().transitions()),
      whole == 0 ? "-" : String.format("%.1f", 100.0 * states / whole),
      String.format("%.1f", report.statistics().seconds())
    };
  }
}
