package dev.gyre.cli;

import dev.gyre.engine.compose.ComponentCheck;
import dev.gyre.engine.compose.Composition;
import dev.gyre.engine.compose.Side;
import dev.gyre.engine.model.LoadedModel;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.Trail;
import dev.gyre.engine.run.Explanations;
import dev.gyre.engine.run.SystemCheck;
import dev.gyre.engine.run.TrailReplay;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.property.Verdict;
import dev.gyre.system.Channels;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** What {@code gyre compose} found out, for people. */
final class ComposeText {
  private final String name;
  private final ComponentCheck.Report report;
  private final Optional<SystemCheck.Result> whole;
  private final PrintWriter out;

  ComposeText(
      String name,
      ComponentCheck.Report report,
      Optional<SystemCheck.Result> whole,
      PrintWriter out) {
    this.name = name;
    this.report = report;
    this.whole = whole;
    this.out = out;
  }

  void write() {
    out.println(name + ": " + verdict());
    if (!report.letters().isEmpty()) {
      out.println();
      out.println("interface: " + String.join("  ", report.letters()));
    }
    report.parts().forEach(this::part);
    if (report.verdict() == Verdict.HOLDS) {
      certain();
    }
    whole.ifPresent(this::beside);
  }

  /** A component that nobody had to ask about. */
  private void certain() {
    for (Side side : Side.values()) {
      if (report.parts().stream().noneMatch(part -> part.side() == side)) {
        out.println();
        out.println(
            "the " + side.word() + " component cannot fail: nothing in its text can go wrong");
      }
    }
  }

  private String verdict() {
    return switch (report.verdict()) {
      case HOLDS -> "holds: no assertion fails and no run-time error happens";
      case VIOLATED ->
          "violated: " + report.parts().get(report.parts().size() - 1).side().word() + " component";
      case UNDECIDED, ERROR -> "undecided: " + report.reason().orElse("");
    };
  }

  private void part(ComponentCheck.Part part) {
    out.println();
    out.println("can the " + part.side().word() + " component fail?");
    out.println("  assumption  premise 1             premise 2");
    out.println("      states  states  transitions   states  transitions");
    for (Composition.Iteration iteration : part.iterations()) {
      out.println(
          String.format(
              Locale.ROOT,
              "  %10d  %6d  %11d   %s  %s",
              iteration.states(),
              iteration.first().states(),
              iteration.first().transitions(),
              iteration
                  .second()
                  .map(s -> String.format(Locale.ROOT, "%6d  %11d", s.states(), s.transitions()))
                  .orElse("     -            -"),
              iteration.outcome()));
    }
    out.println("  words asked about: " + part.questions());
    if (part.verdict() == Verdict.HOLDS) {
      assumption(part);
    }
  }

  private void assumption(ComponentCheck.Part part) {
    ProcessAutomaton automaton = part.assumption().automata().get(0);
    Side other = part.side() == Side.LEFT ? Side.RIGHT : Side.LEFT;
    out.println("  what it assumes about the " + other.word() + " component:");
    for (Location location : automaton.locations()) {
      Map<Integer, List<String>> targets = new LinkedHashMap<>();
      for (Edge edge : location.edges()) {
        targets.computeIfAbsent(edge.target(), t -> new ArrayList<>()).add(edge.text());
      }
      if (targets.isEmpty()) {
        out.println("    " + location.index() + ": nothing more");
      }
      targets.forEach(
          (target, letters) -> {
            String what =
                letters.size() == report.letters().size() ? "anything" : String.join("  ", letters);
            out.println("    " + location.index() + " -> " + target + ": " + what);
          });
    }
  }

  /** Honest advice: learning is worth it only where the whole is much larger. */
  private void beside(SystemCheck.Result result) {
    long most = 0;
    for (ComponentCheck.Part part : report.parts()) {
      for (Composition.Iteration iteration : part.iterations()) {
        most = Math.max(most, iteration.first().states());
        most = Math.max(most, iteration.second().map(Composition.Size::states).orElse(0L));
      }
    }
    out.println();
    out.println(
        "the whole model at once: "
            + result.verdict().word()
            + ", "
            + result.states()
            + " states, "
            + result.transitions()
            + " transitions; the largest search above has "
            + most
            + " states");
    out.println(
        most < result.states()
            ? "the components need less memory than the whole"
            : "the plain check is cheaper here: gyre verify " + name);
  }

  /**
   * The violation, as {@code gyre verify} shows it, executed once more on the whole model.
   *
   * @return the violation
   */
  FoundViolation violation(LoadedModel model, ComponentCheck.Failure failure) {
    ProcessSystem system = model.system().orElseThrow();
    Trail trail =
        new Trail(
            model.file(),
            model.includes(),
            model.definitions(),
            model.sdl(),
            model.formulas(),
            Channels.BLOCKING,
            "safety",
            failure.kind(),
            failure.message(),
            failure.run(),
            Optional.empty());
    FoundViolation found = TrailReplay.violation(trail, system);
    out.println();
    new ViolationText(Explanations.of(found, trail, system), "", out).write(TraceTable.Extent.ENDS);
    return found;
  }
}
