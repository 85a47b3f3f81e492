package dev.gyre.engine;

import dev.gyre.plan.StoreKind;
import dev.gyre.plan.StoreSetup;
import dev.gyre.search.RandomWalks;
import dev.gyre.search.SearchOutcome;
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
        });
  }

  /** Nothing is uncertain with an exact store. */
  static Optional<Uncertainty> uncertainty(
      StoreSetup setup, StateStore store, SearchOutcome.End end) {
    boolean isLossy = setup.kind() == StoreKind.BITSTATE || setup.kind() == StoreKind.COMPACT;
    if (!isLossy || !(store instanceof TreeStore tree)) {
      return Optional.empty();
    }
    StoreAdvice advice = new StoreAdvice(Runtime.getRuntime().maxMemory(), tree.partsBytes());
    Optional<NextStore> next =
        switch (end) {
          case COMPLETE -> Optional.of(advice.afterAll(tree.size(), tree.omissions()));
          case STORE_FULL -> Optional.of(advice.afterOverflow());
          default -> Optional.empty();
        };
    return Optional.of(
        new Uncertainty(
            setup,
            tree.memoryBytes() - tree.partsBytes(),
            tree.partsBytes(),
            tree.omissions().expected(),
            tree.omissions().probability(),
            next));
  }
}
