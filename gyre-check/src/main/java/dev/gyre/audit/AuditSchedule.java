package dev.gyre.audit;

import dev.gyre.search.StateAudit;
import java.util.Arrays;
import java.util.List;

/**
 * Decides which states are looked at: every one at first, because mistakes mostly show there, then
 * one in many, and never for more than a small part of the time of the search. For one worker.
 */
public final class AuditSchedule implements StateAudit {
  /** How many states are looked at one after another, while there is time. */
  private static final int FIRST = 4_000;

  /** Afterwards one in so many. */
  private static final int LATER = 128;

  /** How many of these are looked at whether there is time or not, unless it takes too long. */
  private static final int CERTAIN = 64;

  /** What is too long for them. */
  private static final long MOST_NANOS = 200_000_000;

  /** The least time for all audits, whatever the search takes. */
  private static final long LEAST_NANOS = 30_000_000;

  /** Which part of the time of the search they may take if that is longer, one in so many. */
  private static final long SHARE = 150;

  /** How many states to let go by when the time is used up. */
  private static final int PAUSE = 1_024;

  private final List<Audit> audits;
  private final long start = System.nanoTime();
  private long spent;
  private int looks;

  public AuditSchedule(List<Audit> audits) {
    this.audits = List.copyOf(audits);
  }

  @Override
  public int look(int[] words, int from, int length) {
    long begin = System.nanoTime();
    if (audits.isEmpty()) {
      return Integer.MAX_VALUE;
    }
    long most = looks < CERTAIN ? MOST_NANOS : LEAST_NANOS;
    if (spent > Math.max(most, (begin - start) / SHARE)) {
      return PAUSE;
    }
    int[] state = Arrays.copyOfRange(words, from, from + length);
    for (Audit audit : audits) {
      audit.examine(state);
    }
    spent += System.nanoTime() - begin;
    return ++looks < FIRST ? 1 : LATER;
  }
}
