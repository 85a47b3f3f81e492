package dev.gyre.lts.graph;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Two systems in one, so that states of one can be compared with those of the other.
 *
 * @param both the states of the first, then those of the second
 * @param offset the number of the second one's state 0
 * @param secondInitial the initial state of the second; that of the first is the initial state
 */
public record DisjointUnion(Kripke both, int offset, int secondInitial) {

  public static DisjointUnion of(Kripke a, Kripke b) {
    int offset = a.graph().stateCount();
    LtsBuilder builder = new LtsBuilder();
    copy(a.graph(), 0, builder);
    copy(b.graph(), offset, builder);
    Map<Set<String>, Integer> numbers = new HashMap<>();
    List<Set<String>> propositions = new ArrayList<>();
    int[] observation = new int[offset + b.graph().stateCount()];
    observe(a, 0, observation, numbers, propositions);
    observe(b, offset, observation, numbers, propositions);
    return new DisjointUnion(
        new Kripke(builder.build(a.graph().initial()), observation, propositions),
        offset,
        offset + b.graph().initial());
  }

  private static void copy(Lts lts, int offset, LtsBuilder builder) {
    int[] labels = builder.labelsOf(lts);
    builder.states(offset + lts.stateCount());
    for (int state = 0; state < lts.stateCount(); state++) {
      for (int t = lts.first(state); t < lts.end(state); t++) {
        builder.add(offset + state, labels[lts.label(t)], offset + lts.target(t));
      }
    }
  }

  private static void observe(
      Kripke part,
      int offset,
      int[] observation,
      Map<Set<String>, Integer> numbers,
      List<Set<String>> propositions) {
    int[] translated = new int[part.propositions().size()];
    for (int i = 0; i < translated.length; i++) {
      Set<String> holding = part.propositions().get(i);
      if (!numbers.containsKey(holding)) {
        numbers.put(holding, propositions.size());
        propositions.add(holding);
      }
      translated[i] = numbers.get(holding);
    }
    for (int state = 0; state < part.graph().stateCount(); state++) {
      observation[offset + state] = translated[part.observation()[state]];
    }
  }
}
