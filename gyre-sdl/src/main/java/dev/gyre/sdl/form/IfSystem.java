package dev.gyre.sdl.form;

import java.util.List;

/**
 * A system: the root of the intermediate form.
 *
 * @param types the types that have a name, each before those that use it
 * @param signals what processes and the environment send; timers are not among them
 * @param stimuli what the environment may send; empty for a closed system
 */
public record IfSystem(
    String name,
    Dialect dialect,
    List<IfType> types,
    List<IfSignal> signals,
    List<IfProcess> processes,
    List<Stimulus> stimuli) {

  public IfSystem {
    types = List.copyOf(types);
    signals = List.copyOf(signals);
    processes = List.copyOf(processes);
    stimuli = List.copyOf(stimuli);
  }

  /** Whose rules decide where tools differ. */
  public enum Dialect {
    /** Z.100, as ObjectGEODE and the thesis have it. */
    SDL,
    /** OpenGEODE and TASTE. */
    TASTE
  }

  /**
   * A signal that the environment may send to a process at any time.
   *
   * @param process an index into the processes
   * @param values what its parameters may be: the types of the signal, or smaller ones
   */
  public record Stimulus(IfSignal signal, int process, List<IfType> values) {
    public Stimulus {
      values = List.copyOf(values);
    }

    /** A signal whose parameters have all values of their types. */
    public Stimulus(IfSignal signal, int process) {
      this(signal, process, signal.parameters());
    }
  }

  /** Whether nothing comes from outside. */
  public boolean isClosed() {
    return stimuli.isEmpty();
  }
}
