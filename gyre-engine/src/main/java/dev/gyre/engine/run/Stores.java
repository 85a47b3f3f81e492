package dev.gyre.engine.run;

import dev.gyre.emptiness.LivenessOutcome;
import dev.gyre.engine.report.NextStore;
import dev.gyre.engine.report.StoreAdvice;
import dev.gyre.engine.report.Uncertainty;
import dev.gyre.plan.StoreKind;
import dev.gyre.plan.StoreSetup;
import dev.gyre.search.RandomWalks;
import dev.gyre.search.SearchOutcome;
import dev.gyre.store.FlaggedStates;
import dev.gyre.store.OmissionEstimate;
import dev.gyre.store.StateStore;
import dev.gyre.store.TableStore;
import dev.gyre.store.TreeStore;
import dev.gyre.system.TransitionSystem;
import java.util.Optional;

/** Makes the store of a plan, and says afterwards how far it can be trusted. */
final class Stores {
  /** The same states are omitted each time, so that a run can be repeated. */
  private static final long SEED = 0;

  private Stores() {}

  /** A store for the states of a system; what they look like is found out by some steps. */
  static StateStore create(StoreSetup setup, TransitionSystem system) {
    return setup.match(
        new StoreSetup.Cases<>() {
          @Override
          public StateStore exact(StoreSetup.Exact store) {
            return store.kind() == StoreKind.TABLE
                ? new TableStore()
                : new TreeStore(RandomWalks.sample(system));
          }

          @Override
          public StateStore bitstate(StoreSetup.Bitstate store) {
            return TreeStore.bitstate(
                RandomWalks.sample(system), store.tableBytes(), store.bitsPerState(), SEED);
          }

          @Override
          public StateStore compact(StoreSetup.Compact store) {
            return TreeStore.compact(
                RandomWalks.sample(system), store.tableBytes(), store.signatureBits(), SEED);
          }

          @Override
          public StateStore disk(StoreSetup.Disk store) {
            throw new IllegalArgumentException("a search on disk brings its store along");
          }

          @Override
          public StateStore cluster(StoreSetup.Cluster store) {
            return exact(new StoreSetup.Exact(StoreKind.TREE)); // what stays on this machine
          }
        });
  }

  /** Nothing is uncertain with an exact store. */
  static Optional<Uncertainty> uncertainty(
      StoreSetup setup, StateStore store, SearchOutcome.End end) {
    boolean isLossy = setup.kind() == StoreKind.BITSTATE || setup.kind() == StoreKind.COMPACT;
    if (!isLossy || !(store instanceof TreeStore tree)) {
      return Optional.empty();
    }
    return Optional.of(
        uncertainty(
            setup,
            tree.memoryBytes() - tree.partsBytes(),
            tree.partsBytes(),
            tree.size(),
            tree.omissions(),
            end));
  }

  /** What is uncertain after a search with flags. */
  static Uncertainty uncertainty(StoreSetup setup, FlaggedStates flagged, LivenessOutcome outcome) {
    return uncertainty(
        setup,
        flagged.memoryBytes() - flagged.partsBytes(),
        flagged.partsBytes(),
        outcome.states(),
        flagged.omissions(),
        outcome.end());
  }

  private static Uncertainty uncertainty(
      StoreSetup setup,
      long tableBytes,
      long partsBytes,
      long states,
      OmissionEstimate omissions,
      SearchOutcome.End end) {
    StoreAdvice advice = new StoreAdvice(Runtime.getRuntime().maxMemory(), partsBytes);
    Optional<NextStore> next =
        switch (end) {
          case COMPLETE -> Optional.of(advice.afterAll(states, omissions));
          case STORE_FULL -> Optional.of(advice.afterOverflow());
          default -> Optional.empty();
        };
    return new Uncertainty(
        setup, tableBytes, partsBytes, omissions.expected(), omissions.probability(), next);
  }

  /** A lossy store with flags. */
  static FlaggedStates flagged(StoreSetup setup) {
    return setup.match(
        new StoreSetup.Cases<>() {
          @Override
          public FlaggedStates exact(StoreSetup.Exact store) {
            throw new IllegalArgumentException("there are no flags for an exact store");
          }

          @Override
          public FlaggedStates bitstate(StoreSetup.Bitstate store) {
            return FlaggedStates.bitstate(store.tableBytes(), store.bitsPerState(), SEED);
          }

          @Override
          public FlaggedStates compact(StoreSetup.Compact store) {
            return FlaggedStates.compact(store.tableBytes(), store.signatureBits(), SEED);
          }

          @Override
          public FlaggedStates disk(StoreSetup.Disk store) {
            throw new IllegalArgumentException("there are no flags on disk");
          }

          @Override
          public FlaggedStates cluster(StoreSetup.Cluster store) {
            throw new IllegalArgumentException("there are no flags in files");
          }
        });
  }
}
