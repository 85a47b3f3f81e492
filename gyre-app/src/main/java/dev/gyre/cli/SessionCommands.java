package dev.gyre.cli;

import dev.gyre.engine.Simulation;
import dev.gyre.engine.trace.Blocked;
import dev.gyre.engine.trace.StateView;
import dev.gyre.system.InternalFault;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/** The words of a dialogue about a run. */
final class SessionCommands {
  private static final int MANY = 10_000;

  private static final List<String> WORDS =
      List.of(
          "back", "break", "delete", "eval", "follow", "help", "list", "print", "quit", "run",
          "save", "until", "unwatch", "watch", "why");

  private static final List<String> HELP =
      List.of(
          "  NUMBER       make that step",
          "  Enter        make the only step, or the recorded one",
          "  l            list the choices again",
          "  f [N]        follow the trail for N steps",
          "  run [N]      make N steps by chance; stops at breakpoints and when something goes"
              + " wrong",
          "  until EXPR   the same until EXPR holds",
          "  break WHERE  stop at a line, or when an expression turns true; without WHERE: list",
          "  delete N     remove breakpoint N",
          "  b [N]        take the last step back, or the last N",
          "  w            why the other statements cannot be executed",
          "  eval EXPR    the value of an expression",
          "  p [VAR]      print all values, or those whose name contains VAR",
          "  watch VAR    print VAR after each step",
          "  unwatch VAR  no longer; without VAR: none at all",
          "  save FILE    save the run as a trail, for gyre simulate --replay and gyre trace",
          "  q            quit");

  private final SimulatedRun run;
  private final SimulationText text;
  private final PrintWriter out;
  private final Random random;
  private final Breakpoints breakpoints = new Breakpoints();
  private final Set<String> watched = new LinkedHashSet<>();

  SessionCommands(SimulatedRun run, SimulationText text, long seed) {
    this.run = run;
    this.text = text;
    this.out = text.out();
    this.random = new Random(seed);
  }

  /** All that can be completed: the words, and the names of variables. */
  List<String> words() {
    return Stream.concat(
            WORDS.stream(), run.simulation().state().values().stream().map(SessionCommands::name))
        .distinct()
        .toList();
  }

  /** False if there is no such word. */
  boolean obey(String word, String argument) {
    try {
      return carryOut(word, argument);
    } catch (IllegalArgumentException e) {
      out.println("'" + argument + "': " + e.getMessage());
      return true;
    }
  }

  private boolean carryOut(String word, String argument) {
    switch (word) {
      case "h", "?", "help" -> HELP.forEach(out::println);
      case "b", "back" -> back(number(argument, 1));
      case "w", "why" -> why();
      case "p", "print" -> print(argument);
      case "watch" -> watched.add(argument);
      case "unwatch" -> unwatch(argument);
      case "run" -> run(number(argument, 1), Optional.empty());
      case "until" -> run(MANY, Optional.of(WatchedCondition.read(argument, run)));
      case "break" -> breakAt(argument);
      case "delete" -> delete(number(argument, 0));
      case "e", "eval" -> evaluate(argument);
      case "save" -> save(argument);
      default -> {
        return false;
      }
    }
    return true;
  }

  private static int number(String argument, int otherwise) {
    if (argument.isEmpty()) {
      return otherwise;
    }
    if (!argument.matches("\\d{1,9}")) {
      throw new IllegalArgumentException("this is no number");
    }
    return Integer.parseInt(argument);
  }

  /** Shows a step that was made. */
  void made(Simulation.Made step) {
    text.show(step);
    breakpoints.reached(run, step).ifPresent(place -> out.println("breakpoint: " + place));
    watched.forEach(this::print);
  }

  private void run(int steps, Optional<WatchedCondition> until) {
    new RandomSteps(run, text, breakpoints, random)
        .make(steps, until)
        .ifPresent(reason -> out.println("stopped: " + reason));
    watched.forEach(this::print);
  }

  private void breakAt(String place) {
    if (!place.isEmpty()) {
      breakpoints.add(place, run);
    }
    List<String> texts = breakpoints.texts();
    for (int i = 0; i < texts.size(); i++) {
      out.println("  breakpoint " + (i + 1) + ": " + texts.get(i));
    }
    if (texts.isEmpty()) {
      out.println("there are no breakpoints");
    }
  }

  private void delete(int number) {
    out.println(
        breakpoints.remove(number)
            ? "breakpoint " + number + " is gone"
            : "there is no breakpoint " + number);
  }

  private void back(int steps) {
    for (int i = 0; i < steps; i++) {
      if (!run.back()) {
        out.println("this is the beginning");
        return;
      }
    }
  }

  private void why() {
    List<Blocked.Statement> blocked = run.simulation().blocked();
    for (Blocked.Statement statement : blocked) {
      out.println("      " + SimulationText.action(statement.action()));
      out.println("          " + statement.reason());
    }
    if (blocked.isEmpty()) {
      out.println("no statement is blocked");
    }
  }

  private void unwatch(String variable) {
    if (variable.isEmpty()) {
      watched.clear();
    } else if (!watched.remove(variable)) {
      out.println("'" + variable + "' was not watched");
    }
  }

  private void evaluate(String expression) {
    OptionalInt value = WatchedCondition.read(expression, run).value(run);
    out.println(
        "      "
            + expression
            + " = "
            + (value.isPresent() ? Integer.toString(value.getAsInt()) : "cannot be computed here"));
  }

  private void print(String part) {
    for (StateView.Value value : run.simulation().state().values()) {
      if (name(value).contains(part)) {
        out.println("      " + name(value) + " = " + value.text());
      }
    }
  }

  private static String name(StateView.Value value) {
    return value.owner().map(owner -> owner + ".").orElse("") + value.name();
  }

  private void save(String file) {
    if (file.isEmpty()) {
      out.println("save FILE: where to?");
      return;
    }
    try {
      new SimulatedTrail(run).save(Path.of(file));
      out.println("saved " + run.path().size() + " steps to " + file);
    } catch (IOException | InvalidPathException | InternalFault e) {
      out.println("the run could not be saved to '" + file + "': " + e.getMessage());
    }
  }
}
