package dev.gyre.ir.detect;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.DeadAtStart;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Which processes exist from the start, and who creates others. */
final class Starts {
  private final ProcessSystem system;
  private final List<Set<Integer>> creators = new ArrayList<>();

  /** Costs a look at all statements, so it waits until it is needed. */
  private DeadAtStart dead;

  Starts(ProcessSystem system) {
    this.system = system;
    for (int i = 0; i < system.automata().size(); i++) {
      creators.add(new TreeSet<>());
    }
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        location.edges().forEach(edge -> spawns(automaton, edge));
      }
    }
  }

  private void spawns(ProcessAutomaton automaton, Edge edge) {
    new ExprWalker() {
      @Override
      protected void enter(Expr e) {
        if (e instanceof Expr.Spawn spawn) {
          creators.get(spawn.automaton()).add(automaton.index());
        }
      }
    }.walk(edge);
  }

  /** The numbers of the processes of an automaton that exist from the start. */
  List<Integer> numbers(int automaton) {
    List<Integer> numbers = new ArrayList<>();
    for (int pid = 0; pid < system.start().size(); pid++) {
      if (system.start().get(pid).automaton() == automaton) {
        numbers.add(pid);
      }
    }
    return numbers;
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
    return system.automata().get(automaton).locations().stream()
        .flatMap(location -> location.edges().stream())
        .anyMatch(edge -> edge.effects().stream().anyMatch(Effect.Terminate.class::isInstance));
  }
}
