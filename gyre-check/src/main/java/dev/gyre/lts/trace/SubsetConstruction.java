package dev.gyre.lts.trace;

import dev.gyre.lts.graph.Ints;
import dev.gyre.lts.graph.Lts;
import dev.gyre.lts.graph.LtsBuilder;
import dev.gyre.lts.graph.TooLargeException;
import dev.gyre.system.Cancellation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Where a system can be after a sequence of visible steps: the sets of states of the subset
 * construction (Rabin and Scott 1959), closed under silent steps. There can be exponentially many.
 */
final class SubsetConstruction {
  private final Lts lts;
  private final int maxSubsets;
  private final Map<Subset, Integer> numbers = new HashMap<>();
  private final List<int[]> subsets = new ArrayList<>();
  private final int[] seenIn;
  private int rounds;

  /** States in ascending order. */
  @SuppressWarnings("ArrayRecordComponent") // nobody compares them
  private record Subset(int[] states) {
    @Override
    public boolean equals(Object other) {
      return other instanceof Subset subset && Arrays.equals(subset.states, states);
    }

    @Override
    public int hashCode() {
      return Arrays.hashCode(states);
    }
  }

  SubsetConstruction(Lts lts, int maxSubsets) {
    this.lts = lts;
    this.maxSubsets = maxSubsets;
    this.seenIn = new int[lts.stateCount()];
  }

  /** How many sets there are up to now. */
  int count() {
    return subsets.size();
  }

  int[] states(int subset) {
    return subsets.get(subset);
  }

  /** The number of the set of what can be reached from some states without being seen. */
  int closure(Ints from) throws TooLargeException {
    Cancellation.check();
    rounds++;
    Ints reached = new Ints();
    for (int i = 0; i < from.size(); i++) {
      reach(from.get(i), reached);
    }
    for (int i = 0; i < reached.size(); i++) {
      int state = reached.get(i);
      for (int t = lts.first(state); t < lts.end(state); t++) {
        if (lts.label(t) == Lts.SILENT) {
          reach(lts.target(t), reached);
        }
      }
    }
    int[] states = reached.toArray();
    Arrays.sort(states);
    Integer known = numbers.get(new Subset(states));
    if (known != null) {
      return known;
    }
    if (subsets.size() == maxSubsets) {
      throw new TooLargeException("made deterministic it has more than " + maxSubsets + " states");
    }
    numbers.put(new Subset(states), subsets.size());
    subsets.add(states);
    return subsets.size() - 1;
  }

  private void reach(int state, Ints reached) {
    if (seenIn[state] != rounds) {
      seenIn[state] = rounds;
      reached.add(state);
    }
  }

  /** For each label that some state of a set has a step with the states it leads to. */
  Map<Integer, Ints> successors(int subset) {
    Map<Integer, Ints> successors = new TreeMap<>();
    for (int state : subsets.get(subset)) {
      for (int t = lts.first(state); t < lts.end(state); t++) {
        if (lts.label(t) != Lts.SILENT) {
          successors.computeIfAbsent(lts.label(t), l -> new Ints()).add(lts.target(t));
        }
      }
    }
    return successors;
  }

  /** The deterministic system without silent steps that has the same traces. */
  static Lts determinised(Lts lts, int maxStates) throws TooLargeException {
    SubsetConstruction sets = new SubsetConstruction(lts, maxStates);
    LtsBuilder builder = new LtsBuilder();
    builder.labelsOf(lts);
    Ints initial = new Ints();
    initial.add(lts.initial());
    sets.closure(initial);
    for (int subset = 0; subset < sets.count(); subset++) {
      for (Map.Entry<Integer, Ints> step : sets.successors(subset).entrySet()) {
        builder.add(subset, step.getKey(), sets.closure(step.getValue()));
      }
    }
    return builder.build(0);
  }
}
