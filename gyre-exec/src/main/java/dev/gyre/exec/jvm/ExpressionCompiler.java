package dev.gyre.exec.jvm;

import dev.gyre.ir.Expr;
import dev.gyre.ir.FieldPattern;
import dev.gyre.ir.Initial;
import dev.gyre.ir.MessageChoice;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Slot;
import dev.gyre.system.StateLayout;
import java.util.List;
import java.util.stream.Stream;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;

/** Expressions to bytecode: a value on the stack, or a jump. */
final class ExpressionCompiler implements Expr.Cases<Void> {
  private final ProcessSystem system;
  private final StateLayout layout;
  private final Code code;
  private final PlaceCompiler places;

  ExpressionCompiler(ProcessSystem system, StateLayout layout, int automaton, Code code) {
    this.system = system;
    this.layout = layout;
    this.code = code;
    this.places = new PlaceCompiler(layout, automaton, code, this);
  }

  PlaceCompiler places() {
    return places;
  }

  /** Pushes the value. */
  void value(Expr e) {
    e.match(this);
  }

  /** Goes to {@code target} if the value is zero, otherwise on. */
  void jumpIfFalse(Expr e, Label target) {
    if (e instanceof Expr.Unary unary && unary.op() == Expr.UnaryOp.NOT) {
      jumpIfTrue(unary.operand(), target);
    } else if (e instanceof Expr.Binary binary && binary.op() == Expr.BinaryOp.AND) {
      jumpIfFalse(binary.left(), target);
      jumpIfFalse(binary.right(), target);
    } else if (e instanceof Expr.Binary binary && binary.op() == Expr.BinaryOp.OR) {
      Label on = new Label();
      jumpIfTrue(binary.left(), on);
      jumpIfFalse(binary.right(), target);
      code.mark(on);
    } else if (e instanceof Expr.Binary binary && Comparisons.is(binary.op())) {
      value(binary.left());
      value(binary.right());
      code.jump(Comparisons.unless(binary.op()), target);
    } else {
      value(e);
      code.jump(Opcodes.IFEQ, target);
    }
  }

  /** Goes to {@code target} if the value is not zero, otherwise on. */
  void jumpIfTrue(Expr e, Label target) {
    if (e instanceof Expr.Unary unary && unary.op() == Expr.UnaryOp.NOT) {
      jumpIfFalse(unary.operand(), target);
    } else if (e instanceof Expr.Binary binary && binary.op() == Expr.BinaryOp.OR) {
      jumpIfTrue(binary.left(), target);
      jumpIfTrue(binary.right(), target);
    } else if (e instanceof Expr.Binary binary && binary.op() == Expr.BinaryOp.AND) {
      Label on = new Label();
      jumpIfFalse(binary.left(), on);
      jumpIfTrue(binary.right(), target);
      code.mark(on);
    } else if (e instanceof Expr.Binary binary && Comparisons.is(binary.op())) {
      value(binary.left());
      value(binary.right());
      code.jump(Comparisons.when(binary.op()), target);
    } else {
      value(e);
      code.jump(Opcodes.IFNE, target);
    }
  }

  @Override
  public Void constant(Expr.Const e) {
    code.push(e.value());
    return null;
  }

  @Override
  public Void load(Expr.Load e) {
    places.load(e.place());
    return null;
  }

  @Override
  public Void unary(Expr.Unary e) {
    switch (e.op()) {
      case NOT -> truth(e);
      case COMPLEMENT -> {
        value(e.operand());
        code.push(-1);
        code.op(Opcodes.IXOR);
      }
      case NEGATE -> {
        value(e.operand());
        code.op(Opcodes.INEG);
      }
    }
    return null;
  }

  /** Pushes 1 or 0 for something that is best decided by jumps. */
  private void truth(Expr e) {
    Label no = new Label();
    Label end = new Label();
    jumpIfFalse(e, no);
    code.push(1);
    code.jump(Opcodes.GOTO, end);
    code.mark(no);
    code.push(0);
    code.mark(end);
  }

