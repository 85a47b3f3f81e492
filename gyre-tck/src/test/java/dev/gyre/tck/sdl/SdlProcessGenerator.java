package dev.gyre.tck.sdl;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Random processes, for {@link SdlGenerator}. */
final class SdlProcessGenerator {
  private final Random random;
  private final String name;
  private final String instances;
  private final List<Integer> in;
  private final List<Integer> out;
  private final boolean[] carries;
  private final Set<Integer> wide;
  private final String creates;
  private final int states;
  private final int timers;
  private final boolean saves;
  private final boolean selective;
  private final boolean asksSender;
  private boolean labelled;

  /**
   * @param wide the signals that carry a number of a wide range
   * @param creates what it may create; nothing if it is empty
   */
  SdlProcessGenerator(
      Random random,
      String name,
      String instances,
      List<Integer> in,
      List<Integer> out,
      boolean[] carries,
      Set<Integer> wide,
      String creates) {
    this.random = random;
    this.name = name;
    this.instances = instances;
    this.in = in;
    this.out = out;
    this.carries = carries;
    this.wide = wide;
    this.creates = creates;
    this.states = 1 + random.nextInt(3);
    this.timers = chance(50) ? 1 + random.nextInt(2) : 0;
    this.saves = chance(40);
    this.selective = chance(30);
    this.asksSender = chance(30);
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private String one(String... choices) {
    return choices[random.nextInt(choices.length)];
  }

  String process() {
    StringBuilder text = new StringBuilder("process %s%s;%n".formatted(name, instances));
    text.append("dcl x small := 0, y boolean := false, c colour := green, k pid;\n");
    if (!wide.isEmpty()) {
      text.append("dcl v wide := 100, w wide := 0;\n");
    }
    for (int t = 0; t < timers; t++) {
      text.append("timer t%d;%n".formatted(t));
    }
    text.append("start; ").append(actions(2)).append("nextstate ").append(state()).append(";\n");
    if (chance(15)) {
      text.append("connection lab: ").append(actions(1)).append("nextstate -; endconnection;\n");
      labelled = true;
    }
    for (int s = 0; s < states; s++) {
      text.append("state ").append((char) ('a' + s)).append(";\n").append(parts(100));
    }
    if (chance(20)) {
      text.append(chance(50) ? "state *;\n" : "state *(a);\n").append(parts(30));
    }
    return text.append("endprocess;\n").toString();
  }

  private String state() {
    return String.valueOf((char) ('a' + random.nextInt(states)));
  }

  // ---- what a state does

  private String parts(int percent) {
    List<String> parts = new ArrayList<>();
    for (int signal : in) {
      if (chance(percent)) {
        String place = wide.contains(signal) ? "(w)" : "(x)";
        String variable = carries[signal] ? chance(70) ? place : "()" : "";
        parts.add(input("s" + signal, variable.equals("()") ? "" : variable));
      }
    }
    for (int t = 0; t < timers; t++) {
      if (chance(percent)) {
        parts.add(input("t" + t, ""));
      }
    }
    if (chance(20)) {
      parts.add(continuous());
    }
    if (chance(15)) {
      parts.add(continuous());
    }
    if (chance(3)) {
      parts.add("input none; " + transition());
    }
    if (chance(8)) {
      parts.add(saves && chance(50) ? "save *;\n" : "input *; " + transition());
    }
    return String.join("", parts);
  }

  private String input(String signal, String variable) {
    int choice = random.nextInt(100);
    if (choice < 20) {
      return "";
    }
    if (saves && choice < 45) {
      return "save " + signal + ";\n";
    }
    if (selective && choice < 60) {
      return "input " + signal + variable + "; provided " + condition() + "; " + transition();
    }
    if (selective && choice < 70) {
      return "priority input " + signal + variable + "; " + transition();
    }
    return "input " + signal + variable + "; " + transition();
  }

  private String continuous() {
    String priority = chance(60) ? " priority " + (1 + random.nextInt(3)) : "";
    return "provided "
        + condition()
        + (priority.isEmpty() ? "" : ";" + priority)
        + "; "
        + transition();
  }

  private String condition() {
    if (!wide.isEmpty() && chance(50)) {
      return chance(8) ? one("w + 1 > 100", "w = v") : aboutWide();
    }
    if (timers > 0 && chance(20)) {
      return one("active(t0)", "not active(t0)");
    }
    return one(
        "x = 1", "x > 0", "y", "not y", "c = red", "c /= blue and y", "x < 2 or y", "k = null");
  }

  private String aboutWide() {
    return one("w > 100", "w = 7", "w >= 299", "w /= 0", "w <= 8", "v < w and w < 50")
        .replace("v < w", chance(10) ? "v < w" : "v < 150");
  }

  // ---- transitions

  private String transition() {
    String body = actions(random.nextInt(3));
    int choice = random.nextInt(100);
    if (choice < 4) {
      return body + "stop;\n";
    }
    if (choice < 12 && labelled) {
      return body + "join lab;\n";
    }
    return body + "nextstate " + (chance(25) ? "-" : state()) + ";\n";
  }

  private String actions(int count) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < count; i++) {
      text.append(action());
    }
    return text.toString();
  }

  private String action() {
    int choice = random.nextInt(100);
    if (choice < 35 && !out.isEmpty()) {
      return output();
    }
    if (choice < 50 && timers > 0) {
      int timer = random.nextInt(timers);
      return chance(75)
          ? "set(now + " + one("1", "2", "3", "0", "x", "x + 1") + ", t" + timer + "); "
          : "reset(t" + timer + "); ";
    }
    if (choice < 65) {
      return decision();
    }
    if (choice < 73 && !creates.isEmpty()) {
      return "create " + creates + "; " + (chance(50) ? "task k := offspring; " : "");
    }
    return task();
  }

  private String task() {
    if (!wide.isEmpty() && chance(30)) {
      return chance(6)
          ? "task " + one("x := w mod 3", "w := w + 1") + "; "
          : "task "
              + one("v := w", "w := 7", "x := if " + aboutWide() + " then 1 else 2 fi")
              + "; ";
    }
    if (asksSender && chance(30)) {
      return "task k := " + one("sender", "self", "parent", "null") + "; ";
    }
    return "task "
        + one(
            "x := (x + 1) mod 3",
            "x := 0",
            "x := 1",
            "x := if y then 2 else x fi",
            "y := not y",
            "y := true",
            "c := red",
            "c := blue")
        + "; "
        + (chance(4) ? "task x := x + 1; " : "");
  }

  private String output() {
    int signal = out.get(random.nextInt(out.size()));
    String number = wide.contains(signal) ? one("(w)", "(v)", "(8)") : one("(x)", "(1)", "(2 - x)");
    String argument = carries[signal] ? number : "";
    String to = "";
    if (chance(12)) {
      to = " to " + (asksSender ? one("sender", "k", "self", "parent") : "k");
    }
    return "output s" + signal + argument + to + "; ";
  }

  private String decision() {
    return switch (random.nextInt(4)) {
      case 0 -> "decision any; (): " + branch() + "(): " + branch() + "enddecision; ";
      case 1 -> "decision x; (0): " + branch() + "(1:2): " + branch() + "enddecision; ";
      case 2 -> "decision y; (true): " + branch() + "else: " + branch() + "enddecision; ";
      default ->
          "decision x; (>1): "
              + branch()
              + "("
              + one("0", "1")
              + "): "
              + branch()
              + (chance(85) ? "else: " + branch() : "")
              + "enddecision; ";
    };
  }

  private String branch() {
    return chance(60) ? task() : out.isEmpty() ? "" : output();
  }
}
