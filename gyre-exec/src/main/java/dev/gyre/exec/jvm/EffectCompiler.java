package dev.gyre.exec.jvm;

import dev.gyre.exec.interp.TimerRange;
import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Guard;
import dev.gyre.ir.StepProgram;
import dev.gyre.system.Slot;
import java.util.List;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/** What taking an edge does, as bytecode. */
final class EffectCompiler implements Effect.Cases<Void> {
  /** A d_step that goes round more often is left to the interpreter, which knows when to stop. */
  private static final int MAX_ROUNDS = 100_000;

  private final Code code;
  private final ExpressionCompiler expressions;
  private final GuardCompiler guards;
  private final Slot location;

  /** How the first receive gets its message. */
  private Source source = Source.CHANNEL;

  /** Where a received message comes from. */
  enum Source {
    CHANNEL,
    /** The runtime's buffer, where the sender has put it. */
    SENDER
  }

  EffectCompiler(Code code, ExpressionCompiler expressions, Slot location) {
    this.code = code;
    this.expressions = expressions;
    this.guards = new GuardCompiler(code, expressions);
    this.location = location;
  }

  /** The whole of an edge that a process takes by itself. */
  void edge(Edge edge) {
    edge.effects().forEach(e -> e.match(this));
    arrive(edge);
  }

  /** The receiving side of a rendez-vous. */
  void receiving(Edge edge) {
    source = Source.SENDER;
    edge(edge);
  }

  /**
   * The sending side of a rendez-vous: the message is put into the buffer. What else the edge does
   * must not use that buffer, so it may only be about variables.
   */
  void sending(Edge edge) {
    Guard.CanSend send = (Guard.CanSend) edge.guard();
    int channel = expressions.channel(send.channel(), send.fields().size());
    code.self();
    code.load(channel);
    code.call("meetOn", "(I)V");
    guards.message(channel, send.fields());
    edge.effects().stream().skip(1).forEach(e -> e.match(this));
    expressions.places().storeConstant(location, edge.target());
  }

  private void arrive(Edge edge) {
    if (edge.target() != Edge.NO_LOCATION) {
      expressions.places().storeConstant(location, edge.target());
    }
    if (edge.control() == Edge.Control.KEEP) {
      code.self();
      code.load(Code.PROCESS);
      code.call("keepControl", "(I)V");
    }
  }

  @Override
  public Void assign(Effect.Assign e) {
    int value = code.newLocal();
    expressions.value(e.value());
    code.store(value);
    if (e.place().variable().type().isTimer() && !TimerRange.isReset(e.value())) {
      code.load(value);
      code.callStatic("requireTime", "(I)V");
    }
    expressions.places().store(e.place(), value);
    return null;
  }

  @Override
  public Void send(Effect.Send e) {
    int channel = expressions.channel(e.channel(), e.fields().size());
    guards.message(channel, e.fields());
    code.self();
    code.words();
    code.load(channel);
    code.call(e.insertion() == Effect.Insertion.SORTED ? "sendSorted" : "send", "([II)V");
    return null;
  }

  @Override
  public Void receive(Effect.Receive e) {
    if (source == Source.SENDER) {
      source = Source.CHANNEL;
      if (e.retention() == Effect.Retention.KEEP) {
        code.callStatic("bail", "()V");
      }
      requireFields(e.patterns().size());
      store(e.patterns());
      return null;
    }
    Label none = new Label();
    Label end = new Label();
    int channel = expressions.channel(e.channel(), e.patterns().size());
    int position = expressions.find(channel, e.choice(), e.patterns(), none);
    code.self();
    code.words();
    code.load(channel);
    code.load(position);
    code.call("copyMessage", "([III)V");
    store(e.patterns());
    if (e.retention() == Effect.Retention.REMOVE) {
      code.self();
      code.words();
      code.load(channel);
      code.load(position);
      code.call("remove", "([III)V");
    }
    code.jump(Opcodes.GOTO, end);
    code.mark(none);
    code.callStatic("bail", "()V");
    code.mark(end);
    return null;
  }

  /** Leaves it to the interpreter to complain when the message has another number of fields. */
  private void requireFields(int fields) {
    if (!expressions.allChannelsHave(fields)) {
      code.self();
      code.field("meetingPlace");
      code.push(fields);
      code.call("channel", "(II)I");
      code.op(Opcodes.POP);
    }
  }

