package dev.gyre.por;

import dev.gyre.por.dependence.GuardConjunct;
import dev.gyre.por.dependence.LocationFootprint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Where a process of some kind stands: what that means to others, and what it waits for. */
final class ProcessPoint {
  private final int number;
  private final LocationFootprint spot;

  /** For each edge what others must not do while it can be taken. */
  private final AccessSetId[] disturbing;

  /** What others must do while it cannot be, and the same if its buffer is not empty. */
  private final AccessSetId[] needs;

  private final AccessSetId[] needsBehindOther;

  /** For each edge the conditions that can be evaluated, and what each of them needs. */
  private final StateExpression[][] conditions;

  private final AccessSetId[][] conditionNeeds;
  private final int width;
  private final long conditional;
  private final long decisive;
  private final long all;
  private final long barred;
  private final int location;
  private final StickyMasks sticky;

  /**
   * @param number its own, from 0
   * @param barred the edges that must not be taken while those of others are left out
   * @param sticky those of the kind of process, at all its locations
   */
  ProcessPoint(
      int number,
      int location,
      LocationFootprint spot,
      AccessSetId.Source demands,
      StateExpression.Source formulas,
      long barred,
      StickyMasks sticky) {
    this.number = number;
    this.spot = spot;
    this.location = location;
    this.barred = barred;
    this.sticky = sticky;
    int edges = spot.edgeCount();
    this.width = Math.min(edges, Long.SIZE);
    this.decisive = spot.isCrowded() ? -1 : spot.timeouts();
    this.all = edges >= Long.SIZE ? -1 : (1L << edges) - 1;
    this.disturbing = new AccessSetId[edges];
    this.needs = new AccessSetId[edges];
    this.needsBehindOther = new AccessSetId[edges];
    this.conditions = new StateExpression[edges][];
    this.conditionNeeds = new AccessSetId[edges][];
    long withConditions = 0;
    for (int edge = 0; edge < edges; edge++) {
      disturbing[edge] = demands.of(spot.disturbing(edge));
      needs[edge] = demands.of(spot.needs(edge, 0));
      needsBehindOther[edge] = demands.of(spot.needs(edge, -1));
      List<StateExpression> evaluated = new ArrayList<>();
      List<AccessSetId> wanted = new ArrayList<>();
      for (GuardConjunct conjunct : spot.conjuncts(edge)) {
        Optional<StateExpression> formula = formulas.of(conjunct.condition());
        formula.ifPresent(
            f -> {
              evaluated.add(f);
              wanted.add(demands.of(conjunct.needs()));
            });
      }
      conditions[edge] = evaluated.toArray(new StateExpression[0]);
      conditionNeeds[edge] = wanted.toArray(new AccessSetId[0]);
      withConditions |= evaluated.isEmpty() ? 0 : 1L << edge;
    }
    this.conditional = withConditions;
  }

  int number() {
    return number;
  }

  LocationFootprint spot() {
    return spot;
  }

  /** All edges; all bits if they are not told apart. */
  long all() {
    return all;
  }

  /** How many edges there are, as far as they are told apart. */
  int width() {
    return width;
  }

  /** The edges that, if they can be taken, allow nothing to be left out. */
  long decisive() {
    return decisive;
  }

  /** The edges of which it depends on values of variables what they need. */
  long conditional() {
    return conditional;
  }

  /** The edges that must not be taken while those of others are left out. */
  long barred() {
    return barred;
  }

  /** The edges that do not count as going on. */
  long sticky() {
    return sticky.of(location);
  }

  /** What others must not do while an edge can be taken. */
  AccessSetId disturbing(int edge) {
    return disturbing[edge];
  }

  /**
   * What others must do before an edge can be taken that cannot be taken now.
   *
   * @param enabled the edges that can be taken
   */
  AccessSetId needs(int edge, long enabled, int[] words, int start, int block) {
    int failing = failing(edge, words, start, block);
    if (failing < conditions[edge].length) {
      return conditionNeeds[edge][failing];
    }
    return spot.isBehindOther(edge, enabled) ? needsBehindOther[edge] : needs[edge];
  }

  /** Which condition of an edge fails first; how many there are, if none does. */
  int failing(int edge, int[] words, int start, int block) {
    StateExpression[] formulas = conditions[edge];
    for (int i = 0; i < formulas.length; i++) {
      if (formulas[i].of(words, start, block) == 0) {
        return i;
      }
    }
    return formulas.length;
  }
}
