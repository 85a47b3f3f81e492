package dev.gyre.lts.trace;

import dev.gyre.lts.graph.Ints;
import dev.gyre.lts.graph.Lts;
import dev.gyre.lts.graph.TooLargeException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A shortest sequence of visible steps that one of two systems can make and the other cannot. The
 * systems are parts of one; a set of the subset construction that has states of one part only is
 * what such a sequence leads to.
 *
 * @param labels the labels, the last of which the other one cannot do
 * @param isOfFirst whether the first system can make it
 */
public record TraceDifference(List<String> labels, boolean isOfFirst) {
  public TraceDifference {
    labels = List.copyOf(labels);
  }

  /**
   * @param offset the states from here on are those of the second system
   * @param other where the second system starts; the first starts in the initial state
   * @throws TooLargeException if so many sets do not suffice
   */
  public static Optional<TraceDifference> between(Lts both, int offset, int other, int maxSubsets)
      throws TooLargeException {
    return new Search(both, offset, maxSubsets).from(both.initial(), other);
  }

  private static final class Search {
    private final Lts lts;
    private final int offset;
    private final SubsetConstruction sets;
    private final Ints parents = new Ints();
    private final Ints arrivals = new Ints();

    Search(Lts lts, int offset, int maxSubsets) {
      this.lts = lts;
      this.offset = offset;
      this.sets = new SubsetConstruction(lts, maxSubsets);
    }

    Optional<TraceDifference> from(int one, int other) throws TooLargeException {
      Ints initial = new Ints();
      initial.add(one);
      initial.add(other);
      sets.closure(initial);
      parents.add(-1);
      arrivals.add(-1);
      for (int subset = 0; subset < sets.count(); subset++) {
        for (Map.Entry<Integer, Ints> step : sets.successors(subset).entrySet()) {
          int before = sets.count();
          int reached = sets.closure(step.getValue());
          if (reached == before) {
            parents.add(subset);
            arrivals.add(step.getKey());
            if (isOneSided(reached)) {
              return Optional.of(
                  new TraceDifference(trace(reached), sets.states(reached)[0] < offset));
            }
          }
        }
      }
      return Optional.empty();
    }

    private boolean isOneSided(int subset) {
      long firsts = Arrays.stream(sets.states(subset)).filter(state -> state < offset).count();
      return firsts == 0 || firsts == sets.states(subset).length;
    }

    private List<String> trace(int subset) {
      List<String> labels = new ArrayList<>();
      for (int at = subset; parents.get(at) >= 0; at = parents.get(at)) {
        labels.add(lts.labelText(arrivals.get(at)));
      }
      Collections.reverse(labels);
      return labels;
    }
  }
}
