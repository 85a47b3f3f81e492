package dev.gyre.tck;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes a model with timers for Spin, in the macro encoding of {@link
 * dev.gyre.tck.gen.TimedGenerator}. Knows only what the example models use: processes that are
 * active from the start and never end, and whose timers are their own.
 */
final class MacroEncoding {
  private static final Pattern DEFINITION = Pattern.compile("(?m)^#define (\\w+) (\\d+)\\b");
  private static final Pattern PROCTYPE =
      Pattern.compile("(?ms)^active (?:\\[(\\w+)] )?proctype (\\w+)\\(\\) \\{(.*?)^}");
  private static final Pattern TIMERS = Pattern.compile("(?m)^  timer ([\\w, ]+);$");
  private static final Pattern BOUNDED =
      Pattern.compile("\\bdelay\\(([^,]+), ([^,()]+), ([^,()]+)\\)");
  private static final String MACROS =
      """
      #define set(t, v) t = v
      #define reset(t) t = -1
      #define expire(t) (t == 0)
      #define on(t) (t != -1)
      #define delay(t, v) set(t, v); expire(t)
      #define udelay(t) do :: delay(t, 1) :: break od
      """;

  private final Map<String, Integer> constants = new HashMap<>();
  private final List<String> timers = new ArrayList<>();
  private final StringBuilder declarations = new StringBuilder();

  /** The number of the next process; 0 is the clock. */
  private int next = 1;

  private MacroEncoding() {}

  /**
   * @param definitions macros that go before those of the text
   */
  static String of(String model, Map<String, String> definitions) {
    return new MacroEncoding().encode(model, definitions);
  }

  private String encode(String model, Map<String, String> definitions) {
    StringBuilder given = new StringBuilder();
    definitions.forEach(
        (name, value) -> given.append("#define " + name + " " + value + System.lineSeparator()));
    Matcher defined = DEFINITION.matcher(given + model);
    while (defined.find()) {
      constants.putIfAbsent(defined.group(1), Integer.parseInt(defined.group(2)));
    }
    Matcher proctypes = PROCTYPE.matcher(model);
    StringBuilder text = new StringBuilder();
    while (proctypes.find()) {
      proctypes.appendReplacement(text, Matcher.quoteReplacement(process(proctypes)));
    }
    proctypes.appendTail(text);
    return given + MACROS + declarations + (timers.isEmpty() ? "" : clock()) + text;
  }

  private String process(Matcher match) {
    int instances = match.group(1) == null ? 1 : value(match.group(1));
    String name = match.group(2);
    String body = match.group(3).replaceAll("\\b_pid\\b", "(_pid - 1)");
    Matcher declared = TIMERS.matcher(body);
    List<String> own = new ArrayList<>();
    while (declared.find()) {
      own.addAll(List.of(declared.group(1).split(", ")));
    }
    body = declared.replaceAll("");
    for (String timer : own) {
      String global = name + "_" + timer;
      declarations.append("short " + global + "[" + instances + "] = -1;\n");
      for (int i = 0; i < instances; i++) {
        timers.add(global + "[" + i + "]");
      }
      body = body.replaceAll("\\b" + timer + "\\b", global + "[_pid - " + next + "]");
    }
    next += instances;
    String head = match.group(1) == null ? "" : "[" + match.group(1) + "] ";
    return "active " + head + "proctype " + name + "() {" + bounded(body) + "}";
  }

  private String bounded(String body) {
    Matcher delays = BOUNDED.matcher(body);
    StringBuilder text = new StringBuilder();
    while (delays.find()) {
      StringJoiner choice = new StringJoiner(" ", "if ", " fi; expire(" + delays.group(1) + ")");
      for (int time = value(delays.group(2)); time <= value(delays.group(3)); time++) {
        choice.add(":: set(" + delays.group(1) + ", " + time + ")");
      }
      delays.appendReplacement(text, Matcher.quoteReplacement(choice.toString()));
    }
    return delays.appendTail(text).toString();
  }

  /** A sum of numbers and macros. */
  private int value(String sum) {
    int value = 0;
    for (String part : sum.split("\\+")) {
      String term = part.strip();
      value += term.matches("\\d+") ? Integer.parseInt(term) : constants.get(term);
    }
    return value;
  }

  private String clock() {
    StringJoiner runs = new StringJoiner(" || ", "(", ")");
    StringBuilder ticks = new StringBuilder();
    for (String timer : timers) {
      runs.add(timer + " > 0");
      ticks.append("if :: " + timer + " > 0 -> " + timer + "-- :: else fi;\n");
    }
    return "active proctype Clock() {\nend: do :: d_step { timeout && "
        + runs
        + " ->\n"
        + ticks
        + "} od\n}\n";
  }
}
