package dev.gyre.engine.trace;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.exec.interp.OutputListener;
import java.util.ArrayList;
import java.util.List;

/** Finds out which messages are sent and received on the way from one state to another. */
public final class StepMessages {
  private final Execution execution;

  public StepMessages(InterpretedSystem system) {
    this.execution = new Execution(system, OutputListener.SILENT);
  }

  /**
   * @param words the state from which the way starts
   * @param transitions a way that can be taken from there
   */
  public List<Trace.Message> of(int[] words, List<Long> transitions) {
    execution.startFrom(words);
    List<Trace.Message> messages = new ArrayList<>();
    for (long transition : transitions) {
      execution.choices();
      messages.addAll(execution.take(transition, 1).messages());
    }
    return messages;
  }
}
