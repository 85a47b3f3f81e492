package dev.gyre.cli;

import dev.gyre.engine.Simulation;
import dev.gyre.engine.trace.Blocked;
import dev.gyre.engine.trace.StateView;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** A dialogue: the user picks each step, goes back, asks why something cannot happen. */
final class InteractiveSession {
  private static final List<String> HELP =
      List.of(
          "  NUMBER    make that step",
          "  b         take the last step back",
          "  w         why the other statements cannot be executed",
          "  p [VAR]   print all values, or those whose name contains VAR",
          "  watch VAR print VAR after each step",
          "  q         quit");

  private final Simulation simulation;
  private final SimulationText text;
  private final PrintWriter out;
  private final BufferedReader in;
  private final Set<String> watched = new LinkedHashSet<>();

  InteractiveSession(Simulation simulation, SimulationText text, Console console) {
    this.simulation = simulation;
    this.text = text;
    this.out = console.out();
    this.in = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
  }

  ExitStatus run() throws IOException {
    out.println("h for help");
    while (true) {
      List<Simulation.Choice> choices = simulation.choices();
      text.showFaults(simulation.faults());
      if (choices.isEmpty()) {
        text.end(simulation);
      }
      for (int i = 0; i < choices.size(); i++) {
        out.println(String.format("%4d  ", i + 1) + describe(choices.get(i)));
      }
      String line = ask();
      if (line == null || line.equals("q")) {
        return ExitStatus.SUCCESS;
      }
      obey(line, choices);
    }
  }

  private static String describe(Simulation.Choice choice) {
    return SimulationText.action(choice.actor())
        + choice.partner().map(p -> "  &  " + SimulationText.action(p)).orElse("");
  }

  private String ask() throws IOException {
    out.print("step " + (simulation.depth() + 1) + "> ");
    out.flush();
    String line = in.readLine();
    if (line == null) {
      out.println();
      return null;
    }
    return line.strip();
  }

  private void obey(String line, List<Simulation.Choice> choices) {
    String[] words = line.split("\\s+", 2);
    String argument = words.length > 1 ? words[1] : "";
    switch (words[0]) {
      case "" -> {}
      case "h", "?", "help" -> HELP.forEach(out::println);
      case "b", "back" -> back();
      case "w", "why" -> why();
      case "p", "print" -> print(argument);
      case "watch" -> watched.add(argument);
      default -> step(words[0], choices);
    }
  }

  private void back() {
    if (!simulation.back()) {
      out.println("this is the beginning");
    }
  }

  private void why() {
    for (Blocked.Statement statement : simulation.blocked()) {
      out.println("      " + SimulationText.action(statement.action()));
      out.println("          " + statement.reason());
    }
  }

  private void print(String part) {
    for (StateView.Value value : simulation.state().values()) {
      String name = value.owner().map(owner -> owner + ".").orElse("") + value.name();
      if (name.contains(part)) {
        out.println("      " + name + " = " + value.text());
      }
    }
  }

  private void step(String word, List<Simulation.Choice> choices) {
    int number = word.matches("\\d{1,6}") ? Integer.parseInt(word) : 0;
    if (number < 1 || number > choices.size()) {
      out.println("there is no choice '" + word + "'; h for help");
      return;
    }
    text.show(simulation.take(choices.get(number - 1).transition()));
    watched.forEach(this::print);
  }
}
