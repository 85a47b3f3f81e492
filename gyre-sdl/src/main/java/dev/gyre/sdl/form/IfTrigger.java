package dev.gyre.sdl.form;

import java.util.List;
import java.util.Optional;

/** When a transition is taken. */
public sealed interface IfTrigger {
  /** For a switch without a default. */
  Kind kind();

  /** The kinds, one per record. */
  enum Kind {
    INPUT,
    TIMEOUT,
    CONTINUOUS,
    SPONTANEOUS
  }

  /** In which order signals of the queue are looked for. */
  enum Urgency {
    ORDINARY,
    /** Before all ordinary ones, wherever it stands in the queue. */
    PRIORITY
  }

  /**
   * A signal of the queue.
   *
   * @param targets where each parameter goes, if it is kept
   * @param enabling without it the signal is saved
   */
  record Input(
      IfSignal signal, List<Optional<IfPlace>> targets, Optional<IfExpr> enabling, Urgency urgency)
      implements IfTrigger {
    public Input {
      targets = List.copyOf(targets);
    }

    @Override
    public Kind kind() {
      return Kind.INPUT;
    }
  }

  /** The signal of a timer. */
  record Timeout(IfTimer timer, Optional<IfExpr> enabling, Urgency urgency) implements IfTrigger {
    @Override
    public Kind kind() {
      return Kind.TIMEOUT;
    }
  }

  /**
   * A condition, while the queue has nothing but saved signals.
   *
   * @param priority the smallest goes first
   */
  record Continuous(IfExpr condition, int priority) implements IfTrigger {
    @Override
    public Kind kind() {
      return Kind.CONTINUOUS;
    }
  }

  /** Nothing: {@code input none}. */
  record Spontaneous() implements IfTrigger {
    @Override
    public Kind kind() {
      return Kind.SPONTANEOUS;
    }
  }
}
