package dev.gyre.ltl.automaton;

import java.util.ArrayList;
import java.util.List;

/**
 * Chooses the accepting states of a Büchi automaton anew where there is a choice: off all cycles;
 * in components that accept nothing, where none is needed; and in components where every cycle is
 * accepting already, where all can be.
 */
final class StateMarking {
  private StateMarking() {}

  static Automaton normalize(Automaton automaton, Crossing crossing) {
    Components components = new Components(automaton);
    Components avoiding = new Components(automaton.mapArcs(StateMarking::unmarked));
    boolean[] hasRejectingCycle = new boolean[components.count()];
    for (int s = 0; s < automaton.states(); s++) {
      hasRejectingCycle[components.of(s)] |= !avoiding.isTransient(s);
    }
    List<List<Arc>> arcs = new ArrayList<>();
    for (int s = 0; s < automaton.states(); s++) {
      int component = components.of(s);
      boolean accepting;
      if (components.isTransient(s)) {
        accepting = crossing == Crossing.MARKED;
      } else if (!components.isAccepting(component)) {
        accepting = false;
      } else {
        accepting = !hasRejectingCycle[component] || automaton.isAccepting(s);
      }
      long marks = accepting ? 1 : 0;
      arcs.add(automaton.arcs(s).stream().map(arc -> arc.withMarks(marks)).toList());
    }
    return automaton.withArcs(arcs);
  }

  private static List<Arc> unmarked(List<Arc> arcs) {
    return arcs.stream().filter(arc -> arc.marks() == 0).toList();
  }
}
