package dev.gyre.sdl.property;

import dev.gyre.sdl.property.Chart.Message;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Writes the observer that a message sequence chart stands for, as TASTE's model checker does.
 * Messages count when they are received, and only those kinds that the chart has. Which beginnings
 * of the first messages have just been seen is kept in one truth value for each length, so that a
 * sequence is found wherever it begins. What follows {@code when} is seen once: the next messages
 * are those behind {@code then}, or the run is wrong. What must not follow is a sequence that must
 * not come, together with what it would follow.
 */
public final class ChartObserver {
  private final Chart chart;
  private final StringBuilder text = new StringBuilder();

  private ChartObserver(Chart chart) {
    this.chart =
        switch (chart.meaning()) {
          case NEVER, WHEN_THEN -> chart;
          case WHEN_THEN_NOT -> {
            List<Message> all = new ArrayList<>(chart.before());
            all.addAll(chart.after());
            yield new Chart(chart.name(), Chart.Meaning.NEVER, all, List.of());
          }
        };
  }

  /** Whether a file is a chart, by its name. */
  public static boolean isChart(SourceFile file) {
    return file.name().toLowerCase(Locale.ROOT).endsWith(".msc");
  }

  /** The text of the observer of a chart. */
  public static Optional<SourceFile> of(SourceFile file, Diagnostics diagnostics) {
    return ChartReader.read(file, diagnostics)
        .map(chart -> new SourceFile(file.name(), new ChartObserver(chart).write()));
  }

  private String write() {
    String name = chart.name();
    line("system " + name + "; block " + name + "; process " + name + ";");
    line("errorstates wrong;");
    if (chart.meaning() == Chart.Meaning.WHEN_THEN) {
      line("successstates done;");
    }
    for (int i = 1; i <= chart.before().size(); i++) {
      line("dcl seen" + i + " Boolean := false;");
    }
    line("start; nextstate watching;");
    watching();
    for (int i = 0; i < chart.after().size(); i++) {
      following(i);
    }
    line("state wrong; endstate;");
    if (chart.meaning() == Chart.Meaning.WHEN_THEN) {
      line("state done; endstate;");
    }
    line("endprocess; endblock; endsystem;");
    return text.toString();
  }

  private void line(String words) {
    text.append(words).append('\n');
  }

  private List<Message> kinds() {
    List<Message> kinds = new ArrayList<>();
    List<Message> all = new ArrayList<>(chart.before());
    all.addAll(chart.after());
    for (Message message : all) {
      if (kinds.stream().noneMatch(message::isLike)) {
        kinds.add(message);
      }
    }
    return kinds;
  }

  /** How many parameters somebody asks for. */
  private int arity(Message kind) {
    List<Message> all = new ArrayList<>(chart.before());
    all.addAll(chart.after());
    return all.stream()
        .filter(kind::isLike)
        .mapToInt(message -> message.arguments().size())
        .max()
        .orElse(0);
  }

  private void event(Message kind, int number) {
    StringBuilder parameters = new StringBuilder();
    for (int i = 0; i < arity(kind); i++) {
      parameters.append(i == 0 ? "(" : ", ").append(parameter(number, i));
    }
    parameters.append(arity(kind) > 0 ? ")" : "");
    line(
        "provided input "
            + kind.signal()
            + parameters
            + " from "
            + kind.from()
            + " to "
            + kind.to()
            + ";");
  }

  private static String parameter(int kind, int number) {
    return "e" + kind + "_p" + number;
  }

  /** Whether an event of a kind is a message. */
  private static String matches(Message message, Message kind, int number) {
    if (!message.isLike(kind)) {
      return "false";
    }
    StringBuilder condition = new StringBuilder("true");
    for (int i = 0; i < message.arguments().size(); i++) {
      if (!message.arguments().get(i).equals("*")) {
        condition
            .append(" and (")
            .append(parameter(number, i))
            .append(" = ")
            .append(message.arguments().get(i))
            .append(')');
      }
    }
    return condition.toString();
  }

  private void watching() {
    line("state watching;");
    int number = 0;
    int length = chart.before().size();
    for (Message kind : kinds()) {
      event(kind, number);
      for (int i = length; i >= 1; i--) {
        String shorter = i == 1 ? "" : "seen" + (i - 1) + " and ";
        String same = matches(chart.before().get(i - 1), kind, number);
        line("task seen" + i + " := " + shorter + "(" + same + ");");
      }
      String next = chart.meaning() == Chart.Meaning.NEVER ? "wrong" : "following0";
      line("decision seen" + length + ";");
      line("(true): nextstate " + next + "; (false): nextstate watching; enddecision;");
      number++;
    }
    line("endstate;");
  }

  private void following(int step) {
    boolean isLast = step + 1 == chart.after().size();
    String good = isLast ? "done" : "following" + (step + 1);
    line("state following" + step + ";");
    int number = 0;
    for (Message kind : kinds()) {
      event(kind, number);
      line("decision " + matches(chart.after().get(step), kind, number) + ";");
      line("(true): nextstate " + good + ";");
      line("(false): nextstate wrong; enddecision;");
      number++;
    }
    line("endstate;");
  }
}
