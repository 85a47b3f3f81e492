package dev.gyre.sdl.form;

import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Set;

/**
 * A state of a process. A signal that is neither saved nor the trigger of a transition is
 * discarded.
 *
 * @param index its place among the states of its process
 * @param name with the names of the composite states around it, {@code outer.inner}
 * @param saved the numbers of the signals that stay in the queue
 * @param savedTimers the same of timers
 */
public record IfState(
    int index,
    String name,
    Verdict verdict,
    Set<Integer> saved,
    Set<Integer> savedTimers,
    List<IfTransition> transitions,
    SourceSpan span) {

  public IfState {
    saved = Set.copyOf(saved);
    savedTimers = Set.copyOf(savedTimers);
    transitions = List.copyOf(transitions);
  }

  /** What an observer means by being in a state. */
  public enum Verdict {
    NONE,
    ERROR,
    SUCCESS,
    /** Runs that come here are of no interest. */
    IGNORE
  }
}
