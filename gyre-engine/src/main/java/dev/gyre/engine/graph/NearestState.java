package dev.gyre.engine.graph;

import dev.gyre.engine.run.StateProbe;
import java.util.List;
import java.util.Optional;

/**
 * Looks for a state in which a condition holds, nearest to a place.
 *
 * @param path the transitions from there; empty if no such state was found
 * @param states how many states were looked at
 * @param isAll whether these are all that can be reached from there
 */
public record NearestState(Optional<List<Long>> path, int states, boolean isAll) {

  /**
   * @param states with the place in its middle, and nothing else
   * @param nanos how long to look
   */
  public static NearestState in(Neighbourhood states, StateProbe condition, long nanos) {
    long end = System.nanoTime() + nanos;
    for (int number = 0; number < states.size(); number++) {
      int[] words = states.sites().get(number).state().words();
      if (condition.holdsIn(words, words.length)) {
        return new NearestState(Optional.of(states.pathTo(number)), number + 1, false);
      }
      if (System.nanoTime() - end > 0) {
        return new NearestState(Optional.empty(), number + 1, false);
      }
      states.expand(number);
    }
    boolean isAll = states.leftOut() == 0 && states.isFollowedToItsEnd();
    return new NearestState(Optional.empty(), states.size(), isAll);
  }
}
