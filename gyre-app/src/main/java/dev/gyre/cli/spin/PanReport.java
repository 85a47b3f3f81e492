package dev.gyre.cli.spin;

import dev.gyre.engine.report.CheckReport;
import dev.gyre.engine.report.PropertyReport;
import dev.gyre.engine.report.Statistics;
import dev.gyre.engine.report.Unreached;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.plan.Reduction;
import dev.gyre.plan.ReductionKind;
import dev.gyre.property.Guarantee;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/** The report of a verification, with the lines that scripts look for. */
final class PanReport {
  private final PanQuestion question;
  private final CheckReport report;
  private final PrintWriter out;

  PanReport(PanQuestion question, CheckReport report, PrintWriter out) {
    this.question = question;
    this.report = report;
    this.out = out;
  }

  /** With -b it is an error that the search had to end at the depth that was given. */
  int exceededDepth() {
    boolean isError =
        question.options().has(PanOptions.Flag.DEPTH_IS_ERROR)
            && question.options().maxDepth().isPresent()
            && !isComplete();
    if (isError) {
      long depth = question.options().maxDepth().getAsLong();
      out.println("pan:1: depth limit exceeded (at depth " + depth + ")");
    }
    return isError ? 1 : 0;
  }

  void write(long errors) {
    if (errors == 0) {
      limits();
    }
    out.println();
    out.println("(" + Terminal.VERSION + ")");
    if (!isComplete()) {
      out.println("Warning: Search not completed");
    }
    if (question.options().has(PanOptions.Flag.BREADTH_FIRST)) {
      out.println("\t+ Breadth-First Search");
    }
    if (isReduced()) {
      out.println("\t+ Partial Order Reduction");
    }
    out.println();
    questions();
    out.println();
    figures(errors);
    if (errors == 0) {
      unreached();
    }
    out.println();
    out.printf(Locale.ROOT, "pan: elapsed time %.3g seconds%n", seconds());
    out.flush();
  }

  /** Why a search that found nothing says little. */
  private void limits() {
    if (isComplete()) {
      return;
    }
    boolean isDepth = question.options().maxDepth().isPresent();
    out.println(
        isDepth
            ? "error: max search depth too small"
            : "pan: " + report.reason().orElse("the search was not completed"));
  }

  private boolean isComplete() {
    return report.properties().stream().noneMatch(p -> p.guarantee() == Guarantee.BOUNDED);
  }

  private boolean isReduced() {
    return !question.options().has(PanOptions.Flag.NO_REDUCTION)
        && report.plan().isPresent()
        && report.properties().stream()
            .flatMap(p -> report.plan().get().planOf(p.property()).stream())
            .anyMatch(
                plan -> plan.reduction(ReductionKind.PARTIAL_ORDER).state() == Reduction.State.ON);
  }

  private void questions() {
    String kind = question.options().store() == PanOptions.Store.BITSTATE ? "Bit" : "Full";
    out.println(kind + " statespace search for:");
    line("never claim         ", claim());
    boolean isWatched = question.claim().isPresent() || question.options().wantsProgress();
    line(
        "assertion violations",
        question.looksForAssertions()
            ? isWatched ? "+ (if within scope of claim)" : "+"
            : "- (disabled by -A flag)");
    cycles();
    line("invalid end states", endStates(isWatched));
  }

  private String claim() {
    if (question.options().wantsProgress()) {
      return "+ (:np_:)";
    }
    boolean isIgnored = !PanQuestion.claims(question.system()).isEmpty();
    return question
        .claim()
        .map(name -> "+ (" + name + ")")
        .orElse(isIgnored ? "- (not selected)" : "- (none specified)");
  }

  private void cycles() {
    String fairness =
        question.options().has(PanOptions.Flag.FAIR) ? "fairness enabled" : "fairness disabled";
    if (question.options().wantsProgress()) {
      line("non-progress cycles ", "+ (" + fairness + ")");
    } else if (question.looksForAcceptance()) {
      line("acceptance   cycles ", "+ (" + fairness + ")");
    } else if (question.options().isSafetyOnly()) {
      line("cycle checks       ", "- (disabled by -DSAFETY)");
    } else {
      line("acceptance   cycles ", "- (not selected)");
    }
  }

  private String endStates(boolean isWatched) {
    if (isWatched) {
      return "- (disabled by never claim)";
    }
    return question.looksForEndStates() ? "+" : "- (disabled by -E flag)";
  }

  private void line(String what, String how) {
    out.println("\t" + what + "\t" + how);
  }

  private void figures(long errors) {
    long states = 0;
    long transitions = 0;
    long depth = 0;
    long memory = 0;
    for (PropertyReport property : report.properties()) {
      Statistics figures = property.statistics();
      states = Math.max(states, figures.states());
      transitions = Math.max(transitions, figures.transitions());
      depth = Math.max(depth, figures.depth());
      memory = Math.max(memory, figures.memoryBytes());
    }
    out.println(
        "State-vector "
            + StateBytes.of(question.system())
            + " byte, depth reached "
            + depth
            + ", errors: "
            + errors);
    figure(states, "states, stored");
    figure(Math.max(0, transitions - states), "states, matched");
    figure(Math.max(states, transitions), "transitions (= stored+matched)");
    out.println();
    out.println("Stats on memory usage (in Megabytes):");
    out.printf(Locale.ROOT, "%9.3f\tactual memory usage for states%n", memory / 1048576.0);
    out.printf(Locale.ROOT, "%9.3f\ttotal actual memory usage%n", memory / 1048576.0);
    out.println();
  }

  private void figure(long number, String what) {
    out.printf(Locale.ROOT, "%9d %s%n", number, what);
  }

  private double seconds() {
    return report.properties().stream().mapToDouble(p -> p.statistics().seconds()).sum();
  }

  /** Known only if everything was seen. */
  private void unreached() {
    if (question.options().has(PanOptions.Flag.SILENT) || !isComplete()) {
      return;
    }
    out.println();
    for (ProcessAutomaton automaton : question.system().automata()) {
      if (automaton.isProcess()) {
        unreachedIn(automaton);
      }
    }
  }

  private void unreachedIn(ProcessAutomaton automaton) {
    String name = automaton.name().replace(":", "");
    boolean isInit = automaton.kind() == ProcessAutomaton.Kind.INIT;
    out.println("unreached in " + (isInit ? "init" : "proctype " + name));
    List<Unreached> statements =
        report.unreached().stream().filter(u -> u.process().equals(name)).toList();
    for (Unreached statement : statements) {
      out.println(
          "\t"
              + statement.file()
              + ":"
              + statement.line()
              + ", state "
              + number(automaton, statement)
              + ", \""
              + statement.text()
              + "\"");
    }
    out.println("\t(" + statements.size() + " of " + automaton.locations().size() + " states)");
  }

  private static int number(ProcessAutomaton automaton, Unreached statement) {
    return automaton.locations().stream()
        .filter(location -> holds(location, statement))
        .mapToInt(Location::number)
        .findFirst()
        .orElse(0);
  }

  private static boolean holds(Location location, Unreached statement) {
    return location.edges().stream()
        .anyMatch(
            edge ->
                edge.text().equals(statement.text())
                    && edge.span().visibleSite().line() == statement.line());
  }
}
