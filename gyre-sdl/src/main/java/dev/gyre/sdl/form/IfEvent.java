package dev.gyre.sdl.form;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Something that happens to a signal.
 *
 * @param signals which signals are meant, by their numbers; empty for any
 * @param timer which timer of the receiver is meant instead
 * @param from the process that sends, or {@link #OUTSIDE}, if it matters
 * @param to the process that receives, if it matters
 */
public record IfEvent(
    Kind kind, Set<Integer> signals, Optional<IfTimer> timer, OptionalInt from, OptionalInt to) {
  public IfEvent {
    signals = Set.copyOf(signals);
  }

  /** Stands for everybody outside of the system. */
  public static final int OUTSIDE = -1;

  /** What happens. */
  public enum Kind {
    SENT,
    /** Taken out of the queue, whatever becomes of it. */
    TAKEN,
    /** Taken out of the queue by a transition that names it. */
    RECEIVED,
    /** Taken out of the queue in a state that does not name it. */
    DISCARDED
  }

  /** Whether a signal is meant, wherever it comes from and goes to. */
  public boolean means(IfSignal signal) {
    return timer.isEmpty() && (signals.isEmpty() || signals.contains(signal.index()));
  }

  /** Whether a process can be the one that receives. */
  public boolean reaches(IfProcess process) {
    return to.isEmpty() || to.getAsInt() == process.index();
  }

  /** Whether a process can be the one that sends. */
  public boolean comesFrom(IfProcess process) {
    return from.isEmpty() || from.getAsInt() == process.index();
  }
}
