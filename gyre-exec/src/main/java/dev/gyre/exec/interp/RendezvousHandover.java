package dev.gyre.exec.interp;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Guard;

/** Carries out a rendez-vous that was listed: first the half of the sender, then the receiver's. */
final class RendezvousHandover {
  private final StateMemory memory;
  private final Evaluator evaluator;
  private final Executor executor;

  RendezvousHandover(StateMemory memory, Evaluator evaluator, Executor executor) {
    this.memory = memory;
    this.evaluator = evaluator;
    this.executor = executor;
  }

  /**
   * @param turn told when it is the receiver's turn
   */
  void carryOut(int sender, Edge sending, int receiver, Edge receiving, Runnable turn) {
    Guard.CanSend send = (Guard.CanSend) sending.guard();
    int number = evaluator.evaluate(send.channel());
    int[] message = evaluator.message(number, send.fields());
    // The first effect is the send, which is what happens here; the sender may do more of its own.
    executor.executeRest(sending.effects());
    evaluator.setProcess(receiver);
    turn.run();
    evaluator.uses().begins(receiving);
    Runnable senderMoves = () -> memory.setLocation(sender, sending.target());
    executor.executeReceiving(receiving.effects(), number, message, senderMoves);
    memory.setLocation(receiver, receiving.target());
    memory.setLastProcess(receiver);
  }
}
