package dev.gyre.lts;

import dev.gyre.lts.bisim.Silence;
import dev.gyre.lts.graph.Lts;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Signatures of all states until nothing changes any more, straight from the definitions. */
final class NaiveRefinement {
  private final Lts lts;
  private final Silence silence;
  private int[] block;

  private NaiveRefinement(Lts lts, int[] colours, Silence silence) {
    this.lts = lts;
    this.silence = silence;
    this.block = colours.clone();
  }

  static int[] classes(Lts lts, int[] colours, Silence silence) {
    NaiveRefinement naive = new NaiveRefinement(lts, colours, silence);
    for (int before = -1, now = 0; before != now; ) {
      before = now;
      now = naive.round();
    }
    return naive.block;
  }

  private int round() {
    Map<String, Integer> numbers = new HashMap<>();
    int[] next = new int[block.length];
    for (int state = 0; state < block.length; state++) {
      String key = block[state] + " " + signature(state);
      next[state] = numbers.computeIfAbsent(key, k -> numbers.size());
    }
    block = next;
    return numbers.size();
  }

  private Set<String> signature(int state) {
    Set<String> signature = new TreeSet<>();
    Set<Integer> reached = inertly(state, state);
    reached.add(state);
    for (int from : reached) {
      for (int t = lts.first(from); t < lts.end(from); t++) {
        if (!isInert(t, state)) {
          signature.add(lts.label(t) + ">" + block[lts.target(t)]);
        }
      }
      if (silence == Silence.DIVERGENCE_COUNTS && inertly(from, state).contains(from)) {
        signature.add("diverges");
      }
    }
    return signature;
  }

  /** What one or more inert steps lead to. */
  private Set<Integer> inertly(int from, int state) {
    Set<Integer> reached = new HashSet<>();
    Deque<Integer> waiting = new ArrayDeque<>(Arrays.asList(from));
    while (!waiting.isEmpty()) {
      int at = waiting.pop();
      for (int t = lts.first(at); t < lts.end(at); t++) {
        if (isInert(t, state) && reached.add(lts.target(t))) {
          waiting.push(lts.target(t));
        }
      }
    }
    return reached;
  }

  private boolean isInert(int transition, int state) {
    return silence != Silence.VISIBLE
        && lts.label(transition) == Lts.SILENT
        && block[lts.target(transition)] == block[state];
  }
}
