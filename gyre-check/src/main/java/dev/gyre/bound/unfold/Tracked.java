package dev.gyre.bound.unfold;

import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.ir.pass.VariableKey;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Whose values are followed: of each kind of process its own number, at place 0, then scalars that
 * nobody else writes. The values of all of them together are a part of the node.
 */
final class Tracked {
  static final long[] NO_VALUES = {Evaluation.UNKNOWN};

  private final List<List<Variable>> variables = new ArrayList<>();
  private final List<Map<VariableKey, Integer>> places = new ArrayList<>();

  private Tracked(ProcessSystem system) {
    for (int i = 0; i < system.automata().size(); i++) {
      variables.add(new ArrayList<>());
      places.add(new HashMap<>());
    }
  }

  static Tracked none(ProcessSystem system) {
    return new Tracked(system);
  }

  /** All of these that can be followed, but some. */
  static Tracked of(Facts facts, Set<VariableKey> wanted, Set<OwnKey> omitted) {
    Tracked tracked = new Tracked(facts.system());
    for (ProcessAutomaton automaton : facts.system().automata()) {
      if (automaton.isProcess()) {
        List<Variable> all = new ArrayList<>(automaton.locals());
        all.addAll(facts.system().globals());
        for (Variable variable : all) {
          VariableKey key = VariableKey.of(variable, automaton.index());
          boolean isOwn =
              variable.scope() == Variable.Scope.LOCAL || isAlone(facts, key, automaton);
          if (isOwn
              && wanted.contains(key)
              && !omitted.contains(new OwnKey(automaton.index(), key))
              && canBeFollowed(facts, variable, key)) {
            tracked.add(automaton.index(), variable, key);
          }
        }
      }
    }
    return tracked;
  }

  /** A variable as processes of one kind see it. */
  record OwnKey(int automaton, VariableKey variable) {}

  private static boolean canBeFollowed(Facts facts, Variable variable, VariableKey key) {
    boolean isDeclaredChannel =
        facts.channels().declares(key) && facts.written().writers(key).isEmpty();
    return !variable.isArray()
        && Facts.canFollow(variable.type())
        && !variable.isOfEvents()
        && !isDeclaredChannel;
  }

  private static boolean isAlone(Facts facts, VariableKey key, ProcessAutomaton automaton) {
    return facts.written().writers(key).equals(Set.of(automaton.index()))
        && facts.instances().isOne(automaton.index());
  }

  private void add(int automaton, Variable variable, VariableKey key) {
    variables.get(automaton).add(variable);
    places.get(automaton).put(key, variables.get(automaton).size());
  }

  /** How many values a node of such a process has. */
  int size(int automaton) {
    return variables.get(automaton).size() + 1;
  }

  /** The variables whose values stand at places 1 and on. */
  List<Variable> variables(int automaton) {
    return variables.get(automaton);
  }

  /** Where the value of a variable stands, or -1. */
  int place(VariableKey variable, int automaton) {
    return automaton < 0 ? -1 : places.get(automaton).getOrDefault(variable, -1);
  }

  /** The variables that hold channels. */
  static Set<VariableKey> channelVariables(ProcessSystem system) {
    Set<VariableKey> found = new HashSet<>();
    system.globals().stream()
        .filter(v -> v.type().isChannel())
        .forEach(v -> found.add(VariableKey.of(v, VariableKey.SHARED)));
    for (ProcessAutomaton automaton : system.automata()) {
      automaton.locals().stream()
          .filter(v -> v.type().isChannel())
          .forEach(v -> found.add(VariableKey.of(v, automaton.index())));
    }
    return found;
  }
}
