package dev.gyre.lts;

import dev.gyre.lts.graph.Ints;
import dev.gyre.lts.graph.Kripke;
import dev.gyre.lts.graph.LongIntMap;
import dev.gyre.lts.graph.Lts;
import dev.gyre.lts.graph.LtsBuilder;
import dev.gyre.lts.graph.TooLargeException;
import dev.gyre.lts.trace.TraceDifference;
import dev.gyre.lts.trace.TraceRun;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * What a run of a Kripke structure shows, each observation once as long as it lasts; one that only
 * one of two structures can show.
 *
 * @param observations from the one of the initial state
 * @param isOfFirst whether a run of the first structure shows it
 * @param run the states of such a run
 */
public record ShownSequence(List<String> observations, boolean isOfFirst, List<Integer> run) {
  public ShownSequence {
    observations = List.copyOf(observations);
    run = List.copyOf(run);
  }

  /**
   * A shortest one, if there is one.
   *
   * @throws TooLargeException if so many sets of states do not suffice
   */
  static Optional<ShownSequence> between(
      Kripke first, Kripke second, Lts twice, int offset, int other, int maxSubsets)
      throws TooLargeException {
    Optional<TraceDifference> found = TraceDifference.between(twice, offset, other, maxSubsets);
    if (found.isEmpty()) {
      return Optional.empty();
    }
    List<String> shown = found.get().labels();
    boolean isOfFirst = found.get().isOfFirst();
    int inFirst = TraceRun.length(showing(first), shown);
    int inSecond = TraceRun.length(showing(second), shown);
    int whole = shown.size();
    if (isOfFirst ? inFirst != whole || inSecond == whole : inSecond != whole || inFirst == whole) {
      throw new IllegalStateException("a distinguishing sequence is none: " + shown);
    }
    return Optional.of(new ShownSequence(shown, isOfFirst, run(isOfFirst ? first : second, shown)));
  }

  /**
   * The same structure with what is seen at its steps: the label of a step is what is seen
   * afterwards if that is something else, and a step into the initial state comes before all.
   */
  static Lts showing(Kripke structure) {
    return showing(structure, structure.graph().initial());
  }

  /**
   * @param initial where to start
   */
  static Lts showing(Kripke structure, int initial) {
    Lts graph = structure.graph();
    LtsBuilder builder = new LtsBuilder();
    int states = graph.stateCount();
    for (int state = 0; state < states; state++) {
      for (int t = graph.first(state); t < graph.end(state); t++) {
        int target = graph.target(t);
        boolean isSame = structure.observation()[state] == structure.observation()[target];
        builder.add(state, isSame ? Lts.SILENT : builder.label(text(structure, target)), target);
      }
    }
    builder.add(states, builder.label(text(structure, initial)), initial);
    return builder.build(states);
  }

  /** What is seen in a state, in words. */
  static String text(Kripke structure, int state) {
    return structure.holding(state).isEmpty()
        ? "none"
        : String.join(", ", structure.holding(state));
  }

  /** A shortest run that shows a sequence, found over pairs of states and places in it. */
  private static List<Integer> run(Kripke structure, List<String> shown) {
    Lts graph = structure.graph();
    LongIntMap numbers = new LongIntMap();
    Ints states = new Ints();
    Ints places = new Ints();
    Ints parents = new Ints();
    numbers.put(graph.initial(), 0);
    states.add(graph.initial());
    places.add(0);
    parents.add(-1);
    for (int i = 0; ; i++) {
      int state = states.get(i);
      int place = places.get(i);
      if (place == shown.size() - 1) {
        return path(i, states, parents);
      }
      for (int t = graph.first(state); t < graph.end(state); t++) {
        int target = graph.target(t);
        boolean isSame = structure.observation()[state] == structure.observation()[target];
        boolean isNext = !isSame && text(structure, target).equals(shown.get(place + 1));
        int then = isNext ? place + 1 : place;
        long key = (long) then << 32 | target;
        if ((isSame || isNext) && numbers.get(key) == LongIntMap.NONE) {
          numbers.put(key, states.size());
          states.add(target);
          places.add(then);
          parents.add(i);
        }
      }
    }
  }

  private static List<Integer> path(int last, Ints states, Ints parents) {
    List<Integer> path = new ArrayList<>();
    for (int i = last; i >= 0; i = parents.get(i)) {
      path.add(states.get(i));
    }
    Collections.reverse(path);
    return path;
  }
}
