package dev.gyre.cli;

import dev.gyre.engine.model.SdlModels;
import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.Discarded;
import dev.gyre.engine.report.FoundViolation;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.engine.report.Statistics;
import dev.gyre.engine.report.Uncertainty;
import dev.gyre.engine.report.Unreached;
import dev.gyre.promela.code.PromelaCode;
import dev.gyre.property.Guarantee;
import dev.gyre.property.Verdict;
import dev.gyre.property.ViolationKind;
import dev.gyre.source.DiagnosticRenderer;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The report of a verification for people. */
final class ReportText {
  private static final int MAX_UNREACHED = 15;

  private final CheckReport report;
  private final PrintWriter out;

  ReportText(CheckReport report, PrintWriter out) {
    this.report = report;
    this.out = out;
  }

  /** One line for each property, or the one line that says why there is none. */
  List<String> verdictLines() {
    return new VerdictText(report).lines();
  }

  void write(TraceTable.Extent extent) {
    verdictLines().forEach(line -> out.println(TextColours.ofOutput().verdict(line)));
    AssuranceText.lines(report).forEach(out::println);
    report
        .shortenings()
        .forEach(s -> out.println("shortened: " + s.property() + ": " + s.inWords()));
    report
        .plan()
        .ifPresent(
            plan -> {
              plan.notes().forEach(note -> out.println("note: " + note));
              plan.unchecked().forEach(what -> out.println("not checked: " + what));
            });
    warnings();
    List<FoundViolation> violations = report.violations();
    for (int i = 0; i < violations.size(); i++) {
      out.println();
      String number = violations.size() == 1 ? "" : " " + (i + 1) + " of " + violations.size();
      new ViolationText(violations.get(i), number, out).write(extent);
    }
    for (PropertyReport property : report.properties()) {
      out.println();
      figures(property);
    }
    unreached();
    discarded();
    new SummaryText(report).write(out);
  }

  private void warnings() {
    for (PropertyReport property : report.properties()) {
      property
          .warnings()
          .forEach(w -> out.println("warning: " + property.property().inWords() + ": " + w));
    }
  }

  void explain() {
    report
        .plan()
        .ifPresent(
            plan -> {
              out.println();
              out.println("plan:");
              plan.lines().forEach(line -> out.println("  " + line));
              if (SdlModels.isSdl(report.model().file())) {
                SdlModels.choices(report.model().sdl()).forEach(line -> out.println("  " + line));
              }
            });
  }

  private void figures(PropertyReport property) {
    Statistics figures = property.statistics();
    String of = report.properties().size() == 1 ? "" : " for " + property.property().name();
    out.println("search" + of + extent(property) + ":");
    if (property.guarantee() == Guarantee.BOUNDED) {
      property.reason().ifPresent(reason -> out.println("  ended because " + reason));
    }
    figure(figures.states(), "states stored" + symmetric(property));
    figure(figures.transitions(), "transitions (states stored + matched)");
    figure(figures.depth(), "steps deep");
    if (figures.reducedStates() > 0) {
      figure(figures.reducedStates(), reduced(figures));
    }
    if (figures.violations() > 0) {
      figure(figures.violations(), errors(figures.violations(), shown(property)));
    }
    out.println(right(Amounts.size(figures.memoryBytes())) + "  of memory" + perState(figures));
    figures.disk().ifPresent(disk -> disk(disk, figures));
    property.uncertainty().ifPresent(this::omissions);
    out.println(right(String.format(Locale.ROOT, "%.2f s", figures.seconds())));
  }

  /** Whoever compares the figure with another tool's must know. */
  private String symmetric(PropertyReport property) {
    boolean isReduced =
        report
            .plan()
            .flatMap(plan -> plan.planOf(property.property()))
            .filter(plan -> plan.symmetry().strategy().isPresent())
            .isPresent();
    return isReduced ? ", up to symmetry" : "";
  }

  private static String reduced(Statistics figures) {
    return String.format(
        Locale.ROOT,
        "%s with steps left out (%.0f%% of all), %d %s",
        figures.reducedStates() == 1 ? "state" : "states",
        100.0 * figures.reducedStates() / figures.states(),
        figures.stepsLeftOut(),
        figures.stepsLeftOut() == 1 ? "step" : "steps");
  }

  /** How many violations of a property have a trace. */
  private long shown(PropertyReport property) {
    String name = property.property().name();
    return report.violations().stream().filter(v -> v.property().equals(name)).count();
  }

