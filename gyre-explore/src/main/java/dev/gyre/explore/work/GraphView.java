package dev.gyre.explore.work;

import dev.gyre.engine.graph.Neighbourhood;
import java.util.List;
import java.util.Optional;

/**
 * How much of the state graph is to be seen from a place.
 *
 * @param depth all states are there that are at most so many steps away
 * @param along a way from the place, whose states are expanded afterwards
 * @param grown numbers of states that are expanded at last, one after the other
 * @param symmetry whether states that are equal up to symmetry are shown as one
 * @param condition states in which it holds are marked
 */
public record GraphView(
    int depth,
    List<Long> along,
    List<Integer> grown,
    Neighbourhood.Atomic atomic,
    Symmetry symmetry,
    Optional<String> condition) {
  /** Whether equal things are told apart. */
  public enum Symmetry {
    USED,
    IGNORED
  }

  public GraphView {
    along = List.copyOf(along);
    grown = List.copyOf(grown);
  }
}
