package dev.gyre.engine.run;

import dev.gyre.checkpoint.ResumableSearch;
import dev.gyre.engine.report.Uncertainty;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.StoreSetup;
import dev.gyre.search.BreadthFirstSearch;
import dev.gyre.search.Canonicalization;
import dev.gyre.search.DepthFirstSearch;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOptions;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.TransitionReduction;
import dev.gyre.store.StateStore;
import dev.gyre.system.TransitionSystem;
import java.util.Optional;

/** A search in memory that keeps only a signature of each state from now on. */
final class CompactSearch implements NextSearch {
  private final StoreSetup.Compact setup;
  private final StateStore store;
  private final Optional<DepthFirstSearch> deepFirst;
  private final Optional<BreadthFirstSearch> nearFirst;

  CompactSearch(
      TransitionSystem system,
      StoreSetup.Compact setup,
      SearchOrder order,
      SearchOptions options,
      SearchObserver observer,
      Optional<TransitionReduction> reduction,
      Optional<Canonicalization> states) {
    this.setup = setup;
    this.store = Stores.create(setup, system);
    boolean isNearFirst = order == SearchOrder.BFS;
    this.deepFirst =
        isNearFirst
            ? Optional.empty()
            : Optional.of(
                new DepthFirstSearch(system, store, options, observer, reduction, states));
    this.nearFirst =
        isNearFirst
            ? Optional.of(
                new BreadthFirstSearch(system, store, options, observer, reduction, states))
            : Optional.empty();
  }

  @Override
  public void takeOver(ResumableSearch before) {
    deepFirst.ifPresent(search -> search.takeOver(before));
    nearFirst.ifPresent(search -> search.takeOver(before));
  }

  @Override
  public SearchOutcome run(SearchOutcome before) {
    return deepFirst.map(DepthFirstSearch::run).orElseGet(() -> nearFirst.orElseThrow().run());
  }

  @Override
  public Optional<Uncertainty> uncertainty(SearchOutcome outcome) {
    return Stores.uncertainty(setup, store, outcome.end());
  }

  @Override
  public void close() {
    // There is nothing but memory.
  }
}
