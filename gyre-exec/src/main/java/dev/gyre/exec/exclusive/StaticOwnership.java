package dev.gyre.exec.exclusive;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Location;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessAutomaton.ExclusiveUse;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.SystemWalker;
import dev.gyre.ir.Variable;
import dev.gyre.ir.pass.VariableKey;
import dev.gyre.ir.pass.Writes;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Decides from the text alone that no promise can be broken: each is made by the only process of
 * its type about a global channel that has one name, and no other process names it. Otherwise
 * nothing is decided, and the states are watched.
 */
final class StaticOwnership {
  private final ProcessSystem system;

  /** Variables that may come to hold another channel than their own. */
  private final Set<VariableKey> written = new HashSet<>();

  private final int[] instances;

  private StaticOwnership(ProcessSystem system) {
    this.system = system;
    this.instances = new int[system.automata().size()];
    system.start().forEach(start -> instances[start.automaton()]++);
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        location.edges().forEach(edge -> scan(edge, automaton.index()));
      }
      countCreated(automaton);
    }
  }

  static boolean isCertain(ProcessSystem system) {
    StaticOwnership ownership = new StaticOwnership(system);
    return system.automata().stream().allMatch(ownership::isKept);
  }

  private void scan(Edge edge, int automaton) {
    Writes.of(edge.effects(), place -> written.add(VariableKey.of(place.variable(), automaton)));
  }

  /** Wherever a process can be created, starting values and clauses included. */
  private void countCreated(ProcessAutomaton automaton) {
    new SystemWalker() {
      @Override
      protected void enterSpawn(Expr.Spawn e) {
        // How often it is carried out is not known, so it counts as more than one.
        instances[e.automaton()] += 2;
      }
    }.walkAutomaton(automaton);
  }

  /** Whether a variable always holds the channel it was declared with. */
  private boolean isFixed(Variable variable, int automaton) {
    return variable.declaredChannels().isPresent()
        && !written.contains(VariableKey.of(variable, automaton));
  }

  private boolean isKept(ProcessAutomaton owner) {
    if (owner.exclusiveUses().isEmpty()) {
      return true;
    }
    return instances[owner.index()] <= 1
        && owner.exclusiveUses().stream().allMatch(promise -> isKept(promise, owner));
  }

  private boolean isKept(ExclusiveUse promise, ProcessAutomaton owner) {
    Variable channel = promise.channel().variable();
    return channel.scope() == Variable.Scope.GLOBAL
        && isFixed(channel, owner.index())
        && isElement(promise.channel())
        && channel.declaredChannels().stream().noneMatch(c -> c.type().isRendezvous())
        && system.automata().stream()
            .filter(a -> a.index() != owner.index() && instances[a.index()] > 0)
            .noneMatch(a -> mayUse(a, promise));
  }

  /** Whether a place exists for certain: a promise about no channel at all is an error. */
  private static boolean isElement(Place place) {
    List<Integer> lengths = place.variable().dimensions();
    for (int i = 0; i < lengths.size(); i++) {
      int index = place.indices().get(i).constant().orElse(-1);
      if (index < 0 || index >= lengths.get(i)) {
        return false;
      }
    }
    return true;
  }

  private boolean mayUse(ProcessAutomaton automaton, ExclusiveUse promise) {
    boolean promisesToo =
        automaton.exclusiveUses().stream()
            .anyMatch(p -> p.end() == promise.end() && isSame(p.channel(), promise, automaton));
    return promisesToo
        || ChannelUses.anywhere(automaton).stream()
            .filter(use -> use.ends().contains(promise.end()))
            .anyMatch(use -> mayMean(use.channel(), promise, automaton));
  }

  /** Whether an expression may mean the promised channel: only of a variable is more known. */
  private boolean mayMean(Expr channel, ExclusiveUse promise, ProcessAutomaton automaton) {
    return channel.loaded().stream().allMatch(place -> isSame(place, promise, automaton));
  }

  private boolean isSame(Place place, ExclusiveUse promise, ProcessAutomaton automaton) {
    if (!isFixed(place.variable(), automaton.index())) {
      return true;
    }
    Place promised = promise.channel();
    return place.variable().scope() == Variable.Scope.GLOBAL
        && place.variable().index() == promised.variable().index()
        && mayBeEqual(place.indices(), promised.indices());
  }

  private static boolean mayBeEqual(List<Expr> left, List<Expr> right) {
    for (int i = 0; i < left.size(); i++) {
      OptionalInt a = left.get(i).constant();
      OptionalInt b = right.get(i).constant();
      if (a.isPresent() && b.isPresent() && !a.equals(b)) {
        return false;
      }
    }
    return true;
  }
}
