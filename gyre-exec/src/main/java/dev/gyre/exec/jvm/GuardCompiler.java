package dev.gyre.exec.jvm;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.StepProgram;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/**
 * The listing of one location: each edge is tried in turn, and what the order and the kinds of
 * edges decide is decided here and not when the code runs.
 */
final class GuardCompiler {
  private final Code code;
  private final ExpressionCompiler expressions;

  GuardCompiler(Code code, ExpressionCompiler expressions) {
    this.code = code;
    this.expressions = expressions;
  }

  void list(Location location) {
    int escape = 0;
    for (Edge edge : location.edges()) {
      if (escape > 0 && edge.escape() != escape) {
        returnIfListed();
      }
      escape = edge.escape();
      int mark = code.mark();
      tryEdge(edge);
      code.release(mark);
    }
  }

  /** While an escape is possible, nothing behind it is. */
  private void returnIfListed() {
    Label on = new Label();
    code.self();
    code.call("nothingListed", "()Z");
    code.jump(Opcodes.IFNE, on);
    code.op(Opcodes.RETURN);
    code.mark(on);
  }

  private void tryEdge(Edge edge) {
    Label closed = new Label();
    if (edge.guard() instanceof Guard.CanSend send) {
      trySend(edge, send, closed);
    } else {
      boolean ends = edge.endsProcess();
      if (ends) {
        // Only the youngest process can end.
        code.load(Code.PROCESS);
        code.field("processes");
        code.push(1);
        code.op(Opcodes.ISUB);
        code.jump(Opcodes.IF_ICMPNE, closed);
      } else {
        refuseCopyOfMeeting(edge);
        jumpIfClosed(edge.guard(), closed);
      }
      add(edge);
    }
    code.mark(closed);
  }

  /** To wait for a copy from a rendez-vous channel is a fault, which the interpreter words. */
  private void refuseCopyOfMeeting(Edge edge) {
    if (!edge.effects().isEmpty()
        && edge.effects().get(0) instanceof Effect.Receive receive
        && receive.retention() == Effect.Retention.KEEP) {
      bailIfRendezvous(expressions.channel(receive.channel(), receive.patterns().size()));
    }
  }

  private void bailIfRendezvous(int channel) {
    Label buffered = new Label();
    code.self();
    code.load(channel);
    code.call("isRendezvous", "(I)Z");
    code.jump(Opcodes.IFEQ, buffered);
    code.callStatic("bail", "()V");
    code.mark(buffered);
  }

  private void add(Edge edge) {
    code.self();
    code.load(Code.PROCESS);
    code.push(edge.id());
    code.call("add", "(II)V");
  }

  /** A send goes by itself if there is room, and needs a partner on a rendez-vous channel. */
  private void trySend(Edge edge, Guard.CanSend send, Label closed) {
    int channel = expressions.channel(send.channel(), send.fields().size());
    Label buffered = new Label();
    code.self();
    code.load(channel);
    code.call("isRendezvous", "(I)Z");
    code.jump(Opcodes.IFEQ, buffered);
    if (edge.effects().get(0) instanceof Effect.IndivisibleStep) {
      code.callStatic("bail", "()V");
    } else {
      message(channel, send.fields());
      code.self();
      code.load(Code.PROCESS);
      code.push(edge.id());
      code.load(channel);
      code.call("listMeetings", "(III)V");
    }
    code.jump(Opcodes.GOTO, closed);
    code.mark(buffered);
    code.self();
    code.words();
    code.load(channel);
    code.call("hasRoom", "([II)Z");
    code.jump(Opcodes.IFEQ, closed);
    add(edge);
  }

  /** Evaluates the fields of a message into the runtime's buffer. */
  void message(int channel, List<Expr> fields) {
    for (int f = 0; f < fields.size(); f++) {
      code.self();
      expressions.value(fields.get(f));
      code.load(channel);
      code.push(f);
      code.call("put", "(III)V");
    }
  }

  /** Goes to {@code closed} unless the guard lets a process pass by itself. */
  void jumpIfClosed(Guard guard, Label closed) {
    if (guard instanceof Guard.Holds holds) {
      expressions.jumpIfFalse(holds.condition(), closed);
    } else if (guard instanceof Guard.CanReceive receive) {
      int channel = expressions.channel(receive.channel(), receive.patterns().size());
      expressions.find(channel, receive.choice(), receive.patterns(), closed);
    } else if (guard instanceof Guard.CanSend send) {
      int channel = expressions.channel(send.channel(), send.fields().size());
      jumpIfNoRoom(channel, closed);
    } else if (guard instanceof Guard.Otherwise) {
      code.self();
      code.call("nothingListed", "()Z");
      code.jump(Opcodes.IFEQ, closed);
    } else if (guard instanceof Guard.AnyOf any) {
      jumpIfAllClosed(any, closed);
    }
  }