  @Override
  public Void binary(Expr.Binary e) {
    if (e.op() == Expr.BinaryOp.AND || e.op() == Expr.BinaryOp.OR || Comparisons.is(e.op())) {
      truth(e);
      return null;
    }
    value(e.left());
    value(e.right());
    switch (e.op()) {
      case BIT_OR -> code.op(Opcodes.IOR);
      case BIT_XOR -> code.op(Opcodes.IXOR);
      case BIT_AND -> code.op(Opcodes.IAND);
      case SHIFT_LEFT -> code.op(Opcodes.ISHL);
      case SHIFT_RIGHT -> code.op(Opcodes.ISHR);
      case PLUS -> code.op(Opcodes.IADD);
      case MINUS -> code.op(Opcodes.ISUB);
      case TIMES -> code.op(Opcodes.IMUL);
      case DIVIDE -> {
        code.callStatic("divisor", "(I)I");
        code.op(Opcodes.IDIV);
      }
      case MODULO -> {
        code.callStatic("divisor", "(I)I");
        code.op(Opcodes.IREM);
      }
      case OR, AND, EQUAL, NOT_EQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL ->
          throw new IllegalStateException("decided by jumps");
    }
    return null;
  }

  @Override
  public Void choose(Expr.Choose e) {
    Label otherwise = new Label();
    Label end = new Label();
    jumpIfFalse(e.condition(), otherwise);
    value(e.then());
    code.jump(Opcodes.GOTO, end);
    code.mark(otherwise);
    value(e.otherwise());
    code.mark(end);
    return null;
  }

  @Override
  public Void channelQuery(Expr.ChannelQuery e) {
    code.self();
    code.words();
    value(e.channel());
    boolean asksForRoom =
        e.probe() == Expr.ChannelProbe.FULL || e.probe() == Expr.ChannelProbe.NOT_FULL;
    code.call(asksForRoom ? "isFull" : "length", "([II)I");
    if (e.probe() == Expr.ChannelProbe.EMPTY || e.probe() == Expr.ChannelProbe.NOT_FULL) {
      isZero();
    } else if (e.probe() == Expr.ChannelProbe.NOT_EMPTY) {
      isZero();
      isZero();
    }
    return null;
  }

  private void isZero() {
    Label zero = new Label();
    Label end = new Label();
    code.jump(Opcodes.IFEQ, zero);
    code.push(0);
    code.jump(Opcodes.GOTO, end);
    code.mark(zero);
    code.push(1);
    code.mark(end);
  }

  @Override
  public Void poll(Expr.Poll e) {
    int channel = channel(e.channel(), e.patterns().size());
    code.self();
    code.load(channel);
    code.call("isRendezvous", "(I)Z");
    Label buffered = new Label();
    code.jump(Opcodes.IFEQ, buffered);
    code.callStatic("bail", "()V");
    code.mark(buffered);
    Label none = new Label();
    Label end = new Label();
    find(channel, e.choice(), e.patterns(), none);
    code.push(1);
    code.jump(Opcodes.GOTO, end);
    code.mark(none);
    code.push(0);
    code.mark(end);
    return null;
  }

  /** Whether no channel of the system has another number of fields. */
  boolean allChannelsHave(int fields) {
    return Stream.concat(
            system.globals().stream(),
            system.automata().stream().flatMap(automaton -> automaton.locals().stream()))
        .allMatch(
            variable ->
                !(variable.initial() instanceof Initial.Channels channels)
                    || channels.type().fields().size() == fields);
  }

  /** Puts a channel number into a local, after checking that it has so many fields. */
  int channel(Expr channel, int fields) {
    int local = code.newLocal();
    code.self();
    value(channel);
    code.push(fields);
    code.call("channel", "(II)I");
    code.store(local);
    return local;
  }