  private static String errors(long found, long shown) {
    if (found == 1) {
      return "error";
    }
    return found <= shown
        ? "errors"
        : "errors; shown: one of each kind at each place (--every-error shows all)";
  }

  private String extent(PropertyReport property) {
    boolean isFound = property.verdict() == Verdict.VIOLATED && property.reason().isEmpty();
    return switch (property.guarantee()) {
      case EXHAUSTIVE -> " complete";
      case PROBABILISTIC -> " complete up to omitted states";
      case BOUNDED -> isFound ? stopped(shown(property)) : " not complete";
    };
  }

  private static String stopped(long shown) {
    return shown <= 1
        ? " stopped at the first violation"
        : " stopped after " + shown + " violations (--max-errors)";
  }

  private void disk(Statistics.Disk files, Statistics figures) {
    String perState =
        files.peakBytes() == 0
            ? ""
            : String.format(Locale.ROOT, ", %.2f bytes per state", figures.diskBytesPerState());
    out.println(right(Amounts.size(files.peakBytes())) + "  on disk at most" + perState);
    figure(files.runs(), "files of states written, large ones merged " + files.merges() + " times");
    if (files.statesBefore() > 0) {
      figure(
          files.statesBefore(), "states found when the memory was used up; on disk from then on");
    }
  }

  private void omissions(Uncertainty uncertainty) {
    out.println(
        right(Amounts.size(uncertainty.tableBytes()))
            + "  of it for the table of "
            + uncertainty.store().option());
    out.println(
        right(Amounts.size(uncertainty.partsBytes()))
            + "  of it for parts of states, which are exact");
    out.println(
        right(Uncertainty.number(uncertainty.omissions()))
            + "  omitted states expected; what only they lead to is not counted");
  }

  /** Below this many states the first block of memory is not even full. */
  private static String perState(Statistics figures) {
    return figures.states() < 100_000
        ? ""
        : String.format(Locale.ROOT, ", %.1f bytes per state", figures.bytesPerState());
  }

  private void figure(long number, String what) {
    out.println(right(Long.toString(number)) + "  " + what);
  }

  private static String right(String text) {
    return String.format("%14s", text);
  }

  private void unreached() {
    Map<String, List<Unreached>> byProcess = new LinkedHashMap<>();
    for (Unreached statement : report.unreached()) {
      byProcess.computeIfAbsent(statement.process(), p -> new ArrayList<>()).add(statement);
    }
    byProcess.forEach(
        (process, statements) -> {
          out.println();
          if (statements.get(0).cause() == Unreached.Cause.NEVER_STARTED) {
            out.println("unreached: " + process + " is never started");
            return;
          }
          out.println("unreached in " + process + ":");
          statements.stream().limit(MAX_UNREACHED).forEach(this::unreached);
          if (statements.size() > MAX_UNREACHED) {
            out.println("  and " + (statements.size() - MAX_UNREACHED) + " more");
          }
        });
  }

  private void unreached(Unreached statement) {
    out.println(
        "  line "
            + statement.line()
            + ": "
            + statement.text()
            + "  ("
            + statement.cause().words()
            + ")");
  }

  /** Legal in SDL, and often a mistake: a line for each state of a process. */
  private void discarded() {
    Map<String, List<String>> byState = new LinkedHashMap<>();
    for (Discarded signal : report.discarded()) {
      String state =
          "  line " + signal.line() + ": " + signal.process() + " in state " + signal.state();
      byState.computeIfAbsent(state, s -> new ArrayList<>()).add(signal.signal());
    }
    if (!byState.isEmpty()) {
      out.println();
      out.println("signals discarded:");
    }
    byState.forEach((state, signals) -> out.println(state + ": " + String.join(", ", signals)));
  }

  /** Errors and warnings about the model's text. */
  static void diagnostics(CheckReport report, PrintWriter err) {
    report.diagnostics().stream()
        .filter(d -> !d.code().equals(PromelaCode.MISSING_END_LABEL) || hasInvalidEnd(report))
        .forEach(d -> err.println(TextColours.ofErrors().diagnostic(DiagnosticRenderer.render(d))));
    err.flush();
  }

  /** A loop without an end label is worth a word only where it may explain a deadlock. */
  private static boolean hasInvalidEnd(CheckReport report) {
    return report.violations().stream().anyMatch(v -> v.kind() == ViolationKind.INVALID_END_STATE);
  }

  static String count(int number, String noun) {
    return number + " " + noun + (number == 1 ? "" : "s");
  }
}