  private void jumpIfAllClosed(Guard.AnyOf any, Label closed) {
    Label open = new Label();
    for (Guard guard : any.guards()) {
      Label next = new Label();
      jumpIfClosed(guard, next);
      code.jump(Opcodes.GOTO, open);
      code.mark(next);
    }
    code.jump(Opcodes.GOTO, closed);
    code.mark(open);
  }

  /** Inside a d_step a rendez-vous is a fault, which the interpreter words. */
  private void jumpIfNoRoom(int channel, Label closed) {
    bailIfRendezvous(channel);
    code.self();
    code.words();
    code.load(channel);
    code.call("hasRoom", "([II)Z");
    code.jump(Opcodes.IFEQ, closed);
  }

  // ---- receivers of a rendez-vous

  /**
   * Lists the receives of a location that take the message at hand.
   *
   * @param channel the local with the channel's number
   */
  void listReceivers(Location location, int channel) {
    int escape = 0;
    int before = -1;
    for (Edge edge : location.edges()) {
      if (!mayReceive(edge.guard())) {
        continue;
      }
      if (escape > 0 && edge.escape() != escape) {
        returnIfGrown(before);
      }
      if (edge.escape() > 0 && edge.escape() != escape) {
        before = code.newLocal();
        code.field("count");
        code.store(before);
      }
      escape = edge.escape();
      tryReceiver(edge, channel);
    }
  }

  private void returnIfGrown(int before) {
    Label on = new Label();
    code.field("count");
    code.load(before);
    code.jump(Opcodes.IF_ICMPEQ, on);
    code.op(Opcodes.RETURN);
    code.mark(on);
  }

  static boolean mayReceive(Guard guard) {
    return guard instanceof Guard.CanReceive
        || (guard instanceof Guard.AnyOf any
            && any.guards().stream().anyMatch(GuardCompiler::mayReceive));
  }

  private void tryReceiver(Edge edge, int channel) {
    if (edge.startsWithCopy()) {
      return;
    }
    Label closed = new Label();
    if (edge.guard() instanceof Guard.AnyOf any) {
      jumpIfAllRefused(any, channel, closed);
      jumpUnlessFirstTakes((Effect.IndivisibleStep) edge.effects().get(0), channel, closed);
    } else {
      jumpIfRefused((Guard.CanReceive) edge.guard(), channel, closed);
    }
    code.self();
    code.load(Code.PROCESS);
    code.push(edge.id());
    code.call("addMeeting", "(II)V");
    code.mark(closed);
  }

  private void jumpIfAllRefused(Guard.AnyOf any, int channel, Label refused) {
    Label open = new Label();
    for (Guard guard : any.guards()) {
      if (guard instanceof Guard.CanReceive receive) {
        Label next = new Label();
        jumpIfRefused(receive, channel, next);
        code.jump(Opcodes.GOTO, open);
        code.mark(next);
      }
    }
    code.jump(Opcodes.GOTO, refused);
    code.mark(open);
  }

  /**
   * A {@code d_step} takes its first open branch. If that takes the message, they meet; whether a
   * branch that receives nothing comes to a receive later is left to the interpreter.
   */
  private void jumpUnlessFirstTakes(Effect.IndivisibleStep step, int channel, Label closed) {
    Label open = new Label();
    for (StepProgram.Branch branch : step.program().nodes().get(0).branches()) {
      Label next = new Label();
      if (branch.guard() instanceof Guard.CanReceive receive) {
        jumpIfRefused(receive, channel, next);
        code.jump(Opcodes.GOTO, open);
      } else {
        jumpIfClosed(branch.guard(), next);
        code.callStatic("bail", "()V");
      }
      code.mark(next);
    }
    code.jump(Opcodes.GOTO, closed);
    code.mark(open);
  }

  /**
   * Goes to {@code refused} unless the receive takes the message at hand.
   *
   * @param channel the local with the number of the channel it is offered on
   */
  void jumpIfRefused(Guard.CanReceive receive, int channel, Label refused) {
    expressions.value(receive.channel());
    code.load(channel);
    code.jump(Opcodes.IF_ICMPNE, refused);
    code.self();
    code.load(channel);
    code.push(receive.patterns().size());
    code.call("channel", "(II)I");
    code.op(Opcodes.POP);
    for (int f = 0; f < receive.patterns().size(); f++) {
      if (receive.patterns().get(f) instanceof FieldPattern.EqualTo equal) {
        code.arrayField("message");
        code.push(f);
        code.op(Opcodes.IALOAD);
        expressions.value(equal.value());
        code.jump(Opcodes.IF_ICMPNE, refused);
      }
    }
  }
}
