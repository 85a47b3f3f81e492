package dev.gyre.sdl.property;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.property.Chart.Message;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads the text of Z.120 as far as properties of TASTE need it: instances with {@code out}, {@code
 * in} and {@code condition}. Each message stands at its sender and at its receiver; the order of
 * all is the one that the orders of the instances leave.
 */
final class ChartReader {
  /** Names in values of ASN.1 have hyphens, where those of SDL have underscores. */
  private static final Pattern HYPHEN = Pattern.compile("(?<=[A-Za-z0-9])-(?=[A-Za-z])");

  private static final Pattern COMMENT = Pattern.compile("/\\*.*?\\*/", Pattern.DOTALL);
  private static final Pattern MESSAGE =
      Pattern.compile(
          "(out|in)\\s+([\\w-]+)\\s*(?:\\((.*)\\))?\\s*(?:to|from)\\s+([\\w-]+)",
          Pattern.DOTALL | Pattern.CASE_INSENSITIVE);
  private static final Pattern CONDITION =
      Pattern.compile("condition\\s+(.*?)\\s+shared\\s+all", Pattern.CASE_INSENSITIVE);

  private final SourceFile file;
  private final Map<String, List<Entry>> instances = new LinkedHashMap<>();
  private String name = "chart";

  /** What stands at an instance: a message, or a condition. */
  private record Entry(Optional<Message> message, String condition) {}

  private ChartReader(SourceFile file) {
    this.file = file;
  }

  /** The chart, or nothing if it says nothing that can be checked, which is reported. */
  static Optional<Chart> read(SourceFile file, Diagnostics diagnostics) {
    ChartReader reader = new ChartReader(file);
    reader.readInstances();
    Optional<Chart> chart = reader.chart();
    if (chart.isEmpty()) {
      diagnostics.report(
          Diagnostic.of(
                  SdlCode.SDL_SYNTAX,
                  file.span(0, 0),
                  "this chart is no property, or the order of its messages is not determined")
              .withHint(
                  "it needs 'condition never shared all', or 'when' and then 'then' or 'then not',"
                      + " and one order of messages"));
    }
    return chart;
  }

  private void readInstances() {
    String text = COMMENT.matcher(file.text()).replaceAll(" ");
    List<Entry> current = new ArrayList<>();
    String owner = "";
    for (String statement : text.split(";")) {
      String words = statement.strip();
      String lower = words.toLowerCase(Locale.ROOT);
      Matcher condition = CONDITION.matcher(words);
      Matcher message = MESSAGE.matcher(words);
      if (lower.startsWith("msc ")) {
        name = words.substring(4).strip().replace('-', '_');
      } else if (lower.startsWith("instance ")) {
        owner = words.substring(9).strip().split("\\s")[0];
        current = instances.computeIfAbsent(owner, key -> new ArrayList<>());
      } else if (condition.matches()) {
        String said = condition.group(1).toLowerCase(Locale.ROOT).replaceAll("\\s+", " ");
        current.add(new Entry(Optional.empty(), said));
      } else if (message.matches()) {
        current.add(new Entry(Optional.of(message(message, owner)), ""));
      }
    }
  }

  private static Message message(Matcher found, String owner) {
    boolean isSent = found.group(1).equalsIgnoreCase("out");
    String other = found.group(4);
    List<String> arguments = arguments(Optional.ofNullable(found.group(3)).orElse(""));
    return new Message(
        found.group(2).replace('-', '_'),
        isSent ? owner : other,
        isSent ? other : owner,
        arguments);
  }

  /** Split at the commas outside of braces. */
  private static List<String> arguments(String text) {
    List<String> arguments = new ArrayList<>();
    int depth = 0;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      depth += c == '{' || c == '(' ? 1 : c == '}' || c == ')' ? -1 : 0;
      if (c == ',' && depth == 0) {
        arguments.add(text.substring(start, i).strip());
        start = i + 1;
      }
    }
    if (!text.isBlank()) {
      arguments.add(text.substring(start).strip());
    }
    arguments.replaceAll(argument -> HYPHEN.matcher(argument).replaceAll("_"));
    return arguments;
  }

  private Optional<Chart> chart() {
    List<Entry> order = new ArrayList<>();
    Map<String, Integer> done = new LinkedHashMap<>();
    instances.keySet().forEach(instance -> done.put(instance, 0));
    while (true) {
      List<Entry> next = next(done);
      if (next.size() > 1) {
        return Optional.empty();
      }
      if (next.isEmpty()) {
        return isFinished(done) ? meant(order) : Optional.empty();
      }
      order.add(next.get(0));
      advance(next.get(0), done);
    }
  }

  private boolean isFinished(Map<String, Integer> done) {
    return instances.entrySet().stream().allMatch(e -> done.get(e.getKey()) == e.getValue().size());
  }

  /** What can come next: a condition that all have reached, or a message whose two ends have. */
  private List<Entry> next(Map<String, Integer> done) {
    List<Entry> heads = new ArrayList<>();
    instances.forEach(
        (instance, entries) -> {
          if (done.get(instance) < entries.size()) {
            heads.add(entries.get(done.get(instance)));
          }
        });
    List<Entry> next = new ArrayList<>();
    for (Entry head : heads) {
      long same = heads.stream().filter(head::equals).count();
      boolean isReached =
          head.message().isEmpty()
              ? same == instances.size()
              : same == 2 || !hasBothEnds(head.message().get());
      if (isReached && !next.contains(head)) {
        next.add(head);
      }
    }
    return next;
  }

  private boolean hasBothEnds(Message message) {
    return instances.containsKey(message.from()) && instances.containsKey(message.to());
  }

  private void advance(Entry entry, Map<String, Integer> done) {
    instances.forEach(
        (instance, entries) -> {
          int at = done.get(instance);
          if (at < entries.size() && entries.get(at).equals(entry)) {
            done.put(instance, at + 1);
          }
        });
  }

  private Optional<Chart> meant(List<Entry> order) {
    List<Message> before = new ArrayList<>();
    List<Message> after = new ArrayList<>();
    String first = "";
    String second = "";
    for (Entry entry : order) {
      if (entry.message().isEmpty()) {
        second = first.isEmpty() ? "" : entry.condition();
        first = first.isEmpty() ? entry.condition() : first;
      } else {
        (second.isEmpty() ? before : after).add(entry.message().get());
      }
    }
    Optional<Chart.Meaning> meaning =
        switch (first + " " + second) {
          case "never " -> Optional.of(Chart.Meaning.NEVER);
          case "when then" -> Optional.of(Chart.Meaning.WHEN_THEN);
          case "when then not", "when thennot" -> Optional.of(Chart.Meaning.WHEN_THEN_NOT);
          default -> Optional.empty();
        };
    return meaning.filter(m -> !before.isEmpty()).map(m -> new Chart(name, m, before, after));
  }
}
