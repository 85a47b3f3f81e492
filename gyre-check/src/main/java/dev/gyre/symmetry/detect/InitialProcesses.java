package dev.gyre.symmetry.detect;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import dev.gyre.ir.pass.DeadAtStart;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Which processes exist from the start, and who creates others. */
final class InitialProcesses {
  private final ProcessSystem system;
  private final List<Set<Integer>> creators = new ArrayList<>();
  private final Map<Integer, List<Integer>> numbers = new HashMap<>();
  private final BitSet ending = new BitSet();

  /** Costs a look at all statements, so it waits until it is needed. */
  private DeadAtStart dead;

  InitialProcesses(ProcessSystem system) {
    this.system = system;
    for (int i = 0; i < system.automata().size(); i++) {
      creators.add(new TreeSet<>());
    }
    new SystemWalker() {
      @Override
      protected void enterSpawn(Expr.Spawn spawn) {
        creators.get(spawn.automaton()).add(automaton());
      }
    }.walkSystem(system);
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        if (location.edges().stream().anyMatch(Edge::endsProcess)) {
          ending.set(automaton.index());
        }
      }
    }
    for (int pid = 0; pid < system.start().size(); pid++) {
      numbers.computeIfAbsent(system.start().get(pid).automaton(), a -> new ArrayList<>()).add(pid);
    }
  }

  /** The numbers of the processes of an automaton that exist from the start. */
  List<Integer> numbers(int automaton) {
    return List.copyOf(numbers.getOrDefault(automaton, List.of()));
  }

  /** The number of the only process of an automaton. */
  int number(int automaton) {
    return numbers(automaton).get(0);
  }

  /** Which automata create processes of this one. */
  Set<Integer> creators(int automaton) {
    return creators.get(automaton);
  }

  /** Whether processes of an automaton are created later. */
  boolean isCreated(int automaton) {
    return !creators.get(automaton).isEmpty();
  }

  /** Whether there is one process of an automaton, from the start, and never another. */
  boolean isSingle(int automaton) {
    return !isCreated(automaton) && numbers(automaton).size() == 1;
  }

  boolean isDeadAtStart(int automaton, int local) {
    if (dead == null) {
      dead = new DeadAtStart(system);
    }
    return dead.contains(automaton, local);
  }

  /** Whether a process of an automaton may end. */
  boolean mayEnd(int automaton) {
    return ending.get(automaton);
  }

  /**
   * All that creates processes, wherever {@code run} stands: automata, and {@link
   * SystemWalker#NO_AUTOMATON} for starting values of globals and formulas.
   */
  Set<Integer> allCreators() {
    Set<Integer> all = new TreeSet<>();
    creators.forEach(all::addAll);
    return all;
  }
}
