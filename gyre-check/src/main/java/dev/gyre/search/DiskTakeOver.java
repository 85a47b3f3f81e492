package dev.gyre.search;

import dev.gyre.runs.Run;
import dev.gyre.runs.RunSorter;
import dev.gyre.runs.StateCoder;
import dev.gyre.store.ListedStates;
import dev.gyre.store.StateStore;
import dev.gyre.store.StoreSession;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/**
 * Brings what a search in memory has found to disk, so that a {@link DiskSearch} goes on with it:
 * the states of the store become known runs, those that wait are expanded next.
 *
 * <p>Each state is expanded exactly once, before or after. A search breadth first keeps its levels,
 * so traces are the shortest still. After a search depth first those states that wait are the first
 * level, whatever their distance; the way to them is in its stacks.
 *
 * <p>If steps were left out by the proviso of the search in memory, none may be left out any more.
 * Then no step is put off for ever: by that proviso a step from each state that was expanded with
 * fewer leads to one that comes later in an order of the first search; those that wait come last of
 * all in it, and they are expanded with all their steps.
 */
final class DiskTakeOver implements SearchReceiver {
  private final DiskSettings settings;
  private final DiskShares shares;
  private final DiskStates states;
  private final DiskLevels levels;
  private final SearchRun run;
  private final StateCoder coder;
  private final List<Run> base = new ArrayList<>();
  private final List<Run> next = new ArrayList<>();
  private Optional<StackFile> stackFile = Optional.empty();
  private int level;
  private int nextBlock;

  /**
   * @param run has the figures of both searches from now on
   */
  DiskTakeOver(DiskSettings settings, DiskStates states, DiskLevels levels, SearchRun run) {
    this.settings = settings;
    this.shares = settings.shares(1);
    this.states = states;
    this.levels = levels;
    this.run = run;
    this.coder = settings.codec().newCoder();
  }

  /** Where the search on disk begins. */
  DiskCheckpoint.Position position() {
    return new DiskCheckpoint.Position(base, stackFile, level, nextBlock, List.of(), next);
  }

  @Override
  public void figures(SearchRun before) {
    run.takeOver(before);
  }

  @Override
  public void stacks(StateStore store, List<PathStack.Job> stacks) {
    if (!(store instanceof ListedStates all)) {
      throw new IllegalArgumentException("a lossy store does not know its states");
    }
    stackFile = Optional.of(StackFile.write(settings, store, stacks));
    base.addAll(sorted(store, 0, all::forEachHandle));
    base.forEach(states.known()::add);
    levels.add(sorted(store, 0, action -> forEachWaiting(stacks, action)));
  }

  private static void forEachWaiting(List<PathStack.Job> stacks, LongConsumer action) {
    for (PathStack.Job stack : stacks) {
      for (int i = 0; i < stack.size(); i++) {
        if (!stack.isExpanded(i)) {
          action.accept(stack.handle(i));
        }
      }
    }
  }

  @Override
  public void levels(StateStore store, LevelLog log, int present, long cursor, long end) {
    for (int l = 0; l < present; l++) {
      levels.add(known(store, shares.smallPartWords(), log, log.start(l), log.start(l + 1)));
    }
    // In files, both: then they stay in this order.
    List<Run> expanded = known(store, 0, log, log.start(present), cursor);
    List<Run> parts = new ArrayList<>(expanded);
    parts.addAll(known(store, 0, log, cursor, end));
    levels.add(parts);
    level = present;
    nextBlock = expanded.stream().mapToInt(Run::blocks).sum();
    next.addAll(known(store, shares.smallPartWords(), log, end, log.size()));
  }

  private List<Run> known(StateStore store, long smallWords, LevelLog log, long from, long to) {
    List<Run> runs =
        sorted(
            store,
            smallWords,
            action -> {
              for (long i = from; i < to; i++) {
                action.accept(log.get(i));
              }
            });
    runs.forEach(states.known()::add);
    states.known().tidy();
    return runs;
  }

  private List<Run> sorted(StateStore store, long smallWords, Consumer<LongConsumer> handles) {
    RunSorter sorter = new RunSorter(states.files(), shares.sortedWords(), smallWords);
    StoreSession session = store.newSession();
    session.enter();
    try {
      handles.accept(
          handle -> {
            session.load(handle);
            int length = coder.encode(session.words(), session.start(), session.length());
            sorter.add(coder.record(), 0, length);
          });
    } finally {
      session.leave();
    }
    return sorter.finish();
  }
}
