package dev.gyre.audit;

import dev.gyre.search.StateAudit;
import java.util.Arrays;
import java.util.List;

/**
 * Decides which states are looked at: every one at first, because mistakes mostly show there, then
 * one in many, and never for more than a small part of the time of the search. The first ones are
 * looked at even if there is no time, so that what is noticed in a small model does not depend on
 * the machine. For one worker.
 */
public final class AuditSchedule implements StateAudit {
  /** How many states are looked at one after another, while there is time. */
  private static final int FIRST = 4_000;

  /** Afterwards one in so many. */
  private static final int LATER = 128;

  /** How many of these are looked at whether there is time or not. */
  private static final int CERTAIN = 128;

  /** For them, more than this is too much on any machine. */
  private static final long MOST_NANOS = 2_000_000_000;

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
    if (audits.isEmpty()) {
      return Integer.MAX_VALUE;
    }
    long begin = System.nanoTime();
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
