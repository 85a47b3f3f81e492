package dev.gyre.engine.graph;

import java.util.List;

/**
 * Where a way leads in the part of a state graph that is shown.
 *
 * @param states the numbers of the states that it passes, from the first one, which is 0
 * @param followed how many steps of the way lead to the last of them
 */
public record Whereabouts(List<Integer> states, int followed) {
  public Whereabouts {
    states = List.copyOf(states);
  }
}
