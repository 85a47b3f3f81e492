package dev.gyre.engine.restore;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.system.Stepper;
import dev.gyre.system.Transitions;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalLong;

/** Makes up for the ends of processes that were left out of what was searched. */
public final class RestoredTerminations {
  private RestoredTerminations() {}

  /**
   * The ends that are possible, one after the other.
   *
   * @param path what happened before; others can see the state it leads to
   */
  public static List<Long> after(List<Long> path, InterpretedSystem system) {
    BitSet ending = new BitSet();
    for (ProcessAutomaton automaton : system.layout().system().automata()) {
      for (Location location : automaton.locations()) {
        location.edges().stream().filter(Edge::endsProcess).forEach(e -> ending.set(e.id()));
      }
    }
    List<Long> ends = new ArrayList<>();
    if (ending.isEmpty()) {
      return ends;
    }
    Stepper stepper = system.newStepper();
    int[] start = system.initialState();
    stepper.load(start, 0, start.length);
    for (long transition : path) {
      stepper.fire(transition);
      stepper.proceed();
    }
    OptionalLong next = end(stepper, ending);
    while (next.isPresent()) {
      ends.add(next.getAsLong());
      stepper.fire(next.getAsLong());
      stepper.proceed();
      next = end(stepper, ending);
    }
    return ends;
  }

  /** A transition with which a process ends. */
  private static OptionalLong end(Stepper stepper, BitSet ending) {
    int count = stepper.enabled();
    for (int i = 0; i < count; i++) {
      long transition = stepper.transition(i);
      if (!Transitions.isTick(transition) && ending.get(Transitions.edge(transition))) {
        return OptionalLong.of(transition);
      }
    }
    return OptionalLong.empty();
  }
}
