package dev.gyre.emptiness;

import dev.gyre.property.Fairness;
import dev.gyre.search.SingleSteps;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The shortest accepted, fair way from a state back to it, breadth first. For one thread. */
final class WayAround {
  private final StepGraph graph;
  private final Fairness fairness;
  private final int home;
  private final int bound;
  private final List<Place> queue = new ArrayList<>();
  private final Set<Met> known = new HashSet<>();

  /**
   * Where a way is and what it has met.
   *
   * @param marks of acceptance
   * @param moved the processes that have moved
   * @param able weak fairness: those that could always move; strong: those that ever could
   */
  private record Met(int node, long marks, long moved, long able) {}

  private record Place(Met met, int parent, long step, int depth) {}

  /**
   * @param home a state that others can see
   * @param bound how many steps the way may have at most
   */
  WayAround(StepGraph graph, Fairness fairness, int home, int bound) {
    this.graph = graph;
    this.fairness = fairness;
    this.home = home;
    this.bound = bound;
  }

  /** How many places were looked at. */
  int cost() {
    return known.size();
  }

  /**
   * @param budget how many places to look at
   */
  Optional<List<Long>> find(long budget) {
    long able = fairness == Fairness.WEAK ? -1L : 0;
    queue.add(new Place(new Met(home, 0, 0, able), -1, 0, 0));
    for (int at = 0; at < queue.size() && known.size() < budget; at++) {
      Place place = queue.get(at);
      if (place.depth() == bound) {
        break;
      }
      StepGraph.Expansion steps = graph.expand(place.met().node());
      for (int i = 0; i < steps.targets().length; i++) {
        Optional<Place> next = next(at, place, steps, i);
        if (next.filter(this::isHome).isPresent()) {
          return Optional.of(path(next.get()));
        }
        next.filter(n -> known.add(n.met())).ifPresent(queue::add);
      }
    }
    return Optional.empty();
  }

  private Optional<Place> next(int at, Place place, StepGraph.Expansion steps, int index) {
    long marks = steps.marks()[index];
    if (steps.targets()[index] == SingleSteps.NOWHERE || (marks & AcceptanceMarks.CUT) != 0) {
      return Optional.empty();
    }
    Met met = place.met();
    long step = steps.transitions()[index];
    Met then =
        new Met(steps.targets()[index], met.marks() | marks, moved(met, step), able(met, steps));
    return Optional.of(new Place(then, at, step, place.depth() + 1));
  }

  private long moved(Met met, long step) {
    return fairness == Fairness.NONE ? 0 : met.moved() | graph.movers(step);
  }

  private long able(Met met, StepGraph.Expansion steps) {
    if (steps.sight() == SingleSteps.Sight.INSIDE) {
      return met.able();
    }
    return switch (fairness) {
      case WEAK -> met.able() & steps.enabled();
      case STRONG -> met.able() | steps.enabled();
      case NONE, GLOBAL -> 0;
    };
  }

  private boolean isHome(Place place) {
    Met met = place.met();
    return met.node() == home
        && (graph.allMarks() & ~met.marks()) == 0
        && (met.able() & ~met.moved()) == 0;
  }

  private List<Long> path(Place last) {
    List<Long> path = new ArrayList<>();
    for (Place at = last; at.parent() >= 0; at = queue.get(at.parent())) {
      path.add(at.step());
    }
    Collections.reverse(path);
    return path;
  }
}
