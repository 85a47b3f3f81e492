package dev.gyre.exec.interp;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Guard;
import dev.gyre.source.SourceSpan;
import dev.gyre.system.Fault;
import dev.gyre.system.Transitions;
import java.util.List;
import java.util.function.IntPredicate;

/** A send on a rendez-vous channel happens together with a receive of another process. */
final class RendezvousExecution {
  private final StateMemory memory;
  private final Evaluator evaluator;
  private final Guards guards;
  private final RendezvousTrial trial;
  private final IntPredicate mayMove;
  private final FaultReport report;

  /** Hears of a statement that cannot be evaluated. */
  interface FaultReport {
    void failed(FaultSignal signal, int process, SourceSpan statement);
  }

  /**
   * @param mayMove whether nothing but its statements keeps a process from moving
   * @param report hears of receives that cannot be evaluated
   */
  RendezvousExecution(
      InterpretedSystem owner,
      StateMemory memory,
      Evaluator evaluator,
      Evaluator.Surroundings surroundings,
      IntPredicate mayMove,
      FaultReport report) {
    this.memory = memory;
    this.evaluator = evaluator;
    this.guards = new Guards(memory, evaluator, owner.options());
    this.trial = new RendezvousTrial(owner, surroundings);
    this.mayMove = mayMove;
    this.report = report;
  }

  /** Adds a transition for each receive that takes the message. */
  void list(int process, Edge edge, Guard.CanSend send, List<Long> into) {
    boolean inStep = edge.effects().get(0) instanceof Effect.IndivisibleStep;
    if (inStep) {
      throw new FaultSignal(
          Fault.Kind.RENDEZVOUS_IN_D_STEP, "a rendez-vous cannot happen inside a d_step");
    }
    int number = evaluator.evaluate(send.channel());
    int[] message = evaluator.message(number, send.fields());
    for (int partner = memory.processCount() - 1; partner >= 0; partner--) {
      if (partner != process && mayMove.test(partner)) {
        listReceivers(process, edge, partner, number, message, into);
      }
    }
    evaluator.setProcess(process);
  }

  private void listReceivers(
      int process, Edge edge, int partner, int number, int[] message, List<Long> into) {
    evaluator.setProcess(partner);
    int escape = 0;
    for (Edge receiving : memory.locationOf(partner).edges()) {
      if (escape > 0 && receiving.escape() != escape) {
        return;
      }
      if (accepts(partner, receiving, number, message)) {
        into.add(Transitions.rendezvous(process, edge.id(), partner, receiving.id()));
        escape = receiving.escape();
      }
    }
  }

  /**
   * A receive that cannot be evaluated is a fault of the receiver, as it is when the receiver is
   * asked. The sender may still meet others: what it can do must not depend on a process that it
   * has nothing to do with. Who wants a copy meets nobody.
   */
  private boolean accepts(int partner, Edge receiving, int number, int[] message) {
    try {
      evaluator.uses().begins(receiving);
      return !receiving.startsWithCopy()
          && guards.accepts(receiving.guard(), number, message)
          && (!(receiving.guard() instanceof Guard.AnyOf)
              || trial.takes(memory, partner, receiving, number, message));
    } catch (FaultSignal signal) {
      report.failed(signal, partner, receiving.span());
      return false;
    }
  }
}
