package dev.gyre.promela.print;

import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Timers for Spin, which has none: numbers that a process of their own counts down by one while
 * nobody else can move (discrete time: Bosnacki and Dams, SPIN 1998). It has to reach them, so
 * timers of processes become global, an array where there are several processes of a kind. It is
 * the first process, because a process cannot end before the younger ones have.
 */
final class Clock {
  private final ProcessSystem system;
  private final Names names;
  private final String process;

  /** The moved timers: automaton and variable to name. */
  private final Map<String, String> moved = new TreeMap<>();

  Clock(ProcessSystem system, Names names) {
    this.system = system;
    this.names = names;
    this.process = names.fresh("Clock");
    for (ProcessAutomaton automaton : system.automata()) {
      for (Variable variable : automaton.locals()) {
        if (variable.type().isTimer()) {
          move(automaton, variable);
        }
      }
    }
  }

  private void move(ProcessAutomaton automaton, Variable timer) {
    if (instances(automaton.index()) == 0 || timer.isArray()) {
      throw new NoCounterpartException(
          "the timer "
              + timer.name()
              + " of "
              + automaton.name()
              + " belongs to processes that are created while the model runs, or is an array:"
              + " declare it outside of processes");
    }
    String name = names.fresh(automaton.name() + "_" + timer.name());
    moved.put(key(automaton.index(), timer), name);
  }

  private static String key(int automaton, Variable timer) {
    return automaton + "." + timer.index();
  }

  /** Whether there are timers at all. */
  boolean isNeeded() {
    return !moved.isEmpty() || system.globals().stream().anyMatch(v -> v.type().isTimer());
  }

  /** Whether a variable is a timer of a process, which is global in the printed model. */
  boolean isMoved(Variable variable) {
    return variable.scope() == Variable.Scope.LOCAL && variable.type().isTimer();
  }

  private int instances(int automaton) {
    return (int) system.start().stream().filter(s -> s.automaton() == automaton).count();
  }

  /** The number of the first process of an automaton, in the printed model. */
  int first(int automaton) {
    int number = 0;
    while (system.start().get(number).automaton() != automaton) {
      number++;
    }
    return number + 1;
  }

  /** The timer of a process with this number in the printed model. */
  String timer(int automaton, Variable timer, String number) {
    String name = moved.get(key(automaton, timer));
    return instances(automaton) == 1 ? name : name + "[" + number + " - " + first(automaton) + "]";
  }

  /** The declarations of the timers that are not global by themselves. */
  List<String> declarations() {
    List<String> lines = new ArrayList<>();
    for (ProcessAutomaton automaton : system.automata()) {
      for (Variable variable : automaton.locals()) {
        if (isMoved(variable)) {
          int count = instances(automaton.index());
          String length = count == 1 ? "" : "[" + count + "]";
          lines.add("short " + moved.get(key(automaton.index(), variable)) + length + " = -1");
        }
      }
    }
    return lines;
  }

  /** Every single timer. */
  private List<String> all() {
    List<String> all = new ArrayList<>();
    for (Variable variable : system.globals()) {
      if (variable.type().isTimer()) {
        elements(names.variable(variable, -1), variable.dimensions(), "", all);
      }
    }
    for (ProcessAutomaton automaton : system.automata()) {
      int count = instances(automaton.index());
      for (Variable variable : automaton.locals()) {
        if (isMoved(variable)) {
          String name = moved.get(key(automaton.index(), variable));
          elements(name, count == 1 ? List.of() : List.of(count), "", all);
        }
      }
    }
    return all;
  }

  private static void elements(
      String name, List<Integer> dimensions, String between, List<String> all) {
    if (dimensions.isEmpty()) {
      all.add(name);
      return;
    }
    List<Integer> rest = dimensions.subList(1, dimensions.size());
    for (int i = 0; i < dimensions.get(0); i++) {
      elements(name + between + "[" + i + "]", rest, "." + Places.INNER, all);
    }
  }

  /** The process that lets time pass. */
  String text() {
    List<String> all = all();
    StringBuilder text = new StringBuilder();
    text.append("/* Time passes when nobody else can move. */\n");
    text.append("active proctype ").append(process).append("() {\nend:\n  do\n  :: d_step {\n");
    text.append("      timeout && (");
    text.append(String.join(" || ", all.stream().map(timer -> timer + " > 0").toList()));
    text.append(");\n");
    for (String timer : all) {
      text.append("      if :: ").append(timer).append(" > 0 -> ").append(timer);
      text.append("-- :: else fi;\n");
    }
    return text.append("    }\n  od\n}\n").toString();
  }
}
