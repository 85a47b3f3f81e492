package dev.gyre.exec.interp;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Fault;
import dev.gyre.system.Transitions;
import java.util.List;
import java.util.function.IntPredicate;

/** A send on a rendez-vous channel happens together with a receive of another process. */
final class Meetings {
  private final ProcessSystem system;
  private final Memory memory;
  private final Evaluator evaluator;
  private final Guards guards;
  private final IntPredicate mayMove;

  /**
   * @param mayMove whether nothing but its statements keeps a process from moving
   */
  Meetings(
      ProcessSystem system,
      Memory memory,
      Evaluator evaluator,
      Guards guards,
      IntPredicate mayMove) {
    this.system = system;
    this.memory = memory;
    this.evaluator = evaluator;
    this.guards = guards;
    this.mayMove = mayMove;
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
    for (Edge receiving : location(partner).edges()) {
      if (escape > 0 && receiving.escape() != escape) {
        return;
      }
      if (guards.accepts(receiving.guard(), number, message)) {
        guards.refuseCopy(receiving.effects());
        into.add(Transitions.rendezvous(process, edge.id(), partner, receiving.id()));
        escape = receiving.escape();
      }
    }
  }

  private Location location(int process) {
    return system
        .automata()
        .get(memory.automaton(process))
        .locations()
        .get(memory.location(process));
  }
}
