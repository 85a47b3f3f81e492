package dev.gyre.ltl.automaton;

import dev.gyre.ir.analysis.StronglyConnectedComponents;
import java.util.List;

/**
 * The strongly connected components of an automaton, numbered so that arcs lead to components with
 * the same or a smaller number, and which of them accept anything.
 */
final class Components {
  private final Automaton automaton;
  private final int[] component;
  private final int count;
  private final long[] seenMarks;
  private final boolean[] hasCycle;

  Components(Automaton automaton) {
    this.automaton = automaton;
    int states = automaton.states();
    this.component = new int[states];
    List<int[]> found = StronglyConnectedComponents.of(graph(automaton));
    this.count = found.size();
    for (int number = 0; number < count; number++) {
      for (int state : found.get(number)) {
        component[state] = number;
      }
    }
    this.seenMarks = new long[count];
    this.hasCycle = new boolean[count];
    for (int s = 0; s < states; s++) {
      for (Arc arc : automaton.arcs(s)) {
        if (isInside(s, arc)) {
          hasCycle[component[s]] = true;
          seenMarks[component[s]] |= arc.marks();
        }
      }
    }
  }

  private static StronglyConnectedComponents.Graph graph(Automaton automaton) {
    return new StronglyConnectedComponents.Graph() {
      @Override
      public int size() {
        return automaton.states();
      }

      @Override
      public int degree(int state) {
        return automaton.arcs(state).size();
      }

      @Override
      public int target(int state, int arc) {
        return automaton.arcs(state).get(arc).target();
      }
    };
  }

  int count() {
    return count;
  }

  int of(int state) {
    return component[state];
  }

  /** Whether an arc of the state stays in its component. */
  boolean isInside(int state, Arc arc) {
    return component[state] == component[arc.target()];
  }

  boolean isTransient(int state) {
    return !hasCycle[component[state]];
  }

  /** Whether a run can stay in the component and be accepted. */
  boolean isAccepting(int number) {
    return hasCycle[number] && seenMarks[number] == automaton.allMarks();
  }
}
