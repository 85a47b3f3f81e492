package dev.gyre.sdl.form;

import java.util.Set;

/**
 * Something about a running system that a property or an observer can ask for. Processes are
 * indices into those of the system; observers come behind them. Instances of a process are counted
 * from 0.
 */
public sealed interface IfSubject {
  /** For a switch without a default. */
  Kind kind();

  /** The kinds, one per record. */
  enum Kind {
    VARIABLE,
    STATE,
    IN_STATE,
    QUEUE_LENGTH,
    SIGNAL_WAITS,
    LAST_SIGNAL,
    TIMER_ACTIVE,
    EVENT
  }

  /** The value of a variable. */
  record VariableOf(int process, int instance, IfVariable variable) implements IfSubject {
    @Override
    public Kind kind() {
      return Kind.VARIABLE;
    }
  }

  /** The state, as a name of an enumeration; before the start transition none of them. */
  record StateOf(int process, int instance) implements IfSubject {
    @Override
    public Kind kind() {
      return Kind.STATE;
    }
  }

  /** Whether the state is one of these. */
  record InState(int process, int instance, Set<Integer> states) implements IfSubject {
    public InState {
      states = Set.copyOf(states);
    }

    @Override
    public Kind kind() {
      return Kind.IN_STATE;
    }
  }

  /** How many signals are in the queue. */
  record QueueLength(int process, int instance) implements IfSubject {
    @Override
    public Kind kind() {
      return Kind.QUEUE_LENGTH;
    }
  }

  /** Whether one of the signals, given by their numbers, is in the queue. */
  record SignalWaits(int process, int instance, Set<Integer> signals) implements IfSubject {
    public SignalWaits {
      signals = Set.copyOf(signals);
    }

    @Override
    public Kind kind() {
      return Kind.SIGNAL_WAITS;
    }
  }

  /** The parameter of the last signal of a kind that was put into the queue of a process. */
  record LastSignal(int process, IfSignal signal) implements IfSubject {
    @Override
    public Kind kind() {
      return Kind.LAST_SIGNAL;
    }
  }

  /** Whether a timer is set, or its signal still in the queue. */
  record TimerActive(int process, int instance, IfTimer timer) implements IfSubject {
    @Override
    public Kind kind() {
      return Kind.TIMER_ACTIVE;
    }
  }

  /** Whether the last transition was, among other things, such an event. */
  record Happened(IfEvent event) implements IfSubject {
    @Override
    public Kind kind() {
      return Kind.EVENT;
    }
  }
}
