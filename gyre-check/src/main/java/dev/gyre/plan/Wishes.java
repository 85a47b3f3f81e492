package dev.gyre.plan;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What was asked for, possible or not.
 *
 * @param search in which order to visit states; empty to leave it to Gyre
 * @param store how to remember states; empty to leave it to Gyre
 * @param threads how many workers; empty for as many as there are
 * @param properties the named properties to check; empty for all
 * @param formula a property given with the call
 * @param time how time passes, in words; empty if nothing was said
 */
public record Wishes(
    Optional<SearchOrder> search,
    Optional<StoreSetup> store,
    PartialOrder partialOrder,
    Symmetry symmetry,
    Fairness fairness,
    Optimisations optimisations,
    Optional<Integer> threads,
    Set<Check> checks,
    List<String> properties,
    Optional<String> formula,
    Optional<String> time) {

  public Wishes {
    checks = Set.copyOf(checks);
    properties = List.copyOf(properties);
  }

  /** Nothing special: what Gyre thinks best. */
  public static Wishes none() {
    return new Wishes(
        Optional.empty(),
        Optional.empty(),
        PartialOrder.AUTO,
        Symmetry.AUTO,
        Fairness.NONE,
        Optimisations.DEFAULT,
        Optional.empty(),
        Check.safety(),
        List.of(),
        Optional.empty(),
        Optional.empty());
  }

  public Wishes withSearch(SearchOrder order) {
    return new Wishes(
        Optional.of(order),
        store,
        partialOrder,
        symmetry,
        fairness,
        optimisations,
        threads,
        checks,
        properties,
        formula,
        time);
  }

  public Wishes withStore(StoreSetup wanted) {
    return new Wishes(
        search,
        Optional.of(wanted),
        partialOrder,
        symmetry,
        fairness,
        optimisations,
        threads,
        checks,
        properties,
        formula,
        time);
  }

  public Wishes withPartialOrder(PartialOrder wanted) {
    return new Wishes(
        search,
        store,
        wanted,
        symmetry,
        fairness,
        optimisations,
        threads,
        checks,
        properties,
        formula,
        time);
  }

  public Wishes withOptimisations(Optimisations wanted) {
    return new Wishes(
        search,
        store,
        partialOrder,
        symmetry,
        fairness,
        wanted,
        threads,
        checks,
        properties,
        formula,
        time);
  }

  public Wishes withProperties(List<String> names) {
    return new Wishes(
        search,
        store,
        partialOrder,
        symmetry,
        fairness,
        optimisations,
        threads,
        checks,
        names,
        formula,
        time);
  }
}
