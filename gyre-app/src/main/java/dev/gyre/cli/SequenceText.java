package dev.gyre.cli;

import dev.gyre.engine.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * The messages of a trace, one lane for each process that takes part. A rendez-vous is an arrow
 * between two lanes; a message that goes through a buffer is shown where it is put in and where it
 * is taken out.
 */
final class SequenceText {
  private static final int MAX_EVENTS = 60;
  private static final int MIN_WIDTH = 12;
  private static final int MAX_WIDTH = 26;

  private final Map<Integer, String> names = new TreeMap<>();
  private final List<Event> events = new ArrayList<>();

  /** A message event with the step it belongs to. */
  private record Event(int step, Optional<Long> time, Trace.Message message) {}

  private SequenceText() {}

  /** The chart, or nothing if no messages are exchanged. */
  static String render(Trace trace) {
    SequenceText chart = new SequenceText();
    for (Trace.Step step : trace.steps()) {
      for (Trace.Message message : step.messages()) {
        chart.events.add(new Event(step.number(), step.time(), message));
        chart.names.put(step.actor().pid(), step.actor().name());
        step.partner().ifPresent(partner -> chart.names.put(partner.pid(), partner.name()));
      }
    }
    return chart.events.isEmpty() ? "" : chart.text();
  }

  private String text() {
    List<Integer> lanes = new ArrayList<>(names.keySet());
    int width = width();
    boolean hasTime = events.get(0).time().isPresent();
    StringBuilder out = new StringBuilder(hasTime ? " step   time " : " step ");
    for (int lane : lanes) {
      out.append(center(names.get(lane), width));
    }
    StringBuilder chart = new StringBuilder(out.toString().stripTrailing()).append('\n');
    int skipped = Math.max(0, events.size() - MAX_EVENTS);
    if (skipped > 0) {
      chart.append(" ... ").append(skipped).append(" messages ...\n");
    }
    for (Event event : events.subList(skipped, events.size())) {
      String time = event.time().map(now -> String.format("%6d ", now)).orElse("");
      String line =
          String.format("%5d ", event.step()) + time + lanes(event.message(), lanes, width);
      chart.append(line.stripTrailing()).append('\n');
    }
    return chart.toString();
  }

  private int width() {
    int longest = MIN_WIDTH;
    for (Event event : events) {
      longest = Math.max(longest, label(event.message()).length() + 4);
    }
    for (String name : names.values()) {
      longest = Math.max(longest, name.length() + 2);
    }
    return Math.min(longest, MAX_WIDTH);
  }

  private static String label(Trace.Message message) {
    boolean taken = message.kind() == Trace.Message.Kind.RECEIVED;
    return message.channel() + (taken ? "?" : "!") + message.content();
  }

  private static String lanes(Trace.Message message, List<Integer> lanes, int width) {
    if (message.partner().isPresent()) {
      return arrow(message, lanes, width);
    }
    StringBuilder line = new StringBuilder();
    for (int lane : lanes) {
      line.append(lane == message.pid() ? center(cut(label(message), width), width) : bar(width));
    }
    return line.toString();
  }

  private static String bar(int width) {
    return center("|", width);
  }

  /** From the middle of the sender's lane to the middle of the receiver's. */
  private static String arrow(Trace.Message message, List<Integer> lanes, int width) {
    StringBuilder line = new StringBuilder();
    lanes.forEach(lane -> line.append(bar(width)));
    int middle = bar(width).indexOf('|');
    int from = lanes.indexOf(message.pid()) * width + middle;
    int to = lanes.indexOf(message.partner().orElseThrow()) * width + middle;
    int low = Math.min(from, to);
    int high = Math.max(from, to);
    String label = cut(label(message), high - low - 3);
    StringBuilder shaft = new StringBuilder("-".repeat(high - low - 1));
    int start = (shaft.length() - label.length()) / 2;
    shaft.replace(start, start + label.length(), label);
    shaft.setCharAt(from < to ? shaft.length() - 1 : 0, from < to ? '>' : '<');
    line.replace(low + 1, high, shaft.toString());
    return line.toString();
  }

  private static String cut(String text, int width) {
    return text.length() <= width ? text : text.substring(0, Math.max(0, width - 2)) + "..";
  }

  private static String center(String text, int width) {
    String shown = cut(text, width);
    int before = (width - shown.length()) / 2;
    return " ".repeat(before) + shown + " ".repeat(width - shown.length() - before);
  }
}
