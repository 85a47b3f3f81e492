package dev.gyre.emptiness;

import dev.gyre.property.Fairness;
import dev.gyre.search.SingleSteps;
import dev.gyre.system.Cancellation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Looks for a bad run with fewer steps than one that is known, those of the cycle and those before
 * it counted together: from each state, in the order of how far away it is, for the shortest way
 * around. That is the shortest lasso if all states nearer than it could be tried; how much is tried
 * is bounded, because all ways around from all states can be very many. For one thread.
 *
 * <p>What a way around has met so far counts (acceptance sets; who moved and who could have), so it
 * may pass a state twice.
 */
public final class ShortestLasso {
  private static final int MAX_NODES = 1 << 20;
  private static final long PATIENCE = 10_000_000;

  private final CycleQuestion question;
  private final StepGraph graph;
  private Optional<Lasso> best = Optional.empty();
  private int length;
  private long budget = PATIENCE;

  /** Which runs were looked at. */
  public enum Extent {
    /** All that are shorter. */
    ALL,
    /** Not all of them. */
    PART
  }

  /** What came out: a shorter bad run, if one was found. */
  public record Result(Optional<Lasso> lasso, Extent extent) {}

  /**
   * @param question about the model as it was written
   * @param lasso a bad run
   */
  public ShortestLasso(CycleQuestion question, Lasso lasso) {
    this.question = question;
    this.graph = new StepGraph(question);
    this.length = lasso.path().size();
  }

  /**
   * @throws dev.gyre.system.CancelledException if the thread is interrupted
   */
  public Result find() {
    if (question.fairness() == Fairness.GLOBAL) {
      return new Result(Optional.empty(), Extent.PART);
    }
    Extent extent = tryNodes();
    return new Result(best, extent);
  }

  private Extent tryNodes() {
    for (int node = 0; node < graph.size() && graph.depth(node) + 1 < length; node++) {
      Cancellation.check();
      if (node == MAX_NODES || budget <= 0 || graph.hasManyProcesses()) {
        return Extent.PART;
      }
      graph.expand(node);
      if (graph.sight(node) == SingleSteps.Sight.VISIBLE) {
        around(node);
      }
    }
    return budget <= 0 || graph.hasManyProcesses() ? Extent.PART : Extent.ALL;
  }

  private void around(int node) {
    WayAround way = new WayAround(graph, question.fairness(), node, length - graph.depth(node) - 1);
    Optional<List<Long>> cycle = way.find(budget);
    budget -= way.cost();
    if (cycle.isPresent()) {
      List<Long> path = new ArrayList<>(graph.pathTo(node));
      int cycleStart = path.size();
      path.addAll(cycle.get());
      best = Optional.of(new Lasso(path, cycleStart, Lasso.Extent.WHOLE));
      length = path.size();
    }
  }
}
