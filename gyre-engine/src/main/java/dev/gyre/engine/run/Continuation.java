package dev.gyre.engine.run;

import dev.gyre.checkpoint.ResumableSearch;
import dev.gyre.checkpoint.SearchJournal;
import dev.gyre.engine.report.Uncertainty;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Limits;
import dev.gyre.plan.SearchOrder;
import dev.gyre.plan.SearchPlan;
import dev.gyre.plan.StoreSetup;
import dev.gyre.plan.WhenFull;
import dev.gyre.runs.RunsException;
import dev.gyre.search.SearchOutcome;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Lets a search in memory go on when its memory is used up, on disk or with a signature of each
 * state: while its workers stand still, all that it has found is handed over, and the next search
 * begins with that. If that is not possible the search ends as it would have.
 *
 * <p>It listens where checkpoints are written, since a search is brought to rest for both in the
 * same way, and hands all other occasions on.
 */
final class Continuation implements SearchJournal {
  /**
   * Of the memory of the Java virtual machine: stacks double their size, and states are sorted
   * while all of them are there.
   */
  private static final double SHARE_FOR_DISK = 0.7;

  /** All states are there twice for a moment, once by their signatures. */
  private static final double SHARE_FOR_COMPACT = 0.33;

  /** What the program takes without any states. */
  private static final long OTHERS = 24 << 20;

  private final SearchJournal journal;
  private final Supplier<NextSearch> start;
  private final CheckObserver observer;
  private final WhenFull.Way way;
  private final Limits limits;
  private final Optional<String> obstacle;
  private Optional<NextSearch> next = Optional.empty();
  private Optional<String> trouble = Optional.empty();
  private Optional<Uncertainty> uncertainty = Optional.empty();

  /**
   * @param journal keeps the search in memory
   * @param observer hears when the search goes on elsewhere
   * @param start makes the search that may follow; fails if there is no place for its files
   */
  Continuation(
      SearchJournal journal,
      CheckObserver observer,
      Supplier<NextSearch> start,
      SearchPlan plan,
      CheckOptions options) {
    this.journal = journal;
    this.observer = observer;
    this.start = start;
    this.limits = options.limits();
    this.way =
        plan.store() instanceof StoreSetup.Exact ? limits.whenFull().way() : WhenFull.Way.STOP;
    this.obstacle = obstacle(way, plan, limits);
  }

  /** Why the search cannot go on. */
  private static Optional<String> obstacle(WhenFull.Way way, SearchPlan plan, Limits limits) {
    boolean isCut =
        way == WhenFull.Way.DISK
            && plan.order() == SearchOrder.DFS
            && limits.maxDepth().isPresent();
    return isCut
        ? Optional.of(
            "a search depth first with a limit of depth cannot go on on disk (--search bfs can)")
        : Optional.empty();
  }

  /** Whether the search goes on if it has to and there is room. */
  private boolean isPossible() {
    return way != WhenFull.Way.STOP && obstacle.isEmpty();
  }

  /** How much memory the search in memory may take. */
  long memoryBytes() {
    long given = limits.memoryBytes().orElse(Long.MAX_VALUE);
    long heap = Runtime.getRuntime().maxMemory();
    double share = way == WhenFull.Way.DISK ? SHARE_FOR_DISK : SHARE_FOR_COMPACT;
    long most = (long) (Math.max(OTHERS, heap - OTHERS) * share);
    return isPossible() ? Math.min(given, most) : given;
  }

  /** How much the search on disk takes. */
  long diskMemory() {
    return Math.min(limits.memoryBytes().orElse(Long.MAX_VALUE), StoreSetup.defaultDiskMemory());
  }

  /**
   * How much the signatures take: what the states did. As with every lossy store parts of states
   * and the stack come on top.
   */
  long tableBytes() {
    return memoryBytes();
  }

  /**
   * The search in memory has ended.
   *
   * @param found what came out of it
   * @return what comes out of both
   */
  SearchOutcome after(SearchOutcome found) {
    if (next.isPresent()) {
      try (NextSearch search = next.get()) {
        SearchOutcome outcome = search.run(found);
        uncertainty = search.uncertainty(outcome);
        return outcome;
      }
    }
    if (way == WhenFull.Way.STOP || found.end() != SearchOutcome.End.MEMORY_LIMIT) {
      return found;
    }
    return obstacle
        .or(() -> trouble.map(why -> "the search could not go on: " + why))
        .map(found::withTrouble)
        .orElse(found);
  }

  /** How far the outcome can be trusted; empty if nothing was left out for want of memory. */
  Optional<Uncertainty> uncertainty() {
    return uncertainty;
  }

  @Override
  public boolean isOn() {
    return journal.isOn();
  }

  @Override
  public boolean wants(Occasion occasion) {
    return (occasion == Occasion.FULL && isPossible()) || journal.wants(occasion);
  }

  @Override
  public boolean isDue() {
    return journal.isDue();
  }

  @Override
  public void keep(ResumableSearch search, Occasion occasion) {
    if (occasion != Occasion.FULL) {
      journal.keep(search, occasion);
    } else if (!isPossible() || !isTakenOver(search)) {
      journal.keep(search, Occasion.ENDS);
    }
  }

  private boolean isTakenOver(ResumableSearch search) {
    try {
      NextSearch following = start.get();
      try {
        following.takeOver(search);
      } catch (RuntimeException | Error e) {
        following.close();
        throw e;
      }
      next = Optional.of(following);
      observer.remark(remark(search.states()));
      return true;
    } catch (RunsException e) {
      trouble = Optional.of(e.getMessage());
    } catch (OutOfMemoryError e) {
      trouble = Optional.of("no memory is left to move the states");
    }
    return false;
  }

  private String remark(long states) {
    String how = way == WhenFull.Way.DISK ? "on disk" : "with a signature of each state";
    return String.format(
        Locale.ROOT, "the memory is used up after %,d states; the search goes on %s", states, how);
  }

  @Override
  public boolean restore(ResumableSearch search) {
    return journal.restore(search);
  }
}
