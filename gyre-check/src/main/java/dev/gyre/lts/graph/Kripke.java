package dev.gyre.lts.graph;

import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * A system with something to see in its states. Of a labelled transition system nothing is seen in
 * the states, of a Kripke structure nothing at the steps.
 *
 * @param graph the steps
 * @param observation for each state the number of what is seen there
 * @param propositions for each such number the propositions that hold
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares them
public record Kripke(Lts graph, int[] observation, List<Set<String>> propositions) {
  public Kripke {
    propositions = List.copyOf(propositions);
  }

  /** A system of which only the steps are seen. */
  public static Kripke blind(Lts graph) {
    return new Kripke(graph, new int[graph.stateCount()], List.of(Set.of()));
  }

  /** What holds in a state. */
  public Set<String> holding(int state) {
    return propositions.get(observation[state]);
  }

  /** The structure of some classes of states, each of which sees the same in all its members. */
  public Kripke quotient(Lts quotient, int[] classOf, int[] classOfState) {
    int[] seen = new int[Arrays.stream(classOf).max().orElse(-1) + 1];
    for (int state = 0; state < classOf.length; state++) {
      seen[classOf[state]] = observation[state];
    }
    return new Kripke(
        quotient, Arrays.stream(classOfState).map(c -> seen[c]).toArray(), propositions);
  }
}
