package dev.gyre.search;

import dev.gyre.runs.Block;
import dev.gyre.runs.BlockReader;
import dev.gyre.runs.Run;
import dev.gyre.runs.StateCodec;
import dev.gyre.runs.StateCoder;
import dev.gyre.store.StoreSession;
import dev.gyre.store.TableStore;
import dev.gyre.system.Cancellation;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Finds the way to a state backwards: on each level, nearest first, the first state that leads to
 * the one known on the level behind. Several threads look through the blocks of a level; of what
 * they find the first in the order of the level counts, so that the path does not depend on them.
 */
final class DiskPaths {
  private final TransitionSystem system;
  private final StateCodec codec;
  private final DiskLevels levels;
  private final Optional<Canonicalization> states;
  private final int threads;

  /** How to get to the first level; empty if that is the initial state. */
  private Optional<StackFile> stacks = Optional.empty();

  /** The states of paths that were found. */
  private final TableStore store = new TableStore();

  DiskPaths(
      TransitionSystem system,
      StateCodec codec,
      DiskLevels levels,
      Optional<Canonicalization> states,
      int threads) {
    this.system = system;
    this.codec = codec;
    this.levels = levels;
    this.states = states;
    this.threads = threads;
  }

  /** The first level is not the initial state: these lead to it. */
  void beginWith(Optional<StackFile> leading) {
    stacks = leading;
  }

  /** Knows the states of all paths by their handles. */
  TableStore store() {
    return store;
  }

  /**
   * The states from the initial one to one that is given, as handles of {@link #store}.
   *
   * @param level how far behind the first level it is
   */
  long[] to(int[] state, int level) {
    List<int[]> backwards = new ArrayList<>();
    backwards.add(state);
    for (int l = level - 1; l >= 0; l--) {
      backwards.add(predecessor(backwards.get(backwards.size() - 1), l));
    }
    int[] first = backwards.get(level);
    List<int[]> all = new ArrayList<>(stacks.map(file -> file.before(first)).orElse(List.of()));
    Collections.reverse(backwards);
    all.addAll(backwards);
    StoreSession session = store.newSession();
    session.enter();
    long[] path = new long[all.size()];
    for (int i = 0; i < path.length; i++) {
      int[] words = all.get(i);
      session.offer(words, words.length);
      session.settle();
      long handle = session.settled(0);
      path[i] = handle < 0 ? ~handle : handle;
    }
    session.leave();
    return path;
  }

  private int[] predecessor(int[] wanted, int l) {
    Run level = levels.get(l);
    AtomicInteger next = new AtomicInteger();
    AtomicReference<Found> first = new AtomicReference<>(Found.NOTHING);
    AtomicReference<Throwable> failure = new AtomicReference<>();
    List<Runnable> finders = new ArrayList<>();
    for (int i = 0; i < Math.min(threads, level.blocks()); i++) {
      finders.add(() -> new Finder(wanted, level, next, first, failure).run());
    }
    WorkerPool.run(finders);
    if (failure.get() instanceof RuntimeException e) {
      throw e;
    }
    if (failure.get() instanceof Error e) {
      throw e;
    }
    Found found = first.get();
    if (found == Found.NOTHING) {
      throw new IllegalStateException("a state of level " + (l + 1) + " has no predecessor");
    }
    return found.state;
  }

  /** A predecessor and the block it is in. */
  private static final class Found {
    private static final Found NOTHING = new Found(Integer.MAX_VALUE, new int[0]);

    private final int block;
    private final int[] state;

    Found(int block, int[] state) {
      this.block = block;
      this.state = state;
    }
  }

  /** Looks through blocks until one is behind what was found. */
  private final class Finder {
    private final Run level;
    private final AtomicInteger next;
    private final AtomicReference<Found> first;
    private final AtomicReference<Throwable> failure;
    private final StateCoder coder = codec.newCoder();
    private final PathFinder.Hop hop = new PathFinder(system, store, states).hop();

    Finder(
        int[] wanted,
        Run level,
        AtomicInteger next,
        AtomicReference<Found> first,
        AtomicReference<Throwable> failure) {
      this.level = level;
      this.next = next;
      this.first = first;
      this.failure = failure;
      hop.wants(wanted);
    }

    void run() {
      try (BlockReader reader = new BlockReader()) {
        int number = next.getAndIncrement();
        while (number < level.blocks() && number < first.get().block && failure.get() == null) {
          search(number, level.read(number, reader));
          number = next.getAndIncrement();
        }
      } catch (RuntimeException | Error e) {
        failure.compareAndSet(null, e);
      }
    }

    private void search(int number, Block block) {
      for (int i = 0; i < block.count(); i++) {
        Cancellation.check();
        int length = coder.decode(block.data(), block.at(i), block.length());
        if (hop.isReachedFrom(coder.words(), 0, length)) {
          Found found = new Found(number, Arrays.copyOf(coder.words(), length));
          first.accumulateAndGet(found, (one, other) -> one.block <= other.block ? one : other);
          return;
        }
      }
    }
  }
}
