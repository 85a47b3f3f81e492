package dev.gyre.audit;

import dev.gyre.search.StateAudit;
import dev.gyre.system.Cancellation;
import dev.gyre.system.CancelledException;
import dev.gyre.system.DeepThread;
import dev.gyre.system.InternalFault;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
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
  private final Thread auditor = DeepThread.of(this::work, "gyre-audit");
  private final CountDownLatch over = new CountDownLatch(1);
  private final long start = System.nanoTime();
  private int keptWords;
  private int noticed;
  private boolean isSmall = true;
  private volatile RuntimeException failure;

  // For whoever looks at states: the auditor, and after its end the one who finishes.
  private Optional<List<Audit>> audits = Optional.empty();
  private int looks;
  private long spent;

  /**
   * @param source makes what looks at states, when the first one is looked at, and again when there
   *     was no memory for it
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

  /** The state that is to be looked at next, and stays here until that is done. */
  private synchronized int[] next() {
    return kept.peek();
  }

  private synchronized void done() {
    kept.remove();
  }

  private void rethrow() {
    if (failure != null) {
      throw failure;
    }
  }

  private void work() {
    try {
      while (over.getCount() > 0) {
        lookOrWait();
      }
    } catch (InterruptedException | CancelledException e) {
      Thread.currentThread().interrupt(); // the whole check is cancelled
    } catch (RuntimeException e) {
      failure = e;
    }
  }

  private void lookOrWait() throws InterruptedException {
    try {
      int[] state = hasTime() ? next() : null;
      if (state == null) {
        over.await(INTERVAL_MILLIS, TimeUnit.MILLISECONDS);
      } else {
        examine(state);
      }
    } catch (OutOfMemoryError e) {
      // The memory is for the search first; there may be some again for the next try.
      Thread.onSpinWait();
    }
  }

  private boolean hasTime() {
    return spent <= (System.nanoTime() - start) / SHARE;
  }

  private void examine(int[] state) {
    long begin = System.nanoTime();
    try {
      List<Audit> all = audits.isPresent() ? audits.get() : source.get();
      audits = Optional.empty(); // what is broken off must not be used again
      for (Audit audit : all) {
        audit.examine(state);
      }
      audits = Optional.of(all);
      looks++;
      done();
    } catch (OutOfMemoryError e) {
      throw e;
    } catch (Error e) {
      throw new InternalFault("an audit failed: " + e, e);
    } finally {
      spent += System.nanoTime() - begin;
    }
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
      kept.clear(); // there is no time left to look at them
      Thread.currentThread().interrupt();
    }
  }

  /**
   * Tells what was seen in a search that is over, without another look.
   *
   * @throws BreachException if a reduction did what it must not do
   */
  public void tell() {
    rethrow();
  }

  /**
   * Looks at what was kept, now that the search is over and was stopped.
   *
   * @throws BreachException if a reduction did what it must not do
   */
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
