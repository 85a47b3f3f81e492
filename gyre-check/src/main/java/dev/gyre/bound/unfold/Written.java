package dev.gyre.bound.unfold;

import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.ir.pass.VariableKey;
import dev.gyre.ir.pass.Writes;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Who writes which variable after it has come into being. */
final class Written {
  private final Map<VariableKey, Set<Integer>> writers = new HashMap<>();

  Written(ProcessSystem system) {
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        location
            .edges()
            .forEach(
                edge ->
                    Writes.of(edge.effects(), place -> add(place.variable(), automaton.index())));
      }
    }
  }

  private void add(Variable variable, int automaton) {
    writers
        .computeIfAbsent(VariableKey.of(variable, automaton), any -> new HashSet<>())
        .add(automaton);
  }

  /** The automata that write a variable. */
  Set<Integer> writers(VariableKey variable) {
    return writers.getOrDefault(variable, Set.of());
  }

  /** Whether a variable keeps what it starts with; time and events are written by nobody. */
  boolean isConstant(Variable variable, VariableKey key) {
    return writers(key).isEmpty() && !variable.type().isTimer() && !variable.isOfEvents();
  }
}
