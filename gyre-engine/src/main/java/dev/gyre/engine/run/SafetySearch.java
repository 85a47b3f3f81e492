package dev.gyre.engine.run;

import dev.gyre.checkpoint.SearchJournal;
import dev.gyre.engine.report.Uncertainty;
import dev.gyre.engine.resume.CheckJournal;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.plan.Persistence;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.SearchPlan;
import dev.gyre.plan.StoreSetup;
import dev.gyre.plan.WhenFull;
import dev.gyre.runs.RunsException;
import dev.gyre.search.BreadthFirstSearch;
import dev.gyre.search.Canonicalization;
import dev.gyre.search.DepthFirstSearch;
import dev.gyre.search.DiskSearch;
import dev.gyre.search.SearchLimits;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOptions;
import dev.gyre.search.SearchOutcome;
import dev.gyre.search.TransitionReduction;
import dev.gyre.search.Violation;
import dev.gyre.store.StateStore;
import dev.gyre.system.TransitionSystem;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Carries out the search of a plan. */
final class SafetySearch {
  private final TransitionSystem system;
  private final Optional<TransitionReduction> reduction;
  private final Optional<Canonicalization> states;
  private final SearchPlan plan;
  private final CheckOptions options;
  private final CheckObserver observer;
  private final Monitor monitor;
  private final CheckJournal.Entry journal;
  private final Consumer<Violation> found;
  private final Continuation continuation;
  private Optional<Uncertainty> uncertainty = Optional.empty();
  private Optional<Elsewhere> elsewhere = Optional.empty();

  /** What other machines need to do the same. */
  private record Elsewhere(SearchRecipe recipe, SearchedForm form) {}

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
    this.observer = observer;
    this.journal = observer.journal().search(system, "finite runs");
    this.continuation = new Continuation(journal, observer, this::continued, plan, options);
  }

  /**
   * Other machines may carry it out, if the plan says so.
   *
   * @param recipe how they make what is searched
   */
  void mayGoElsewhere(SearchRecipe recipe, SearchedForm form) {
    elsewhere = Optional.of(new Elsewhere(recipe, form));
  }

  SearchOutcome run() {
    return journal
        .outcome()
        .map(known -> SearchOutcome.read(known, system))
        .orElseGet(this::searched);
  }

  private SearchOutcome searched() {
    SearchOutcome outcome;
    try {
      if (plan.store() instanceof StoreSetup.Disk disk) {
        outcome = onDisk(disk);
      } else if (plan.store() instanceof StoreSetup.Cluster cluster && elsewhere.isPresent()) {
        outcome = onCluster(cluster, elsewhere.get());
      } else {
        outcome = inMemoryFirst();
      }
    } finally {
      monitor.stop();
    }
    if (EndReason.isFinal(outcome.end())) {
      // How far a lossy store can be trusted is asked of the store itself.
      if (uncertainty.isEmpty()) {
        journal.done(outcome::save);
      } else {
        journal.done();
      }
    }
    return outcome;
  }

  private SearchOutcome inMemoryFirst() {
    if (journal.interruptedForm().filter(DiskSearch.FORM::equals).isPresent()) {
      return onDisk(() -> continuedOnDisk(options.limits().whenFull()));
    }
    SearchOutcome outcome = continuation.after(inMemory());
    uncertainty = continuation.uncertainty().or(() -> uncertainty);
    return outcome;
  }

  /** Whoever goes on after this has the memory of the store. */
  private SearchOutcome inMemory() {
    StateStore store = Stores.create(plan.store(), system);
    SearchOutcome outcome = search(store);
    uncertainty = Stores.uncertainty(plan.store(), store, outcome.end());
    return outcome;
  }

  private SearchOutcome onCluster(StoreSetup.Cluster cluster, Elsewhere machines) {
    boolean isStrict =
        options.search().order().filter(SearchOrder.BFS::equals).isPresent()
            || options.limits().maxDepth().isPresent();
    return ClusterEngine.find()
        .map(
            engine ->
                engine.search(
                    new ClusterEngine.Task(
                        machines.form(),
                        machines.recipe(),
                        cluster,
                        isStrict ? ClusterEngine.Burst.NEVER : ClusterEngine.Burst.ALLOWED,
                        searchOptions(options.limits().memoryBytes()),
                        forwarding(CheckJournal.NONE.search(system, "finite runs")),
                        observer::remark)))
        .orElseGet(
            () -> SearchOutcome.withoutFiles("this Gyre was installed without gyre-cluster"));
  }

  private SearchOutcome onDisk(StoreSetup.Disk disk) {
    return onDisk(() -> open(disk, reduction));
  }

  private static SearchOutcome onDisk(Supplier<OpenDiskSearch> start) {
    try (OpenDiskSearch search = start.get()) {
      return search.run();
    } catch (RunsException e) {
      return SearchOutcome.withoutFiles(e.getMessage());
    }
  }

  private OpenDiskSearch open(StoreSetup.Disk disk, Optional<TransitionReduction> leftOut) {
    return OpenDiskSearch.of(
        system,
        disk,
        journal.states(disk.directory()),
        searchOptions(OptionalLong.empty()),
        forwarding(journal),
        leftOut,
        states);
  }

  private NextSearch continued() {
    WhenFull full = options.limits().whenFull();
    return full.way() == WhenFull.Way.COMPACT ? compact() : continuedOnDisk(full);
  }

  /** What the search in memory had to look after is too late on disk: all steps are taken there. */
  private OpenDiskSearch continuedOnDisk(WhenFull full) {
    return open(
        new StoreSetup.Disk(full.directory(), full.diskBytes(), continuation.diskMemory()),
        reduction.filter(r -> r.preserved() == TransitionReduction.Preserved.DEADLOCKS));
  }

  private NextSearch compact() {
    return new CompactSearch(
        system,
        new StoreSetup.Compact(StoreSetup.DEFAULT_SIGNATURE_BITS, continuation.tableBytes()),
        plan.order(),
        searchOptions(OptionalLong.empty()),
        forwarding(CheckJournal.NONE.search(system, "finite runs")),
        reduction,
        states);
  }

  private SearchObserver forwarding(SearchJournal keeper) {
    return ProgressForwarding.of(observer, monitor, this::goesOnAfter, keeper);
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
    SearchOptions wanted = searchOptions(OptionalLong.of(continuation.memoryBytes()));
    SearchObserver watching = forwarding(continuation);
    return plan.order() == SearchOrder.BFS
        ? new BreadthFirstSearch(system, store, wanted, watching, reduction, states).run()
        : new DepthFirstSearch(system, store, wanted, watching, reduction, states).run();
  }

  /**
   * @param memory at how much the search ends; empty if it makes do with what it has
   */
  private SearchOptions searchOptions(OptionalLong memory) {
    Persistence wanted = options.persistence();
    SearchOptions.Keep keep =
        switch (wanted.distinct()) {
          case PLACE -> SearchOptions.Keep.PLACES;
          case RUN -> SearchOptions.Keep.ALL;
        };
    SearchLimits limits = limits(options);
    return new SearchOptions(
        plan.checks(),
        new SearchOptions.AfterViolation(wanted.most(), keep),
        new SearchLimits(limits.maxDepth(), memory.orElse(Long.MAX_VALUE), limits.deadlineNanos()),
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
