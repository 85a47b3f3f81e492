package dev.gyre.exec.interp;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.system.ChannelShape;
import dev.gyre.system.Fault;
import java.util.List;

/** Decides whether a guard lets its edge pass, except for the meeting of two processes. */
final class Guards {
  private final Memory memory;
  private final Evaluator evaluator;
  private final ExecutionOptions options;

  Guards(Memory memory, Evaluator evaluator, ExecutionOptions options) {
    this.memory = memory;
    this.evaluator = evaluator;
    this.options = options;
  }

  /** Whether the guard is open for a process that moves by itself. */
  boolean isOpen(Guard guard) {
    if (guard instanceof Guard.Holds holds) {
      return evaluator.holds(holds.condition());
    }
    if (guard instanceof Guard.CanSend send) {
      return hasRoom(evaluator.evaluate(send.channel()));
    }
    if (guard instanceof Guard.CanReceive receive) {
      int number = evaluator.evaluate(receive.channel());
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
      int number = evaluator.evaluate(send.channel());
      return isRendezvous(number) || hasRoom(number);
    }
    return isOpen(guard);
  }

  boolean isRendezvous(int number) {
    return memory.channel(number).type().isRendezvous();
  }

  private boolean hasRoom(int number) {
    ChannelShape shape = memory.channel(number);
    return !shape.type().isRendezvous()
        && (options.fullChannels() == ExecutionOptions.FullChannels.LOSE
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
    int fields = Math.min(message.length, receive.patterns().size());
    for (int f = 0; f < fields; f++) {
      FieldPattern pattern = receive.patterns().get(f);
      if (pattern instanceof FieldPattern.EqualTo equal && !equals(equal.value(), message[f])) {
        return false;
      }
    }
    return true;
  }

  private boolean equals(Expr value, int field) {
    return evaluator.evaluate(value) == field;
  }

  /** A rendez-vous leaves nothing behind, so a message cannot be copied from it. */
  void refuseCopy(List<Effect> effects) {
    for (Effect effect : effects) {
      if (effect instanceof Effect.Receive receive
          && receive.retention() == Effect.Retention.KEEP) {
        throw new FaultSignal(
            Fault.Kind.POLLED_RENDEZVOUS, "a rendez-vous channel holds nothing to copy");
      }
    }
  }
}
