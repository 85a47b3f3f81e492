package dev.gyre.exec.interp;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.system.ChannelShape;
import dev.gyre.system.Channels;
import dev.gyre.system.Fault;

/** Decides whether a guard lets its edge pass, except for the meeting of two processes. */
final class Guards {
  private final StateMemory memory;
  private final Evaluator evaluator;
  private final ExecutionOptions options;

  Guards(StateMemory memory, Evaluator evaluator, ExecutionOptions options) {
    this.memory = memory;
    this.evaluator = evaluator;
    this.options = options;
  }

  /** Whether a process can take the edge by itself. */
  boolean isOpen(Edge edge) {
    if (!edge.effects().isEmpty()) {
      refuseCopy(edge.effects().get(0));
    }
    return isOpen(edge.guard());
  }

  /** Whether the guard is open for a process that moves by itself. */
  boolean isOpen(Guard guard) {
    if (guard instanceof Guard.Holds holds) {
      return evaluator.holds(holds.condition());
    }
    if (guard instanceof Guard.CanSend send) {
      return hasRoom(sendsTo(send));
    }
    if (guard instanceof Guard.CanReceive receive) {
      int number = evaluator.evaluate(receive.channel());
      evaluator.uses().used(UseListener.RECEIVING, number, evaluator.process());
      return !isRendezvous(number)
          && evaluator.findMessage(number, receive.choice(), receive.patterns()) >= 0;
    }
    if (guard instanceof Guard.AnyOf any) {
      return any.guards().stream().anyMatch(this::isOpen);
    }
    return guard instanceof Guard.Always;
  }

  /** Whether the guard is open inside a d_step, where nobody can be waited for. */
  boolean isOpenInStep(Guard guard) {
    if (guard instanceof Guard.CanSend send) {
      int number = sendsTo(send);
      return isRendezvous(number) || hasRoom(number);
    }
    return isOpen(guard);
  }

  private int sendsTo(Guard.CanSend send) {
    int number = evaluator.evaluate(send.channel());
    evaluator.uses().used(UseListener.SENDING, number, evaluator.process());
    return number;
  }

  boolean isRendezvous(int number) {
    return memory.channel(number).type().isRendezvous();
  }

  private boolean hasRoom(int number) {
    ChannelShape shape = memory.channel(number);
    return !shape.type().isRendezvous()
        && (options.channels() == Channels.LOSSY
            || memory.messageCount(number) < shape.type().capacity());
  }

  /** Whether the guard accepts a message that is handed over on a rendez-vous channel. */
  boolean accepts(Guard guard, int number, int[] message) {
    if (guard instanceof Guard.AnyOf any) {
      return any.guards().stream().anyMatch(g -> accepts(g, number, message));
    }
    if (!(guard instanceof Guard.CanReceive receive)
        || evaluator.evaluate(receive.channel()) != number) {
      return false;
    }
    for (int f = 0; f < receive.patterns().size(); f++) {
      if (receive.patterns().get(f) instanceof FieldPattern.EqualTo equal) {
        int field = f < message.length ? message[f] : evaluator.missingField(message.length);
        if (evaluator.evaluate(equal.value()) != field) {
          return false;
        }
      }
    }
    return true;
  }

  /**
   * A rendez-vous leaves nothing behind, so a message cannot be copied from it. It is a fault to
   * wait for that, whether somebody sends or not.
   */
  void refuseCopy(Effect effect) {
    if (effect instanceof Effect.Receive receive
        && receive.retention() == Effect.Retention.KEEP
        && isRendezvous(evaluator.evaluate(receive.channel()))) {
      throw new FaultSignal(
          Fault.Kind.POLLED_RENDEZVOUS, "a rendez-vous channel holds nothing to copy");
    }
  }
}
