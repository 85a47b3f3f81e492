package dev.gyre.search;

import dev.gyre.property.Check;
import dev.gyre.store.StoreSession;
import dev.gyre.store.TableStore;
import dev.gyre.system.TransitionSystem;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tells what goes wrong in the last state of a path that is known by its states. */
public final class StatesToViolation {
  private final TransitionSystem system;
  private final Optional<TransitionReduction> reduction;
  private final Optional<Canonicalization> states;

  /**
   * @param reduction leaves out steps by the state alone
   * @param states which states stand for others on the path
   */
  public StatesToViolation(
      TransitionSystem system,
      Optional<TransitionReduction> reduction,
      Optional<Canonicalization> states) {
    this.system = system;
    this.reduction = reduction;
    this.states = states;
  }

  /**
   * All that goes wrong there, one example of each kind at each place.
   *
   * @param path the states from the initial one on
   * @param checks which kinds of violation count
   */
  public List<Violation> along(List<int[]> path, Set<Check> checks) {
    TableStore store = new TableStore();
    long[] handles = handles(path, store);
    WorkerStatistics account = new WorkerStatistics();
    SearchOptions options =
        new SearchOptions(checks, SearchOptions.AfterViolation.GO_ON, SearchLimits.none(), 1);
    SearchRun run = new SearchRun(store, options, SearchObserver.NONE, List.of(account));
    Explorer explorer =
        new Explorer(
            system,
            store,
            run,
            account,
            () -> handles,
            reduction.map(TransitionReduction::newSelection).orElse(null),
            Proviso.NONE,
            states);
    explorer.session().enter();
    explorer.expand(handles[handles.length - 1]);
    explorer.session().leave();
    run.ended();
    return run.outcome().violations();
  }

  private static long[] handles(List<int[]> path, TableStore store) {
    StoreSession session = store.newSession();
    session.enter();
    long[] handles = new long[path.size()];
    for (int i = 0; i < handles.length; i++) {
      int[] words = path.get(i);
      session.offer(words, words.length);
      session.settle();
      long handle = session.settled(0);
      handles[i] = handle < 0 ? ~handle : handle;
    }
    session.leave();
    return handles;
  }
}
