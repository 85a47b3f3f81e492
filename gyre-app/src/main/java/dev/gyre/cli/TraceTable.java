package dev.gyre.cli;

import dev.gyre.engine.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** The steps of a trace as a table. */
final class TraceTable {
  /** The line before the part that repeats. */
  static final String CYCLE = "--- from here on for ever ---";

  private static final int HEAD = 10;
  private static final int TAIL = 25;
  private static final int MAX_STATEMENT = 48;
  private static final int COLUMNS = 6;

  private final List<String[]> rows = new ArrayList<>();

  /** The number of the step from which on everything repeats. */
  private final int cycleStart;

  /** Whether there is a clock to look at. */
  private boolean hasTime;

  /** How much of a long trace is shown. */
  enum Extent {
    ENDS,
    FULL
  }

  private TraceTable(int cycleStart) {
    this.cycleStart = cycleStart;
  }

  /** All of a trace; the row before its cycle says so. */
  static String render(Trace trace, Extent extent) {
    return trace
        .cycleStart()
        .map(start -> render(trace.steps(), start, extent))
        .orElseGet(() -> render(withoutLastOutcome(trace.steps()), Integer.MAX_VALUE, extent));
  }

  /** What fails at the end of a finite run has been told: it is the violation. */
  private static List<Trace.Step> withoutLastOutcome(List<Trace.Step> steps) {
    List<Trace.Step> told = new ArrayList<>(steps);
    if (!told.isEmpty()) {
      told.add(told.remove(told.size() - 1).with(Trace.Step.Outcome.FINE));
    }
    return told;
  }

  private static String render(List<Trace.Step> steps, int cycleStart, Extent extent) {
    TraceTable table = new TraceTable(cycleStart);
    table.rows.add(new String[] {"step", "time", "process", "line", "statement", "changes"});
    boolean isLong = extent == Extent.ENDS && steps.size() > HEAD + TAIL + 5;
    if (isLong) {
      steps.subList(0, HEAD).forEach(table::add);
      table.rows.add(new String[] {table.gap(steps.size())});
      steps.subList(steps.size() - TAIL, steps.size()).forEach(table::add);
    } else {
      steps.forEach(table::add);
    }
    return table.text();
  }

  private String gap(int steps) {
    boolean hidesCycle = cycleStart > HEAD && cycleStart <= steps - TAIL;
    return "... "
        + (steps - HEAD - TAIL)
        + " steps (--full-trace shows them) ..."
        + (hidesCycle ? " (from step " + cycleStart + " on for ever)" : "");
  }

  private void add(Trace.Step step) {
    if (step.number() == cycleStart) {
      rows.add(new String[] {CYCLE});
    }
    step.claim().ifPresent(claim -> addAction("", "", claim, ""));
    String time = step.time().map(Object::toString).orElse("");
    hasTime |= step.time().isPresent();
    String fails = step.outcome() == Trace.Step.Outcome.ASSERTION_FAILS ? "fails  " : "";
    addAction(Integer.toString(step.number()), time, step.actor(), fails + changes(step));
    step.partner().ifPresent(partner -> addAction("&", "", partner, ""));
  }

  private void addAction(String number, String time, Trace.Action action, String changes) {
    OptionalInt where = action.writtenLine();
    String line = where.isPresent() ? Integer.toString(where.getAsInt()) : "";
    rows.add(new String[] {number, time, action.name(), line, shorten(action.text()), changes});
  }

  private static String shorten(String text) {
    return text.length() <= MAX_STATEMENT ? text : text.substring(0, MAX_STATEMENT - 3) + "...";
  }

  static String changes(Trace.Step step) {
    return step.changes().stream()
        .map(change -> change(change, step))
        .collect(Collectors.joining(", "));
  }

  /** A local variable of the process that moved needs no owner. */
  private static String change(Trace.Change change, Trace.Step step) {
    boolean isOwn =
        step.partner().isEmpty() && change.owner().equals(Optional.of(step.actor().name()));
    String name = isOwn ? change.variable() : change.name();
    return name + ": " + change.before() + " -> " + change.after();
  }

  private String text() {
    int[] widths = new int[COLUMNS];
    for (String[] row : rows) {
      for (int c = 0; row.length == COLUMNS && c < COLUMNS - 1; c++) {
        widths[c] = Math.max(widths[c], row[c].length());
      }
    }
    StringBuilder out = new StringBuilder();
    for (String[] row : rows) {
      StringBuilder line = new StringBuilder("  ");
      if (row.length == 1) {
        line.append(row[0]);
      } else {
        line.append(right(row[0], widths[0])).append("  ");
        if (hasTime) {
          line.append(right(row[1], widths[1])).append("  ");
        }
        line.append(left(row[2], widths[2])).append("  ").append(right(row[3], widths[3]));
        line.append("  ").append(left(row[4], widths[4])).append("  ").append(row[5]);
      }
      out.append(line.toString().stripTrailing()).append('\n');
    }
    return out.toString();
  }

  private static String left(String text, int width) {
    return text + " ".repeat(Math.max(0, width - text.length()));
  }

  private static String right(String text, int width) {
    return " ".repeat(Math.max(0, width - text.length())) + text;
  }
}
