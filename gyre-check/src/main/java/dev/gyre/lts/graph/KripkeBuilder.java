package dev.gyre.lts.graph;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Collects a Kripke structure. Where a run ends there is a step into a last state, in which the
 * same holds for ever, and besides how the run has ended: so a run that ends is an infinite one
 * that stutters, as usual, and silent steps before the end make no difference.
 */
public final class KripkeBuilder {
  private static final int NONE = -1;

  private final List<Set<String>> propositions = new ArrayList<>();
  private final Map<Set<String>, Integer> numbers = new HashMap<>();
  private final LtsBuilder builder = new LtsBuilder();
  private final Ints observations = new Ints();
  private final Ints endingStates = new Ints();
  private final Ints endings = new Ints();
  private int[] lastStates = {};

  /** Says what holds in the next state; states are numbered from 0. */
  public void state(Set<String> holding) {
    observations.add(number(holding));
    builder.states(observations.size());
  }

  public void step(int from, int to) {
    builder.add(from, Lts.SILENT, to);
  }

  /** A run may end in a state that is known already. */
  public void ending(int state, String how) {
    Set<String> holding = new TreeSet<>(propositions.get(observations.get(state)));
    holding.add(how);
    endingStates.add(state);
    endings.add(number(holding));
  }

  public Kripke build(int initial) {
    int states = observations.size();
    lastStates = new int[propositions.size()];
    Arrays.fill(lastStates, NONE);
    for (int i = 0; i < endings.size(); i++) {
      builder.add(endingStates.get(i), Lts.SILENT, lastState(endings.get(i)));
    }
    Lts steps = builder.build(initial);
    if (steps.stateCount() != observations.size()) {
      throw new IllegalStateException("a step leads to none of the " + states + " states");
    }
    return new Kripke(steps, observations.toArray(), propositions);
  }

  /** There is one for all states that see the same, and it has a step to itself. */
  private int lastState(int seen) {
    if (lastStates[seen] == NONE) {
      int state = observations.size();
      lastStates[seen] = state;
      observations.add(seen);
      builder.add(state, Lts.SILENT, state);
    }
    return lastStates[seen];
  }

  private int number(Set<String> holding) {
    Integer known = numbers.get(holding);
    if (known == null) {
      known = propositions.size();
      Set<String> kept = new TreeSet<>(holding);
      numbers.put(kept, known);
      propositions.add(kept);
    }
    return known;
  }
}
