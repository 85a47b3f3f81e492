package dev.gyre.engine.trace;

import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.Variable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is different between two states that are one step apart. */
final class StateDifference {
  private static final String ABSENT = "-";
  private static final String STATE = "state";
  private static final String INSIDE = "...";

  private final StateView before;
  private final StateView after;
  private final List<Variable> globals;
  private final List<Trace.Change> changes = new ArrayList<>();

  private StateDifference(StateView before, StateView after, List<Variable> globals) {
    this.before = before;
    this.after = after;
    this.globals = globals;
  }

  static List<Trace.Change> between(StateView before, StateView after, List<Variable> globals) {
    StateDifference difference = new StateDifference(before, after, globals);
    difference.compare();
    return difference.changes;
  }

  private void compare() {
    compare(Optional.empty(), globals, 0);
    int common = Math.min(before.processCount(), after.processCount());
    for (int p = 0; p < common; p++) {
      ProcessAutomaton automaton = before.automaton(p);
      compare(Optional.of(before.processName(p)), StateView.ofModel(automaton.locals()), p);
      compareStates(p, automaton);
    }
    for (int p = common; p < after.processCount(); p++) {
      String name = after.processName(p);
      changes.add(new Trace.Change(Optional.empty(), name, ABSENT, "started"));
      parameters(name, p);
    }
    for (int p = common; p < before.processCount(); p++) {
      String name = before.processName(p);
      changes.add(new Trace.Change(Optional.empty(), name, "running", "ended"));
    }
  }

  /** In SDL a transition ends in a state, be it the one in which it began. */
  private void compareStates(int process, ProcessAutomaton automaton) {
    if (before.location(process).equals(after.location(process))) {
      return;
    }
    Optional<String> now = SdlStates.name(automaton, after.location(process));
    Optional<String> old = SdlStates.name(automaton, before.location(process));
    now.ifPresent(
        state ->
            changes.add(
                new Trace.Change(
                    Optional.of(before.processName(process)), STATE, old.orElse(INSIDE), state)));
  }

  private void parameters(String name, int process) {
    for (Variable parameter : after.automaton(process).parameters()) {
      changes.add(
          new Trace.Change(
              Optional.of(name), parameter.name(), ABSENT, after.text(parameter, 0, process)));
    }
  }

  private void compare(Optional<String> owner, List<Variable> variables, int process) {
    for (Variable variable : variables) {
      for (int i = 0; i < StateView.parts(variable); i++) {
        boolean isPlain = !variable.type().isChannel();
        if (isPlain && before.agrees(after, variable, i, process)) {
          continue;
        }
        String old = before.text(variable, i, process);
        String now = after.text(variable, i, process);
        if (!old.equals(now)) {
          changes.add(new Trace.Change(owner, ValueNames.part(variable, i), old, now));
        }
      }
    }
  }
}
