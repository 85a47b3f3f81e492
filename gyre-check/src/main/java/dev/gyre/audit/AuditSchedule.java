package dev.gyre.audit;

import dev.gyre.search.StateAudit;
import dev.gyre.system.Cancellation;
import dev.gyre.system.CancelledException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Decides which states are looked at: the first ones, because mistakes mostly show there, then one
 * in many, and never for more than a small part of the time of the search. Workers only leave
 * copies of states here. In a search that is not small they are looked at meanwhile, on a thread of
 * their own, so that the code of the search stays as the JVM has compiled it; what is left is
 * looked at when the search is over. For all workers of a search.
 */
public final class AuditSchedule implements StateAudit {
  /** How many states are kept at once. */
  private static final int FIRST = 4_000;

  /** How many words these may have together. */
  private static final int MOST_WORDS = 1 << 20;

  /** Afterwards one in so many is kept, when there is none left. */
  private static final int LATER = 1_024;

  /** How many states of a small search are looked at whether there is time or not. */
  private static final int CERTAIN = 128;

  /** How many of any other search. */
  private static final int LEAST = 16;

  /** More than this is too much for them on any machine. */
  private static final long MOST_NANOS = TimeUnit.SECONDS.toNanos(2);

  /** The least time for all audits of a small search. */
  private static final long LEAST_NANOS = TimeUnit.MILLISECONDS.toNanos(30);

  /** Which part of the time of a search audits may take, one in so many. */
  private static final long SHARE = 150;

  private static final long INTERVAL_MILLIS = 20;

  private final Supplier<List<Audit>> source;
  private final Queue<int[]> kept = new ArrayDeque<>();
  private final Thread auditor = new Thread(this::work, "gyre-audit");
  private final CountDownLatch over = new CountDownLatch(1);
  private final long start = System.nanoTime();
  private int keptWords;
  private int noticed;
  private boolean isSmall = true;
  private volatile RuntimeException failure;

  // For whoever looks at states: the auditor, and after its end the one who finishes.
  private List<Audit> audits = List.of();
  private int looks;
  private long spent;

  /**
   * @param source makes what looks at states, when the first one is looked at
   */
  public AuditSchedule(Supplier<List<Audit>> source) {
    this.source = source;
    auditor.setDaemon(true);
  }

  @Override
  public synchronized int look(int[] words, int from, int length) {
    rethrow();
    if (isSmall && noticed < FIRST && keptWords + length <= MOST_WORDS) {
      noticed++;
      keptWords += length;
      kept.add(Arrays.copyOfRange(words, from, from + length));
      return 1;
    }
    if (isSmall) {
      isSmall = false;
      auditor.start();
    } else if (kept.isEmpty()) {
      kept.add(Arrays.copyOfRange(words, from, from + length));
    }
    return LATER;
  }

  private synchronized int[] next() {
    return kept.isEmpty() ? null : kept.remove();
  }

  private void rethrow() {
    if (failure != null) {
      throw failure;
    }
  }

  private void work() {
    try {
      while (over.getCount() > 0) {
        int[] state = hasTime() ? next() : null;
        if (state != null) {
          examine(state);
        } else if (over.await(INTERVAL_MILLIS, TimeUnit.MILLISECONDS)) {
          return;
        }
      }
    } catch (InterruptedException | CancelledException e) {
      Thread.currentThread().interrupt(); // the whole check is cancelled
    } catch (RuntimeException e) {
      failure = e;
    }
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

  /** Nobody looks at states any more, until {@link #finish}. */
  public void stop() {
    over.countDown();
    boolean isCancelled = false;
    while (auditor.isAlive()) {
      try {
        auditor.join();
      } catch (InterruptedException e) {
        isCancelled = true;
        auditor.interrupt();
      }
    }
    if (isCancelled) {
      kept.clear(); // what was interrupted must not be used again
      Thread.currentThread().interrupt();
    }
  }

  /** Looks at what was kept, now that the search is over and was stopped. */
  public void finish() {
    rethrow();
    for (int[] state = next(); state != null && isDue(); state = next()) {
      Cancellation.check();
      examine(state);
    }
  }

  private boolean isDue() {
    return spent < (looks < (isSmall ? CERTAIN : LEAST) ? MOST_NANOS : isSmall ? LEAST_NANOS : 0);
  }
}