  private void store(List<FieldPattern> patterns) {
    for (int f = 0; f < patterns.size(); f++) {
      if (patterns.get(f) instanceof FieldPattern.Store store) {
        int value = code.newLocal();
        code.arrayField("message");
        code.push(f);
        code.op(Opcodes.IALOAD);
        code.store(value);
        expressions.places().store(store.place(), value);
      }
    }
  }

  @Override
  public Void check(Effect.Check e) {
    expressions.value(e.condition());
    code.callStatic("check", "(I)V");
    return null;
  }

  /** The interpreter, to which a failed condition leads, says what it means. */
  @Override
  public Void require(Effect.Require e) {
    expressions.value(e.condition());
    code.callStatic("check", "(I)V");
    return null;
  }

  @Override
  public Void print(Effect.Print e) {
    // A verification prints nothing, but a fault in an argument is a fault all the same.
    for (var argument : e.arguments()) {
      expressions.value(argument);
      code.op(Opcodes.POP);
    }
    return null;
  }

  @Override
  public Void printName(Effect.PrintName e) {
    expressions.value(e.value());
    code.op(Opcodes.POP);
    return null;
  }

  @Override
  public Void spawn(Effect.SpawnProcess e) {
    expressions.value(e.spawn());
    code.op(Opcodes.POP);
    return null;
  }

  @Override
  public Void setPriority(Effect.SetPriority e) {
    throw new IllegalStateException("left to the interpreter");
  }

  @Override
  public Void terminate(Effect.Terminate e) {
    code.self();
    code.words();
    code.load(Code.PROCESS);
    code.call("terminate", "([II)V");
    return null;
  }

  /** The nodes of the program become labels, its branches conditional jumps. */
  @Override
  public Void step(Effect.IndivisibleStep e) {
    List<StepProgram.Node> nodes = e.program().nodes();
    Label[] labels = new Label[nodes.size()];
    for (int i = 0; i < labels.length; i++) {
      labels[i] = new Label();
    }
    Label exit = new Label();
    int rounds = code.newLocal();
    code.push(0);
    code.store(rounds);
    if (source == Source.SENDER) {
      takeAtOnce(nodes.get(0), labels, exit, rounds);
    }
    for (int i = 0; i < labels.length; i++) {
      code.mark(labels[i]);
      node(nodes.get(i), i, labels, exit, rounds);
    }
    code.mark(exit);
    return null;
  }

  /**
   * The first node when a message is handed over: a branch that takes it goes on into the program,
   * a branch that receives nothing is left to the interpreter. So is a choice that looks at other
   * processes: it was made with the sender where it sends, and here the sender has moved on.
   */
  private void takeAtOnce(StepProgram.Node node, Label[] labels, Label exit, int rounds) {
    if (SenderLook.inGuards(node)) {
      source = Source.CHANNEL;
      code.callStatic("bail", "()V");
      return;
    }
    int channel = code.newLocal();
    code.field("meetingPlace");
    code.store(channel);
    for (StepProgram.Branch branch : node.branches()) {
      Label closed = new Label();
      if (branch.guard() instanceof Guard.CanReceive receive) {
        guards.jumpIfRefused(receive, channel, closed);
        source = Source.SENDER;
        branch.effects().forEach(e -> e.match(this));
        goTo(branch.target(), -1, labels, exit, rounds);
      } else {
        guards.jumpIfClosed(branch.guard(), closed);
        code.callStatic("bail", "()V");
      }
      code.mark(closed);
    }
    source = Source.CHANNEL;
    code.callStatic("bail", "()V");
  }

  private void node(StepProgram.Node node, int index, Label[] labels, Label exit, int rounds) {
    for (StepProgram.Branch branch : node.branches()) {
      int mark = code.mark();
      Label closed = new Label();
      guards.jumpIfClosed(branch.guard(), closed);
      branch.effects().forEach(e -> e.match(this));
      goTo(branch.target(), index, labels, exit, rounds);
      code.release(mark);
      code.mark(closed);
    }
    code.callStatic("bail", "()V");
  }

  private void goTo(int target, int index, Label[] labels, Label exit, int rounds) {
    if (target == StepProgram.EXIT) {
      code.jump(Opcodes.GOTO, exit);
      return;
    }
    if (target <= index) {
      code.increment(rounds);
      code.load(rounds);
      code.push(MAX_ROUNDS);
      code.jump(Opcodes.IF_ICMPLT, labels[target]);
      code.callStatic("bail", "()V");
    }
    code.jump(Opcodes.GOTO, labels[target]);
  }
}
