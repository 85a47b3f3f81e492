package dev.gyre.promela.scalarset;

import dev.gyre.promela.syntax.IndexExpression;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Optional;
import java.util.Set;

/** What the check finds out about single expressions, which the translation needs. */
final class IndexFindings {
  private final IdentityHashMap<IndexExpression.Neighbour, IndexType> rings =
      new IdentityHashMap<>();
  private final Set<IndexExpression.Quantified> failing =
      Collections.newSetFromMap(new IdentityHashMap<>());
  private boolean isDoubtful;

  /** Notes of which ring a neighbour is asked for. */
  void addNeighbour(IndexExpression.Neighbour e, IndexType ring) {
    rings.put(e, ring);
  }

  /** The ring that a neighbour is asked for; empty after a fault that has been reported. */
  Optional<IndexType> ring(IndexExpression.Neighbour e) {
    return Optional.ofNullable(rings.get(e));
  }

  /** Notes that a quantifier may fail for some elements, so that all have to be asked. */
  void addFailing(IndexExpression.Quantified e) {
    failing.add(e);
  }

  boolean mayFail(IndexExpression.Quantified e) {
    return failing.contains(e);
  }

  /**
   * Notes that something has no sort. Then either the model is refused for another reason, or
   * nothing is known about its symmetry.
   */
  void addDoubt() {
    isDoubtful = true;
  }

  boolean isDoubtful() {
    return isDoubtful;
  }
}
