package dev.gyre.exec.jvm;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/** The observation of one location of a claim: which of its edges are open. */
final class ClaimCompiler {
  private final Code code;
  private final ExpressionCompiler expressions;
  private final GuardCompiler guards;

  ClaimCompiler(Code code, ExpressionCompiler expressions) {
    this.code = code;
    this.expressions = expressions;
    this.guards = new GuardCompiler(code, expressions);
  }

  void observe(Location location) {
    int escape = 0;
    for (Edge edge : location.edges()) {
      Label closed = new Label();
      if (escape > 0 && edge.escape() != escape) {
        returnIfObserved();
      }
      escape = edge.escape();
      if (edge.guard() instanceof Guard.Otherwise) {
        code.field("observedCount");
        code.jump(Opcodes.IFNE, closed);
      } else {
        guards.jumpIfClosed(edge.guard(), closed);
      }
      look(edge);
      code.self();
      code.push(edge.id());
      code.call("addObserved", "(I)V");
      code.mark(closed);
    }
  }

  /** While an escape is possible, nothing behind it is. */
  private void returnIfObserved() {
    Label on = new Label();
    code.field("observedCount");
    code.jump(Opcodes.IFEQ, on);
    code.op(Opcodes.RETURN);
    code.mark(on);
  }

  /** What fails here is worded by the interpreter. */
  private void look(Edge edge) {
    edge.effects().forEach(effect -> effect.match(new Look()));
  }

  /**
   * What a claim does besides waiting. Its output is not shown, but computed: that may fail. A
   * claim that changes something has been refused.
   */
  private final class Look implements Effect.Cases<Void> {
    private void compute(Expr e) {
      expressions.value(e);
      code.op(Opcodes.POP);
    }

    private static Void refuse() {
      throw new IllegalStateException("a claim cannot change anything");
    }

    @Override
    public Void check(Effect.Check effect) {
      expressions.value(effect.condition());
      code.callStatic("check", "(I)V");
      return null;
    }

    @Override
    public Void print(Effect.Print effect) {
      effect.arguments().forEach(this::compute);
      return null;
    }

    @Override
    public Void printName(Effect.PrintName effect) {
      compute(effect.value());
      return null;
    }

    @Override
    public Void terminate(Effect.Terminate effect) {
      return null;
    }

    @Override
    public Void require(Effect.Require effect) {
      return refuse();
    }

    @Override
    public Void assign(Effect.Assign effect) {
      return refuse();
    }

    @Override
    public Void send(Effect.Send effect) {
      return refuse();
    }

    @Override
    public Void receive(Effect.Receive effect) {
      return refuse();
    }

    @Override
    public Void spawn(Effect.SpawnProcess effect) {
      return refuse();
    }

    @Override
    public Void setPriority(Effect.SetPriority effect) {
      return refuse();
    }

    @Override
    public Void step(Effect.IndivisibleStep effect) {
      return refuse();
    }
  }
}
