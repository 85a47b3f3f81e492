package dev.gyre.ltl;

import dev.gyre.ltl.automaton.Arc;
import dev.gyre.ltl.automaton.Automaton;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;

/**
 * Whether an automaton accepts a lasso, by the product of both: accepted means that from some
 * reachable pair on a cycle, everything that can be reached and reaches it back has all marks.
 */
final class AutomatonRun {
  private final Automaton automaton;
  private final Lasso word;
  private final int size;
  private final BitSet[] reach;

  private AutomatonRun(Automaton automaton, Lasso word) {
    this.automaton = automaton;
    this.word = word;
    this.size = automaton.states() * word.length();
    this.reach = new BitSet[size];
  }

  static boolean accepts(Automaton automaton, Lasso word) {
    return new AutomatonRun(automaton, word).isAccepted();
  }

  private boolean isAccepted() {
    int start = automaton.initial() * word.length();
    BitSet reachable = (BitSet) reachable(start).clone();
    reachable.set(start);
    for (int pair = reachable.nextSetBit(0); pair >= 0; pair = reachable.nextSetBit(pair + 1)) {
      if (reachable(pair).get(pair) && marksAround(pair) == automaton.allMarks()) {
        return true;
      }
    }
    return false;
  }

  /** The marks of all arcs that lie on a common cycle with the pair. */
  private long marksAround(int pair) {
    long marks = 0;
    BitSet after = reachable(pair);
    for (int from = after.nextSetBit(0); from >= 0; from = after.nextSetBit(from + 1)) {
      for (Arc arc : steps(from)) {
        int to = target(from, arc);
        if (to == pair || reachable(to).get(pair)) {
          marks |= arc.marks();
        }
      }
    }
    return marks;
  }

  private List<Arc> steps(int pair) {
    long letter = word.letter(pair % word.length());
    List<Arc> steps = new ArrayList<>();
    for (Arc arc : automaton.arcs(pair / word.length())) {
      if (arc.label().holdsIn(letter)) {
        steps.add(arc);
      }
    }
    return steps;
  }

  private int target(int pair, Arc arc) {
    return arc.target() * word.length() + word.next(pair % word.length());
  }

  /** The pairs that can be reached in one or more steps. */
  private BitSet reachable(int from) {
    if (reach[from] == null) {
      BitSet seen = new BitSet(size);
      List<Integer> open = new ArrayList<>(List.of(from));
      while (!open.isEmpty()) {
        int pair = open.remove(open.size() - 1);
        for (Arc arc : steps(pair)) {
          int to = target(pair, arc);
          if (!seen.get(to)) {
            seen.set(to);
            open.add(to);
          }
        }
      }
      reach[from] = seen;
    }
    return reach[from];
  }
}
