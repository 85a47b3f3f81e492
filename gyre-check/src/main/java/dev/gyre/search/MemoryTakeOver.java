package dev.gyre.search;

import dev.gyre.store.ListedStates;
import dev.gyre.store.StateStore;
import dev.gyre.store.StoreSession;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Brings what a search in memory has found into another store, whose handles are other ones, so
 * that a search of the same kind goes on with it. A store that forgets may take some states for
 * others; those that wait are expanded all the same.
 */
final class MemoryTakeOver implements SearchReceiver {
  private final StateStore store;
  private final SearchRun run;
  private final List<PathStack.Job> stacks = new ArrayList<>();
  private LevelLog log = new LevelLog();
  private int level;
  private long cursor;
  private long end;

  /**
   * @param store where the states go
   * @param run has the figures of both searches from now on
   */
  MemoryTakeOver(StateStore store, SearchRun run) {
    this.store = store;
    this.run = run;
  }

  List<PathStack.Job> stacks() {
    return stacks;
  }

  LevelLog log() {
    return log;
  }

  int level() {
    return level;
  }

  long cursor() {
    return cursor;
  }

  long end() {
    return end;
  }

  @Override
  public void figures(SearchRun before) {
    run.takeOver(before);
  }

  @Override
  public void stacks(StateStore from, List<PathStack.Job> before) {
    try (Move move = new Move(from)) {
      if (from instanceof ListedStates all) {
        all.forEachHandle(move::moved);
      } else {
        throw new IllegalArgumentException("a lossy store does not know its states");
      }
      before.forEach(stack -> stacks.add(stack.mapped(move::moved)));
    }
  }

  @Override
  public void levels(StateStore from, LevelLog before, int present, long reached, long behind) {
    level = present;
    cursor = reached;
    end = behind;
    try (Move move = new Move(from)) {
      log = before.mapped(move::moved);
    }
  }

  /** From one store to the other. */
  private final class Move implements AutoCloseable {
    private final StoreSession source;
    private final StoreSession target = store.newSession();

    Move(StateStore from) {
      source = from.newSession();
      source.enter();
      target.enter();
    }

    /** The handle of the same state. */
    long moved(long handle) {
      source.load(handle);
      int start = source.start();
      int length = source.length();
      target.offer(Arrays.copyOfRange(source.words(), start, start + length), length);
      target.settle();
      long settled = target.settled(0);
      return settled < 0 ? ~settled : settled;
    }

    @Override
    public void close() {
      source.leave();
      target.leave();
    }
  }
}
