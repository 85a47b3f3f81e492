package dev.gyre.audit;

import dev.gyre.search.StateAudit;
import dev.gyre.system.Cancellation;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.function.Supplier;

/**
 * Decides which states are looked at: the first ones, because mistakes mostly show there, then one
 * in many, and never for more than a small part of the time of the search. The first ones are kept
 * until there is time for them; a search that stays small looks at the earliest of them in any case
 * when it ends, so that what is noticed in a small model does not depend on the machine. All
 * workers of a search share it; one looks at a time.
 */
public final class AuditSchedule implements StateAudit {
  /** How many states are kept. */
  private static final int FIRST = 4_000;

  /** How many words these may have together. */
  private static final int MOST_WORDS = 1 << 20;

  /** Afterwards one in so many is looked at, while there is time. */
  private static final int LATER = 128;

  /** How many of the first ones are looked at whether there is time or not. */
  private static final int CERTAIN = 128;

  /** A search with at most so many states is small. */
  private static final long SMALL = 20_000;

  /** For a small search, more than this is too much on any machine. */
  private static final long MOST_NANOS = 2_000_000_000;

  /** The least time for all audits of a small search. */
  private static final long LEAST_NANOS = 30_000_000;

  /** Which part of the time of a search audits may take, one in so many. */
  private static final long SHARE = 150;

  /** How many states to let go by when the time is used up. */
  private static final int PAUSE = 1_024;

  private final Supplier<List<Audit>> source;
  private final Queue<int[]> kept = new ArrayDeque<>();
  private final long start = System.nanoTime();
  private List<Audit> audits = List.of();
  private int keptWords;
  private int noticed;
  private int looks;
  private long spent;

  /**
   * @param source makes what looks at states, when the first one is looked at
   */
  public AuditSchedule(Supplier<List<Audit>> source) {
    this.source = source;
  }

  @Override
  public synchronized int look(int[] words, int from, int length) {
    if (noticed < FIRST && keptWords + length <= MOST_WORDS) {
      noticed++;
      keptWords += length;
      kept.add(Arrays.copyOfRange(words, from, from + length));
      return 1;
    }
    if (!hasTime()) {
      return PAUSE;
    }
    examine(kept.isEmpty() ? Arrays.copyOfRange(words, from, from + length) : kept.remove());
    return LATER;
  }

  private boolean hasTime() {
    return spent <= (System.nanoTime() - start) / SHARE;
  }

  private void examine(int[] state) {
    long begin = System.nanoTime();
    if (looks++ == 0) {
      audits = source.get();
    }
    for (Audit audit : audits) {
      audit.examine(state);
    }
    spent += System.nanoTime() - begin;
  }

  /**
   * Looks at what was kept, now that the search is over.
   *
   * @param states how many states the search has stored
   */
  public synchronized void finish(long states) {
    boolean isSmall = states <= SMALL;
    while (!kept.isEmpty() && (hasTime() || (isSmall && isDue()))) {
      Cancellation.check();
      examine(kept.remove());
    }
  }

  private boolean isDue() {
    return spent < (looks < CERTAIN ? MOST_NANOS : LEAST_NANOS);
  }
}
