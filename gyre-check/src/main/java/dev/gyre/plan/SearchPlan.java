package dev.gyre.plan;

import dev.gyre.property.Check;
import java.util.Set;

/**
 * How states are looked for that finite runs lead to.
 *
 * @param checks what counts as a violation there
 */
public record SearchPlan(SearchOrder order, StoreSetup store, int threads, Set<Check> checks) {
  public SearchPlan {
    checks = Set.copyOf(checks);
  }

  /** The same with one worker. */
  public SearchPlan byOne() {
    return new SearchPlan(order, store, 1, checks);
  }

  SearchPlan withStore(StoreSetup other) {
    return new SearchPlan(order, other, threads, checks);
  }
}
