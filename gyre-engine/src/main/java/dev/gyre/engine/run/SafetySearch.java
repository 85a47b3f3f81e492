package dev.gyre.engine.run;

import dev.gyre.engine.report.Uncertainty;
import dev.gyre.engine.resume.CheckJournal;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.SearchPlan;
import dev.gyre.plan.StoreSetup;
import dev.gyre.runs.LocalDirectory;
import dev.gyre.runs.RunsException;
import dev.gyre.runs.StateCodec;
import dev.gyre.search.BreadthFirstSearch;
import dev.gyre.search.Canonicalization;
import dev.gyre.search.DepthFirstSearch;
import dev.gyre.search.DiskSearch;
import dev.gyre.search.DiskSettings;
import dev.gyre.search.RandomWalks;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOptions;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.TransitionReduction;
import dev.gyre.search.Violation;
import dev.gyre.store.StateStore;
import dev.gyre.system.TransitionSystem;
import java.util.Optional;
import java.util.function.Consumer;

/** Carries out the search of a plan. */
final class SafetySearch {
  private final TransitionSystem system;
  private final Optional<TransitionReduction> reduction;
  private final Optional<Canonicalization> states;
  private final SearchPlan plan;
  private final CheckOptions options;
  private final SearchObserver observer;
  private final Monitor monitor;
  private final CheckJournal.Entry journal;
  private final Consumer<Violation> found;
  private Optional<Uncertainty> uncertainty = Optional.empty();

  /**
   * @param reduction which steps are left out; empty to take them all
   */
  SafetySearch(
      TransitionSystem system,
      Optional<TransitionReduction> reduction,
      SearchPlan plan,
      CheckOptions options,
      CheckObserver observer) {
    this(system, reduction, Optional.empty(), Optional.empty(), plan, options, observer, v -> {});
  }

  /**
   * @param reduction which steps are left out; empty to take them all
   * @param states which states stand for others; empty if all are looked at
   * @param passes how the system was made smaller; empty if it was not
   * @param found told of each violation after which the search goes on
   */
  SafetySearch(
      TransitionSystem system,
      Optional<TransitionReduction> reduction,
      Optional<Canonicalization> states,
      Optional<SearchedPasses> passes,
      SearchPlan plan,
      CheckOptions options,
      CheckObserver observer,
      Consumer<Violation> found) {
    this.found = found;
    this.states = states;
    this.system = system;
    this.reduction = reduction;
    this.plan = plan;
    this.options = options;
    this.monitor = Monitor.of(system, reduction, states, passes, options.assurance());
    // What a search on disk has found is in files of its own.
    CheckJournal keeper =
        plan.store() instanceof StoreSetup.Disk ? CheckJournal.NONE : observer.journal();
    this.journal = keeper.search(system, "finite runs");
    this.observer = ProgressForwarding.of(observer, monitor, this::goesOnAfter, journal);
  }

  SearchOutcome run() {
    if (plan.store() instanceof StoreSetup.Disk disk) {
      return runOnDisk(disk);
    }
    return journal
        .outcome()
        .map(known -> SearchOutcome.read(known, system))
        .orElseGet(this::searched);
  }

  private SearchOutcome searched() {
    StateStore store = Stores.create(plan.store(), system);
    SearchOutcome outcome;
    try {
      outcome = search(store);
    } finally {
      monitor.stop();
    }
    uncertainty = Stores.uncertainty(plan.store(), store, outcome.end());
    if (EndReason.isFinal(outcome.end())) {
      // How far a lossy store can be trusted is asked of the store itself.
      if (plan.store() instanceof StoreSetup.Exact) {
        journal.done(outcome::save);
      } else {
        journal.done();
      }
    }
    return outcome;
  }

  private SearchOutcome runOnDisk(StoreSetup.Disk disk) {
    try (LocalDirectory directory =
        disk.directory()
            .map(path -> LocalDirectory.at(path, disk.diskBytes()))
            .orElseGet(() -> LocalDirectory.temporary(disk.diskBytes()))) {
      StateCodec codec = StateCodec.of(RandomWalks.sample(system));
      DiskSettings settings =
          new DiskSettings(directory, directory.use(), codec, disk.memoryBytes());
      return new DiskSearch(system, settings, searchOptions(), observer, reduction, states).run();
    } catch (RunsException e) {
      return SearchOutcome.withoutFiles(e.getMessage());
    } finally {
      monitor.stop();
    }
  }

  private void goesOnAfter(Violation violation) {
    if (options.persistence().goesOn()) {
      found.accept(violation);
    }
  }

  /** Who watches the reductions of the search. */
  Monitor monitor() {
    return monitor;
  }

  /** How far the outcome can be trusted; empty if the store is exact. */
  Optional<Uncertainty> uncertainty() {
    return uncertainty;
  }

  private SearchOutcome search(StateStore store) {
    SearchOptions options = searchOptions();
    return plan.order() == SearchOrder.BFS
        ? new BreadthFirstSearch(system, store, options, observer, reduction, states).run()
        : new DepthFirstSearch(system, store, options, observer, reduction, states).run();
  }

  private SearchOptions searchOptions() {
    Persistence wanted = options.persistence();
    SearchOptions.Keep keep =
        switch (wanted.distinct()) {
          case PLACE -> SearchOptions.Keep.PLACES;
          case RUN -> SearchOptions.Keep.ALL;
        };
    return new SearchOptions(
        plan.checks(),
        new SearchOptions.AfterViolation(wanted.most(), keep),
        limits(options),
        plan.threads());
  }

  /** The limits of a options, for a search that starts now. */
  static SearchLimits limits(CheckOptions options) {
    Limits limits = options.limits();
    return new SearchLimits(
        limits.maxDepth().orElse(Long.MAX_VALUE),
        limits.memoryBytes().orElse(Long.MAX_VALUE),
        limits.deadline().orElse(Long.MAX_VALUE));
  }
}
