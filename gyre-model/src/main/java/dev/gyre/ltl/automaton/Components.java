package dev.gyre.ltl.automaton;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/**
 * The strongly connected components of an automaton (Tarjan1972), numbered so that arcs lead to
 * components with the same or a smaller number, and which of them accept anything.
 */
final class Components {
  private final Automaton automaton;
  private final int[] component;
  private final int[] order;
  private final int[] low;
  private final Deque<Integer> open = new ArrayDeque<>();
  private int count;
  private int visited;
  private final long[] seenMarks;
  private final boolean[] hasCycle;

  Components(Automaton automaton) {
    this.automaton = automaton;
    int states = automaton.states();
    this.component = new int[states];
    this.order = new int[states];
    this.low = new int[states];
    Arrays.fill(component, -1);
    for (int s = 0; s < states; s++) {
      if (order[s] == 0) {
        explore(s);
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

  /** Tarjan's search with its stack on the heap, because automata can be deep. */
  private void explore(int root) {
    Deque<int[]> calls = new ArrayDeque<>();
    enter(root, calls);
    while (!calls.isEmpty()) {
      int[] call = calls.peek();
      int state = call[0];
      if (call[1] < automaton.arcs(state).size()) {
        int target = automaton.arcs(state).get(call[1]++).target();
        if (order[target] == 0) {
          enter(target, calls);
        } else if (component[target] < 0) {
          low[state] = Math.min(low[state], order[target]);
        }
      } else {
        calls.pop();
        if (!calls.isEmpty()) {
          int parent = calls.peek()[0];
          low[parent] = Math.min(low[parent], low[state]);
        }
        if (low[state] == order[state]) {
          close(state);
        }
      }
    }
  }

  private void enter(int state, Deque<int[]> calls) {
    order[state] = ++visited;
    low[state] = visited;
    open.push(state);
    calls.push(new int[] {state, 0});
  }

  private void close(int root) {
    int state;
    do {
      state = open.pop();
      component[state] = count;
    } while (state != root);
    count++;
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
