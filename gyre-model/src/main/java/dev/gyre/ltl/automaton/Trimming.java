package dev.gyre.ltl.automaton;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/** Takes out the states that no accepted word needs: unreachable, or with nothing to accept. */
final class Trimming {
  private Trimming() {}

  static Automaton trim(Automaton automaton) {
    Automaton alive = keep(automaton, useful(automaton));
    return keep(alive, reachable(alive));
  }

  /** The states from which an accepting component can be reached, and the initial one. */
  private static BitSet useful(Automaton automaton) {
    Components components = new Components(automaton);
    boolean[] useful = new boolean[components.count()];
    List<List<Integer>> members = new ArrayList<>();
    for (int c = 0; c < components.count(); c++) {
      members.add(new ArrayList<>());
    }
    for (int s = 0; s < automaton.states(); s++) {
      members.get(components.of(s)).add(s);
    }
    BitSet states = new BitSet();
    states.set(automaton.initial());
    for (int c = 0; c < components.count(); c++) { // successors have smaller numbers
      useful[c] = components.isAccepting(c);
      for (int s : members.get(c)) {
        for (Arc arc : automaton.arcs(s)) {
          useful[c] |= useful[components.of(arc.target())];
        }
      }
      if (useful[c]) {
        members.get(c).forEach(states::set);
      }
    }
    if (!useful[components.of(automaton.initial())]) {
      states.clear();
    }
    return states;
  }

  private static BitSet reachable(Automaton automaton) {
    BitSet seen = new BitSet();
    List<Integer> open = new ArrayList<>(List.of(automaton.initial()));
    seen.set(automaton.initial());
    while (!open.isEmpty()) {
      for (Arc arc : automaton.arcs(open.remove(open.size() - 1))) {
        if (!seen.get(arc.target())) {
          seen.set(arc.target());
          open.add(arc.target());
        }
      }
    }
    return seen;
  }

  private static Automaton keep(Automaton automaton, BitSet wanted) {
    int[] number = new int[automaton.states()];
    int count = 0;
    for (int s = 0; s < number.length; s++) {
      number[s] = wanted.get(s) ? count++ : -1;
    }
    List<List<Arc>> arcs = new ArrayList<>();
    for (int s = 0; s < number.length; s++) {
      if (number[s] >= 0) {
        arcs.add(
            automaton.arcs(s).stream()
                .filter(arc -> number[arc.target()] >= 0)
                .map(arc -> arc.withTarget(number[arc.target()]))
                .toList());
      }
    }
    if (count == 0) { // nothing is accepted
      return new Automaton(automaton.propositions(), automaton.marks(), 0, List.of(List.of()));
    }
    return new Automaton(
        automaton.propositions(), automaton.marks(), number[automaton.initial()], arcs);
  }
}
