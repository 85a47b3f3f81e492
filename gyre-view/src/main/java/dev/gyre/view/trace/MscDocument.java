package dev.gyre.view.trace;

import dev.gyre.engine.trace.Trace;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A run of a system in SDL as a message sequence chart in the textual form of Z.120: for each
 * process what it sends and takes, its timers, and the states it comes to.
 */
public final class MscDocument {
  /** A queue has the name of its process, with an index where the process has several instances. */
  private static final Pattern QUEUE = Pattern.compile("(\\w+)(?:\\[(\\d+)])?");

  private static final Pattern INPUT = Pattern.compile("(?i)(?:priority )?input (\\w+).*");
  private static final Pattern TIMER = Pattern.compile("(?i)(set|reset)\\b.*?(\\w+)\\s*\\)*$");
  private static final String LOST = " /* lost */";

  private final Trace trace;
  private final Map<Integer, String> names = new LinkedHashMap<>();
  private final Map<Integer, List<String>> events = new LinkedHashMap<>();

  /** Who sent what is in the queues, by queue and content; the oldest first. */
  private final Map<String, Deque<Integer>> senders = new HashMap<>();

  private MscDocument(Trace trace) {
    this.trace = trace;
    for (Trace.Position position : trace.end().positions()) {
      long alike =
          trace.end().positions().stream()
              .filter(other -> other.process().equals(position.process()))
              .count();
      String name = position.process() + (alike > 1 ? "_" + position.pid() : "");
      names.put(position.pid(), name);
      events.put(position.pid(), new ArrayList<>());
    }
  }

  /**
   * @param model the name of the model's file
   */
  public static String render(String model, Trace trace) {
    MscDocument document = new MscDocument(trace);
    Optional<Trace.Step> before = Optional.empty();
    for (Trace.Step step : trace.steps()) {
      if (step.actor().pid() >= 0) {
        document.add(step, before);
      }
      before = Optional.of(step);
    }
    return document.text(identifier(model));
  }

  private static String identifier(String model) {
    String name = model.replaceFirst(".*[/\\\\]", "").replaceFirst("\\.\\w+$", "");
    String word = name.replaceAll("\\W", "_");
    return word.isEmpty() || Character.isDigit(word.charAt(0)) ? "run_" + word : word;
  }

  private String text(String name) {
    StringBuilder out = new StringBuilder();
    out.append("mscdocument ").append(name).append(";\nmsc ").append(name).append(";\n");
    events.forEach(
        (pid, lines) -> {
          out.append("instance ").append(names.get(pid)).append(";\n");
          lines.forEach(line -> out.append("  ").append(line).append(";\n"));
          out.append("endinstance;\n");
        });
    return out.append("endmsc;\nendmscdocument;\n").toString();
  }

  private void add(Trace.Step step, Optional<Trace.Step> before) {
    List<String> own = events.computeIfAbsent(step.actor().pid(), pid -> new ArrayList<>());
    names.putIfAbsent(step.actor().pid(), step.actor().process() + "_" + step.actor().pid());
    String text = step.actor().text();
    boolean expires = text.startsWith("timer ") && text.endsWith(" expires");
    boolean goesOn = before.filter(last -> last.actor().equals(step.actor())).isPresent();
    Matcher timer = TIMER.matcher(text);
    if (timer.matches()) {
      // It is one action in two steps if its signal may be in the queue.
      if (!goesOn) {
        own.add(timer.group(1).toLowerCase(Locale.ROOT) + " " + timer.group(2));
      }
    } else if (text.endsWith(LOST)) {
      String output = text.substring(0, text.length() - LOST.length());
      own.add("out " + output.replaceFirst("^\\w+ ", "") + " to lost");
    } else if (!expires) {
      step.messages().forEach(message -> add(message, own));
      silentInput(step).ifPresent(own::add);
      if (text.startsWith("discard ")) {
        own.add("action '" + text + "'");
      }
    }
    states(step).forEach(state -> own.add("condition " + state));
  }

  private void add(Trace.Message message, List<String> own) {
    List<String> fields = Arrays.asList(message.content().split(","));
    String signal = signal(fields);
    switch (message.kind()) {
      case SENT -> {
        senders.computeIfAbsent(key(message), k -> new ArrayDeque<>()).add(message.pid());
        own.add("out " + signal + " to " + receiver(message.channel()));
      }
      case RECEIVED ->
          own.add(
              isTimer(fields.get(0), message.pid())
                  ? "timeout " + fields.get(0)
                  : "in " + signal + " from " + sender(message));
      case HANDED_OVER -> {
        // SDL has none.
      }
    }
  }

  /**
   * A message is the name of its signal, the number of its sender where somebody asks for it, and
   * its parameters.
   */
  private static String signal(List<String> fields) {
    return fields.size() <= 2
        ? fields.get(0)
        : fields.stream().skip(2).collect(Collectors.joining(", ", fields.get(0) + "(", ")"));
  }

  private String sender(Trace.Message message) {
    Deque<Integer> waiting = senders.getOrDefault(key(message), new ArrayDeque<>());
    return waiting.isEmpty() ? "env" : names.getOrDefault(waiting.remove(), "env");
  }

  private static String key(Trace.Message message) {
    return message.channel() + "!" + message.content();
  }

  private String receiver(String channel) {
    Matcher queue = QUEUE.matcher(channel);
    if (!queue.matches()) {
      return channel;
    }
    List<Trace.Position> instances =
        trace.end().positions().stream()
            .filter(position -> position.process().equals(queue.group(1)))
            .toList();
    int index = queue.group(2) == null ? 0 : Integer.parseInt(queue.group(2));
    return index < instances.size() ? names.get(instances.get(index).pid()) : channel;
  }

  /** An input that takes nothing from the queue: a timer in a variable, or a signal of env. */
  private Optional<String> silentInput(Trace.Step step) {
    Matcher input = INPUT.matcher(step.actor().text());
    if (!input.matches() || !step.messages().isEmpty()) {
      return Optional.empty();
    }
    String name = input.group(1);
    if (name.equalsIgnoreCase("none")) {
      return Optional.of("action 'input none'");
    }
    return Optional.of(
        isTimer(name, step.actor().pid()) ? "timeout " + name : "in " + name + " from env");
  }

  /** The timers of a process are among its variables. */
  private boolean isTimer(String name, int pid) {
    return trace.end().values().stream()
        .anyMatch(
            value ->
                value.name().equalsIgnoreCase(name)
                    && value.owner().filter(owner -> owner.endsWith(":" + pid)).isPresent());
  }

  private static List<String> states(Trace.Step step) {
    return step.changes().stream()
        .filter(
            change ->
                change.variable().equals("state")
                    && change.owner().filter(step.actor().name()::equals).isPresent())
        .map(Trace.Change::after)
        .toList();
  }
}
