package dev.gyre.search;

import dev.gyre.store.StateStore;
import dev.gyre.store.StoreSession;
import dev.gyre.system.Fault;
import dev.gyre.system.TransitionSystem;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * One worker's tools: expands a stored state, adds its successors to the store, and notes what is
 * wrong on the way. In which order states are expanded is the search's business.
 */
final class Explorer implements Successors.Visitor {
  private static final int POLL_INTERVAL = 1 << 10;

  private final SearchRun run;
  private final WorkerStatistics account;
  private final StoreSession session;
  private final Successors successors;
  private final PathFinder paths;
  private final Supplier<long[]> path;
  private final TransitionSelection selection;
  private final Proviso proviso;

  /** What the store is asked with; null to ask with the states themselves. */
  private final Canonicalization.Representative representative;

  private final StateAudit audit;
  private int sincePoll;
  private int untilAudit = 1;

  /**
   * @param path gives the handles from the initial state to the one that is being expanded
   * @param selection which steps are taken at first; null to take all of them
   * @param proviso whether those steps were enough
   * @param states which states stand for others
   */
  Explorer(
      TransitionSystem system,
      StateStore store,
      SearchRun run,
      WorkerStatistics account,
      Supplier<long[]> path,
      TransitionSelection selection,
      Proviso proviso,
      Optional<Canonicalization> states) {
    this(
        system,
        store.newSession(),
        new PathFinder(system, store, states),
        run,
        account,
        path,
        selection,
        proviso,
        states);
  }

  /**
   * @param session where the states are that are expanded and arrived at
   * @param paths knows the states of paths, which may be elsewhere
   */
  Explorer(
      TransitionSystem system,
      StoreSession session,
      PathFinder paths,
      SearchRun run,
      WorkerStatistics account,
      Supplier<long[]> path,
      TransitionSelection selection,
      Proviso proviso,
      Optional<Canonicalization> states) {
    this.run = run;
    this.account = account;
    this.session = session;
    this.successors = new Successors(system.newStepper(), this);
    this.paths = paths;
    this.path = path;
    this.selection = selection;
    this.proviso = proviso;
    this.audit = run.newAudit();
    this.representative = states.map(Canonicalization::newRepresentative).orElse(null);
  }

  StoreSession session() {
    return session;
  }

  /** Adds the initial state; the result is its handle. */
  long start(int[] initial) {
    arrived(initial, initial.length);
    account.arrived(session.settle());
    return session.settled(0);
  }

  /** Expands a state; the result is the number of arrivals, to be had from {@link #arrival}. */
  int expand(long handle) {
    if (++sincePoll >= POLL_INTERVAL) {
      sincePoll = 0;
      account.walks(successors.memoryBytes());
      account.report();
      run.poll(0);
    }
    session.load(handle);
    if (--untilAudit <= 0) {
      untilAudit = audit.look(session.words(), session.start(), session.length());
    }
    int enabled = successors.open(session.words(), session.start(), session.length());
    if (enabled == 0 && !successors.isValidEnd()) {
      run.invalidEnd(this::violation);
    }
    return selection == null ? take(0, enabled) : takeSelected(enabled);
  }

  private int take(int from, int end) {
    successors.show(session.words(), session.start(), session.length(), from, end);
    int arrivals = session.settle();
    account.arrived(arrivals);
    return arrivals;
  }

  /**
   * Takes the selected steps, and more as long as the proviso asks for it. A proviso is always met
   * by a new state, so whatever came before the last arrivals is known already.
   */
  private int takeSelected(int enabled) {
    int end =
        selection.first(
            session.words(), session.start(), session.length(), successors.listed(), enabled);
    int arrivals = take(0, end);
    while (end < enabled && !proviso.isMet(session, arrivals)) {
      int from = end;
      end = selection.more();
      arrivals = take(from, end);
    }
    if (end < enabled) {
      account.leftOut(enabled - end);
    }
    return arrivals;
  }

  /** The handle of an arrival at a new state, or a negative number. */
  long arrival(int index) {
    return session.settled(index);
  }

  private Violation violation(Optional<Fault> fault) {
    return paths.violation(path.get(), successors.walked(), fault);
  }

  @Override
  public void taken(long transition) {
    account.taken(transition);
  }

  @Override
  public void faulty(List<Fault> faults) {
    run.faulty(faults, this::violation);
  }

  @Override
  public void arrived(int[] words, int length) {
    boolean isItsOwn = representative == null || isCurrent(words, length);
    session.offer(isItsOwn ? words : representative.of(words, length), length);
  }

  /** Steps that change nothing are frequent where processes wait busily. */
  private boolean isCurrent(int[] words, int length) {
    int start = session.start();
    return Arrays.equals(words, 0, length, session.words(), start, start + session.length());
  }

  @Override
  public void goesAround() {
    // Nothing goes wrong there: all that can fail on the way was tried.
  }

  @Override
  public boolean isTooLong(int steps) {
    account.walks(successors.memoryBytes());
    account.report();
    run.poll(successors.stepsInside());
    return run.isOver() || !run.isWithin(steps);
  }
}
