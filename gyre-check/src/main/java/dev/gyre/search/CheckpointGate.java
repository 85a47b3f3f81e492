package dev.gyre.search;

import dev.gyre.checkpoint.ResumableSearch;
import dev.gyre.checkpoint.SearchJournal;
import dev.gyre.store.GrowthGate;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/**
 * Brings the workers of a search to a point where nothing is half done, and has the search written
 * down there: when it is time, and before it ends at a limit.
 *
 * <p>A worker that pauses must have left its session of the store: another one may wait in there
 * for everybody, to let a table grow.
 *
 * <p>Invariant: what is kept is a search of which every state is stored and either expanded with
 * all its steps, or waiting. So a search that broke off in the middle of a state is not kept.
 */
public final class CheckpointGate {
  private final SearchJournal journal;
  private final BooleanSupplier isOver;
  private final Consumer<SearchOutcome.End> stop;
  private final GrowthGate gate = new GrowthGate(this::keep);
  private final AtomicReference<SearchOutcome.End> ending = new AtomicReference<>();
  private volatile ResumableSearch search;

  /**
   * @param isOver whether the search breaks off, and may have done so anywhere
   * @param stop ends the search
   */
  public CheckpointGate(
      SearchJournal journal, BooleanSupplier isOver, Consumer<SearchOutcome.End> stop) {
    this.journal = journal;
    this.isOver = isOver;
    this.stop = stop;
  }

  /** Which search this is about; true if it was brought to where it was before. */
  public boolean begin(ResumableSearch resumable) {
    search = resumable;
    return journal.restore(resumable);
  }

  /** Which search this is about; it has taken over what another one had found. */
  public void beginAt(ResumableSearch resumable) {
    search = resumable;
  }

  /** Has a look whether it is time. */
  public void look() {
    if (journal.isDue()) {
      gate.request();
    }
  }

  /**
   * A limit is reached.
   *
   * @param stepsInside how far the worker that noticed is in an atomic sequence; it cannot wait
   *     until that ends
   */
  public void endFor(SearchOutcome.End reason, long stepsInside) {
    if (!journal.wants(occasion(reason)) || stepsInside > 0) {
      stop.accept(reason);
      return;
    }
    ending.compareAndSet(null, reason);
    gate.request();
  }

  /** A worker has work from now on. */
  public void enter() {
    gate.enter();
  }

  /** A worker waits for work, or goes home. */
  public void leave() {
    gate.leave();
  }

  /** Whether all workers are to pause. */
  public boolean isRequested() {
    return gate.isRequested();
  }

  /** Has the search written down now if that was asked for; nobody works meanwhile. */
  public void keepIfRequested() {
    enter();
    pause();
    leave();
  }

  /** Waits until the search is written down. */
  public void pause() {
    gate.pause();
  }

  private void keep() {
    if (isOver.getAsBoolean()) {
      return;
    }
    SearchOutcome.End reason = ending.get();
    journal.keep(search, reason == null ? SearchJournal.Occasion.GOES_ON : occasion(reason));
    if (reason != null) {
      stop.accept(reason);
    }
  }

  private static SearchJournal.Occasion occasion(SearchOutcome.End reason) {
    return reason == SearchOutcome.End.MEMORY_LIMIT
        ? SearchJournal.Occasion.FULL
        : SearchJournal.Occasion.ENDS;
  }
}
