package dev.gyre.search;

import dev.gyre.system.Cancellation;
import dev.gyre.system.Fault;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Looks for a violation that happens after as few steps as possible: breadth first, every step
 * counted, those inside atomic sequences too, and nothing left out. For one thread.
 */
public final class ShortestRun {
  private static final int POLL_INTERVAL = 1 << 10;
  private static final long LINK_BYTES = Integer.BYTES * 2L + Long.BYTES;

  private final SingleSteps system;
  private final Predicate<Violation> isWanted;
  private int[] parents = new int[1 << 10];
  private int[] depths = new int[1 << 10];
  private long[] steps = new long[1 << 10];

  /** Which runs were looked at. */
  public enum Extent {
    /** All that are shorter than what was found, or than the bound. */
    ALL,
    /** Not all of them: there was no memory for more. */
    PART
  }

  /** What came out: the violation with the fewest steps, if there is one within the bound. */
  public record Result(Optional<Violation> violation, Extent extent) {}

  /**
   * @param system with all its steps
   * @param isWanted whether a violation is one that is looked for; its path is not yet known
   */
  public ShortestRun(TransitionSystem system, Predicate<Violation> isWanted) {
    this.system = new SingleSteps(system);
    this.isWanted = isWanted;
  }

  /**
   * @param bound how many steps the run may have at most
   * @param memoryBytes how much memory the search may take
   * @throws dev.gyre.system.CancelledException if the thread is interrupted
   */
  public Result find(int bound, long memoryBytes) {
    Optional<Violation> best = Optional.empty();
    for (int node = 0; node < system.size(); node++) {
      if (depths[node] >= best.map(found -> found.path().size()).orElse(bound + 1)) {
        break;
      }
      if (node % POLL_INTERVAL == 0) {
        Cancellation.check();
        if (system.memoryBytes() + LINK_BYTES * system.size() > memoryBytes) {
          return new Result(best, Extent.PART);
        }
      }
      best = shorter(best, expanded(node, bound));
    }
    return new Result(best, Extent.ALL);
  }

  private static Optional<Violation> shorter(Optional<Violation> a, Optional<Violation> b) {
    boolean isShorter =
        a.isEmpty() || b.filter(v -> v.path().size() < a.get().path().size()).isPresent();
    return isShorter ? b : a;
  }

  /** Meets the nodes behind a node; the result is what goes wrong there. */
  private Optional<Violation> expanded(int node, int bound) {
    int known = system.size();
    system.expand(node);
    for (int i = 0; i < system.count(); i++) {
      if (system.target(i) >= known) {
        link(known, node, system.transition(i));
        known++;
      }
    }
    Optional<Violation> found = Optional.empty();
    for (SingleSteps.Failure failure : system.failures()) {
      found = shorter(found, wanted(Optional.of(failure), node, bound));
    }
    return system.isInvalidEnd() ? shorter(found, wanted(Optional.empty(), node, bound)) : found;
  }

  private void link(int node, int parent, long step) {
    if (node >= parents.length) {
      parents = Arrays.copyOf(parents, node * 2);
      depths = Arrays.copyOf(depths, node * 2);
      steps = Arrays.copyOf(steps, node * 2);
    }
    parents[node] = parent;
    depths[node] = depths[parent] + 1;
    steps[node] = step;
  }

  private Optional<Violation> wanted(Optional<SingleSteps.Failure> failure, int node, int bound) {
    Optional<Fault> fault = failure.map(SingleSteps.Failure::fault);
    int length = depths[node] + failure.map(f -> f.steps().size()).orElse(0);
    if (length > bound || !isWanted.test(Violation.of(fault, List.of(), depths[node]))) {
      return Optional.empty();
    }
    List<Long> path = pathTo(node);
    failure.ifPresent(f -> path.addAll(f.steps()));
    return Optional.of(Violation.of(fault, path, depths[node]));
  }

  private List<Long> pathTo(int node) {
    List<Long> path = new ArrayList<>();
    for (int at = node; at != 0; at = parents[at]) {
      path.add(steps[at]);
    }
    Collections.reverse(path);
    return path;
  }
}