  /**
   * Looks for the message a receive takes; goes to {@code none} if there is none. The result is the
   * local with its position.
   */
  int find(int channel, MessageChoice choice, List<FieldPattern> patterns, Label none) {
    int position = code.newLocal();
    code.push(0);
    code.store(position);
    int length = code.newLocal();
    code.self();
    code.words();
    code.load(channel);
    code.call("length", "([II)I");
    code.store(length);
    Label again = new Label();
    Label found = new Label();
    Label next = new Label();
    code.mark(again);
    code.load(position);
    code.load(length);
    code.jump(Opcodes.IF_ICMPGE, none);
    boolean oldestOnly = choice == MessageChoice.OLDEST;
    for (int f = 0; f < patterns.size(); f++) {
      if (patterns.get(f) instanceof FieldPattern.EqualTo equal) {
        code.self();
        code.words();
        code.load(channel);
        code.load(position);
        code.push(f);
        code.call("field", "([IIII)I");
        value(equal.value());
        code.jump(Opcodes.IF_ICMPNE, oldestOnly ? none : next);
      }
    }
    code.jump(Opcodes.GOTO, found);
    code.mark(next);
    code.increment(position);
    code.jump(Opcodes.GOTO, again);
    code.mark(found);
    return position;
  }

  @Override
  public Void processQuery(Expr.ProcessQuery e) {
    switch (e.probe()) {
      case LOCATION_NUMBER -> {
        code.self();
        code.words();
        value(e.process());
        code.call("locationNumber", "([II)I");
      }
      case PRIORITY, ENABLED -> throw new IllegalStateException("left to the interpreter");
    }
    return null;
  }

  @Override
  public Void system(Expr.SystemValue e) {
    switch (e.fact()) {
      case OWN_PID -> code.load(Code.PROCESS);
      case PROCESS_COUNT -> header(layout.processCount());
      case LAST_PID -> header(layout.lastProcess());
      case TIMEOUT -> code.field("timeout");
      case NON_PROGRESS -> {
        code.self();
        code.words();
        code.call("nonProgress", "([I)I");
      }
    }
    return null;
  }

  private void header(Slot slot) {
    code.words();
    code.push(slot.word());
    code.op(Opcodes.IALOAD);
    code.push(slot.shift());
    code.op(Opcodes.IUSHR);
    code.push((1 << slot.bits()) - 1);
    code.op(Opcodes.IAND);
  }

  @Override
  public Void remoteLoad(Expr.RemoteLoad e) {
    Label none = new Label();
    Label end = new Label();
    int base = otherBase(e.automaton(), e.process(), none);
    places.load(e.place(), e.automaton(), base);
    code.jump(Opcodes.GOTO, end);
    code.mark(none);
    code.push(0);
    code.mark(end);
    return null;
  }

  @Override
  public Void atLocation(Expr.AtLocation e) {
    Label none = new Label();
    Label end = new Label();
    int base = otherBase(e.automaton(), e.process(), none);
    Slot slot = layout.process(e.automaton()).location();
    code.words();
    code.load(base);
    code.push(slot.word());
    code.op(Opcodes.IADD);
    code.op(Opcodes.IALOAD);
    code.push(slot.shift());
    code.op(Opcodes.IUSHR);
    code.push((1 << slot.bits()) - 1);
    code.op(Opcodes.IAND);
    code.push(e.location());
    code.jump(Opcodes.IF_ICMPNE, none);
    code.push(1);
    code.jump(Opcodes.GOTO, end);
    code.mark(none);
    code.push(0);
    code.mark(end);
    return null;
  }

  /** Puts the offset of another process into a local; goes to {@code none} if there is none. */
  private int otherBase(int automaton, Expr number, Label none) {
    int other = code.newLocal();
    code.self();
    code.words();
    code.push(automaton);
    if (Expr.isOnlyInstance(number)) {
      code.call("onlyInstance", "([II)I");
    } else {
      value(number);
      code.call("instance", "([III)I");
    }
    code.op(Opcodes.DUP);
    code.store(other);
    code.jump(Opcodes.IFLT, none);
    int base = code.newLocal();
    code.arrayField("at");
    code.load(other);
    code.op(Opcodes.IALOAD);
    code.store(base);
    return base;
  }

  @Override
  public Void spawn(Expr.Spawn e) {
    new SpawnCompiler(system, layout, code, this).compile(e);
    return null;
  }
}
