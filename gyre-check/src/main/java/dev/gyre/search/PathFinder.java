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
 * Finds the transitions of a path that is known by its states. Uses a session of its own that only
 * reads, so it may be used while others work.
 */
final class PathFinder {
  private final TransitionSystem system;
  private final StateStore store;

  private final Optional<Canonicalization> states;

  /**
   * @param states which states stand for others in the store
   */
  PathFinder(TransitionSystem system, StateStore store, Optional<Canonicalization> states) {
    this.system = system;
    this.store = store;
    this.states = states;
  }

  /**
   * What was seen in a state, with the way there.
   *
   * @param handles the states from the initial one to the one that was expanded
   * @param walked the transitions since then, in the state as it is stored
   * @param fault what was seen; empty for a state where nobody can move
   */
  Violation violation(long[] handles, List<Long> walked, Optional<Fault> fault) {
    if (states.isPresent()) {
      return new RealPath(system, store, states.get()).violation(handles, fault);
    }
    List<Long> path = along(handles);
    path.addAll(walked);
    return Violation.of(fault, path, handles.length - 1);
  }

  private List<Long> along(long[] handles) {
    List<Long> path = new ArrayList<>();
    Hop hop = new Hop();
    for (int i = 0; i + 1 < handles.length; i++) {
      Cancellation.check(); // a path may have millions of steps
      hop.wants(handles[i + 1]);
      if (!hop.isReachedFrom(handles[i])) {
        throw new IllegalStateException("a state on the path is no successor of the one before");
      }
      path.addAll(hop.way);
    }
    return path;
  }

  Hop hop() {
    return new Hop();
  }

  /** Looks for the way to one state. */
  final class Hop implements Successors.Visitor {
    private final StoreSession session = store.newSession();
    private final Successors successors = new Successors(system.newStepper(), this);
    private final Canonicalization.Representative representative =
        states.map(Canonicalization::newRepresentative).orElse(null);
    private int[] wanted = {};
    private List<Long> way;

    void wants(long handle) {
      session.load(handle);
      wants(
          Arrays.copyOfRange(session.words(), session.start(), session.start() + session.length()));
    }

    void wants(int[] state) {
      wanted = state;
    }

    /** Whether the wanted state is a successor of this one. */
    boolean isReachedFrom(long handle) {
      session.load(handle);
      return isReachedFrom(session.words(), session.start(), session.length());
    }

    boolean isReachedFrom(int[] words, int start, int length) {
      way = null;
      successors.expand(words, start, length);
      return way != null;
    }

    @Override
    public void taken(long transition) {
      // Counted when the state was expanded for the first time.
    }

    @Override
    public void faulty(List<Fault> faults) {
      // Reported when the state was expanded for the first time.
    }

    @Override
    public void arrived(int[] words, int length) {
      if (way != null) {
        return;
      }
      int[] stored = representative == null ? words : representative.of(words, length);
      if (Arrays.equals(stored, 0, length, wanted, 0, wanted.length)) {
        way = successors.walked();
      }
    }

    @Override
    public void goesAround() {
      // Whoever looks for a path has met its states before.
    }

    @Override
    public boolean isTooLong(int steps) {
      return way != null;
    }
  }
}
