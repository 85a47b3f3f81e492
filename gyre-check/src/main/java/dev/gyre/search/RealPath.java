package dev.gyre.search;

import dev.gyre.store.StateStore;
import dev.gyre.store.StoreSession;
import dev.gyre.system.Cancellation;
import dev.gyre.system.Fault;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Turns a path of representatives into an execution of the system: starts at the real initial state
 * and follows, step by step, an arrival that is equivalent to the next representative. There always
 * is one, because equivalent states can do the same (see {@link Canonicalization}).
 */
final class RealPath implements Successors.Visitor {
  private final StoreSession session;
  private final Successors successors;
  private final Canonicalization.Representative canonical;
  private int[] current;
  private int[] wanted = {};
  private int[] found;
  private Fault wantedFault;
  private Fault foundFault;
  private List<Long> way = List.of();

  RealPath(TransitionSystem system, StateStore store, Canonicalization states) {
    this.session = store.newSession();
    // A reduction may choose other steps here than in the representative.
    this.successors = new Successors(system.whole().newStepper(), this);
    this.canonical = states.newCanonical();
    this.current = system.initialState();
  }

  /**
   * What was seen in a state, as it happens in an execution.
   *
   * @param handles the representatives from the initial one to the one that was expanded
   * @param fault what was seen there; empty for a state where nobody can move
   */
  Violation violation(long[] handles, Optional<Fault> fault) {
    List<Long> path = new ArrayList<>();
    for (int i = 1; i < handles.length; i++) {
      Cancellation.check(); // a path may have millions of steps
      path.addAll(stepTo(handles[i]));
    }
    if (fault.isEmpty()) {
      return Violation.of(fault, path, handles.length - 1);
    }
    wantedFault = fault.get();
    wanted = new int[0];
    found = null;
    successors.expand(current, 0, current.length);
    if (foundFault == null) {
      throw new IllegalStateException("what went wrong does not go wrong in an equivalent state");
    }
    path.addAll(way);
    return Violation.of(Optional.of(foundFault), path, handles.length - 1);
  }

  private List<Long> stepTo(long handle) {
    session.load(handle);
    int[] next =
        Arrays.copyOfRange(session.words(), session.start(), session.start() + session.length());
    wanted = Arrays.copyOf(canonical.of(next, next.length), next.length);
    found = null;
    successors.expand(current, 0, current.length);
    if (found == null) {
      throw new IllegalStateException("no step is equivalent to one that was searched");
    }
    current = found;
    return way;
  }

  @Override
  public void arrived(int[] words, int length) {
    if (found == null
        && length == wanted.length
        && Arrays.equals(canonical.of(words, length), 0, length, wanted, 0, length)) {
      found = Arrays.copyOf(words, length);
      way = successors.walked();
    }
  }

  @Override
  public void goesAround() {
    // Whoever looks for a path has met its states before.
  }

  @Override
  public boolean isTooLong(int steps) {
    return found != null || foundFault != null;
  }

  @Override
  public void taken(long transition) {
    // Counted when the state was expanded for the first time.
  }

  @Override
  public void faulty(List<Fault> faults) {
    if (wantedFault == null || foundFault != null) {
      return;
    }
    for (Fault fault : faults) {
      if (fault.kind() == wantedFault.kind() && fault.span().isSamePlace(wantedFault.span())) {
        foundFault = fault;
        way = successors.walked();
        return;
      }
    }
  }
}
