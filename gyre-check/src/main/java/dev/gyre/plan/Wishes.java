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
 * @param checks what to look for; empty for all that the model asks for
 * @param properties the named properties to check; empty for all
 * @param formulas properties given with the call, as text
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
    Optional<Set<Check>> checks,
    List<String> properties,
    List<String> formulas,
    Optional<String> time) {

  public Wishes {
    checks = checks.map(Set::copyOf);
    properties = List.copyOf(properties);
    formulas = List.copyOf(formulas);
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
        Optional.empty(),
        List.of(),
        List.of(),
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
        formulas,
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
        formulas,
        time);
  }

  public Wishes withThreads(int number) {
    return new Wishes(
        search,
        store,
        partialOrder,
        symmetry,
        fairness,
        optimisations,
        Optional.of(number),
        checks,
        properties,
        formulas,
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
        formulas,
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
        formulas,
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
        formulas,
        time);
  }

  public Wishes withFairness(Fairness wanted) {
    return new Wishes(
        search,
        store,
        partialOrder,
        symmetry,
        wanted,
        optimisations,
        threads,
        checks,
        properties,
        formulas,
        time);
  }

  public Wishes withChecks(Set<Check> wanted) {
    return new Wishes(
        search,
        store,
        partialOrder,
        symmetry,
        fairness,
        optimisations,
        threads,
        Optional.of(wanted),
        properties,
        formulas,
        time);
  }

  public Wishes withFormulas(List<String> texts) {
    return new Wishes(
        search,
        store,
        partialOrder,
        symmetry,
        fairness,
        optimisations,
        threads,
        checks,
        properties,
        texts,
        time);
  }
}
