package dev.gyre.exec.interp;

import dev.gyre.ir.Edge;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Fault;

/**
 * Tries out whether a {@code d_step} that starts with a choice takes a message that is offered. At
 * each of its nodes the first open branch is taken, and that may be one that receives nothing: then
 * there is no meeting, and the sender goes on waiting.
 */
final class RendezvousTrial {
  private final StateMemory memory;
  private final Evaluator evaluator;
  private final Executor executor;

  RendezvousTrial(InterpretedSystem owner, Evaluator.Surroundings surroundings) {
    ProcessSystem system = owner.layout().system();
    this.memory = new StateMemory(owner.layout());
    this.evaluator =
        new Evaluator(memory, new MidStep(owner, memory, surroundings, surroundings::spawn));
    Guards guards = new Guards(memory, evaluator, owner.options());
    Runnable unheard = () -> {};
    this.executor =
        new Executor(
            system,
            memory,
            evaluator,
            guards,
            unheard,
            OutputListener.SILENT,
            MessageListener.DEAF);
  }

  /**
   * Whether the message is taken, or something goes wrong on the way, which the step will show. A
   * question that goes round in a circle has no answer, and neither has this one then: the step
   * would go round in the same circle, and what it comes to depends on how often.
   */
  boolean takes(StateMemory state, int process, Edge receiving, int number, int[] message) {
    memory.copyFrom(state);
    evaluator.setProcess(process);
    try {
      return executor.takes(receiving.effects(), number, message, () -> {});
    } catch (FaultSignal signal) {
      if (signal.kind() == Fault.Kind.ENABLED_CIRCLE) {
        throw signal;
      }
      return true;
    }
  }
}
