package dev.gyre.view.trace;

import dev.gyre.engine.run.TrailReplay;
import dev.gyre.engine.trace.StateView;
import dev.gyre.engine.trace.Trace;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A trace as comma-separated values (RFC 4180): one row for each state, the first without a step.
 * The columns after the statement are the variables, in the order in which they come into being; a
 * variable of a process that does not exist is empty.
 */
final class TraceCsv {
  private static final List<String> STEP_COLUMNS =
      List.of("step", "time", "process", "file", "line", "statement", "cycle");

  private TraceCsv() {}

  static void write(TrailReplay.Replayed run, Appendable out) throws IOException {
    Set<String> variables = new LinkedHashSet<>();
    run.states().forEach(state -> variables.addAll(values(state).keySet()));
    List<String> header = new ArrayList<>(STEP_COLUMNS);
    header.addAll(variables);
    row(header, out);
    Trace trace = run.violation().trace();
    for (int i = 0; i < run.states().size(); i++) {
      List<String> cells = new ArrayList<>(step(trace, i));
      Map<String, String> values = values(run.states().get(i));
      variables.forEach(variable -> cells.add(values.getOrDefault(variable, "")));
      row(cells, out);
    }
  }

  private static List<String> step(Trace trace, int number) {
    if (number == 0) {
      return List.of("0", "", "", "", "", "", "");
    }
    Trace.Step step = trace.steps().get(number - 1);
    boolean isInCycle = trace.cycleStart().isPresent() && number >= trace.cycleStart().get();
    return List.of(
        Integer.toString(number),
        step.time().map(Object::toString).orElse(""),
        step.actor().name(),
        step.actor().file(),
        Integer.toString(step.actor().line()),
        step.actor().text(),
        isInCycle ? "1" : "");
  }

  private static Map<String, String> values(Trace.EndState state) {
    Map<String, String> values = new LinkedHashMap<>();
    for (StateView.Value value : state.values()) {
      values.put(value.owner().map(owner -> owner + ".").orElse("") + value.name(), value.text());
    }
    return values;
  }

  private static void row(List<String> cells, Appendable out) throws IOException {
    String separator = "";
    for (String cell : cells) {
      out.append(separator).append(quoted(cell));
      separator = ",";
    }
    out.append("\r\n");
  }

  private static String quoted(String cell) {
    boolean needsQuotes = cell.chars().anyMatch(c -> ",\"\r\n".indexOf(c) >= 0);
    return needsQuotes ? '"' + cell.replace("\"", "\"\"") + '"' : cell;
  }
}
