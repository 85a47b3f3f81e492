package dev.gyre.exec.jvm;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Guard;
import dev.gyre.ir.Location;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.system.Cancellation;
import dev.gyre.system.StateLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Label;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

/**
 * Writes the class of a model: for each location a method that lists what can happen there, for
 * each edge a method that does it, and the switches that lead to them. All methods are small,
 * because HotSpot inlines small ones and does not compile large ones at all.
 */
final class ModelCompiler {
  private static final String NAME = "dev/gyre/exec/jvm/Model";
  private static final String PARENT = "dev/gyre/exec/jvm/CompiledStepper";

  /** Each takes three entries of the constant pool, which has room for 65535. */
  private static final int MOST_METHODS = 20_000;

  private static final String STATE = "([III)V";

  private final ProcessSystem system;
  private final StateLayout layout;
  private final ClassWriter writer =
      new ClassWriter(ClassWriter.COMPUTE_FRAMES) {
        @Override
        protected String getCommonSuperClass(String first, String second) {
          return "java/lang/Object";
        }
      };

  private int methods;
  private int tooLarge;
  private final SwitchWriter switches = new SwitchWriter(writer, NAME);

  ModelCompiler(ProcessSystem system, StateLayout layout) {
    this.system = system;
    this.layout = layout;
  }

  Function<CompiledSystem, CompiledStepper> compile() {
    writer.visit(Opcodes.V17, Opcodes.ACC_FINAL | Opcodes.ACC_SUPER, NAME, null, PARENT, null);
    constructor();
    listing();
    receivers();
    effects();
    observations();
    provided();
    initializers();
    writer.visitEnd();
    return load(writer.toByteArray());
  }

  private static Function<CompiledSystem, CompiledStepper> load(byte[] bytes) {
    try {
      MethodHandles.Lookup lookup = MethodHandles.lookup().defineHiddenClass(bytes, true);
      MethodHandle constructor =
          lookup.findConstructor(
              lookup.lookupClass(), MethodType.methodType(void.class, CompiledSystem.class));
      return system -> {
        try {
          return (CompiledStepper) constructor.invoke(system);
        } catch (RuntimeException | Error e) {
          throw e;
        } catch (Throwable e) {
          throw new IllegalStateException("a compiled model cannot be instantiated", e);
        }
      };
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("a compiled model cannot be loaded", e);
    }
  }

  private void constructor() {
    String descriptor = "(Ldev/gyre/exec/jvm/CompiledSystem;)V";
    MethodVisitor mv = writer.visitMethod(0, "<init>", descriptor, null, null);
    mv.visitCode();
    mv.visitVarInsn(Opcodes.ALOAD, 0);
    mv.visitVarInsn(Opcodes.ALOAD, 1);
    mv.visitMethodInsn(Opcodes.INVOKESPECIAL, PARENT, "<init>", descriptor, false);
    mv.visitInsn(Opcodes.RETURN);
    mv.visitMaxs(0, 0);
    mv.visitEnd();
  }

  private Code method(String name, String descriptor, int firstFree) {
    return new Code(writer.visitMethod(Opcodes.ACC_FINAL, name, descriptor, null, null), firstFree);
  }

  /** Writes a method, or leaves what it does to the interpreter if it would be too large. */
  private void write(String name, String descriptor, int firstFree, Consumer<Code> body) {
    Cancellation.check();
    if (++methods > MOST_METHODS) {
      throw new ClassTooLargeException(NAME, methods * 3);
    }
    MethodSize size = new MethodSize();
    body.accept(new Code(size, firstFree));
    Code code = method(name, descriptor, firstFree);
    if (size.isTooLarge()) {
      tooLarge++;
      code.callStatic("bail", "()V");
    } else {
      body.accept(code);
    }
    code.finish();
  }

  /** How many methods would have been too large; the interpreter does what they would. */
  int tooLarge() {
    return tooLarge;
  }

  private ExpressionCompiler expressions(int automaton, Code code) {
    return new ExpressionCompiler(system, layout, automaton, code);
  }

  // ---- listing

  private void listing() {
    List<String> perAutomaton = new ArrayList<>();
    for (ProcessAutomaton automaton : system.automata()) {
      if (isClaim(automaton)) {
        perAutomaton.add(null);
        continue;
      }
      List<String> perLocation = new ArrayList<>();
      for (Location location : automaton.locations()) {
        String name = "list_" + automaton.index() + "_" + location.index();
        write(
            name,
            STATE,
            4,
            code -> new GuardCompiler(code, expressions(automaton.index(), code)).list(location));
        perLocation.add(name);
      }
      String name = "list_" + automaton.index();
      locationSwitch(name, STATE, automaton, perLocation, 0);
      perAutomaton.add(name);
    }
    typeSwitch("list", STATE, perAutomaton, 0);
  }

  private void receivers() {
    String descriptor = "([IIII)V";
    List<String> perAutomaton = new ArrayList<>();
    for (ProcessAutomaton automaton : system.automata()) {
      List<String> perLocation = new ArrayList<>();
      for (Location location : automaton.locations()) {
        boolean receives =
            location.edges().stream().anyMatch(e -> GuardCompiler.mayReceive(e.guard()));
        if (!receives) {
          perLocation.add(null);
          continue;
        }
        String name = "receivers_" + automaton.index() + "_" + location.index();
        write(
            name,
            descriptor,
            5,
            code ->
                new GuardCompiler(code, expressions(automaton.index(), code))
                    .listReceivers(location, 4));
        perLocation.add(name);
      }
      String name = "receivers_" + automaton.index();
      locationSwitch(name, descriptor, automaton, perLocation, 1);
      perAutomaton.add(name);
    }
    typeSwitch("listReceivers", descriptor, perAutomaton, 1);
  }

  /** Chooses by the type of the process. */
  private void typeSwitch(String name, String descriptor, List<String> targets, int extra) {
    switches.dispatch(
        name,
        descriptor,
        targets,
        extra,
        code -> {
          code.words();
          code.load(Code.BASE);
          code.op(Opcodes.IALOAD);
          code.push(0xFF);
          code.op(Opcodes.IAND);
        });
  }

  /** Chooses by the location of the process. */
  private void locationSwitch(
      String name, String descriptor, ProcessAutomaton automaton, List<String> targets, int extra) {
    var slot = layout.process(automaton.index()).location();
    switches.dispatch(
        name,
        descriptor,
        targets,
        extra,
        code -> {
          code.words();
          code.load(Code.BASE);
          code.push(slot.word());
          code.op(Opcodes.IADD);
          code.op(Opcodes.IALOAD);
          code.push(slot.shift());
          code.op(Opcodes.IUSHR);
          code.push((1 << slot.bits()) - 1);
          code.op(Opcodes.IAND);
        });
  }

  // ---- effects

  private void effects() {
    List<String> alone = new ArrayList<>();
    List<String> sending = new ArrayList<>();
    List<String> receiving = new ArrayList<>();
    for (ProcessAutomaton automaton : system.automata()) {
      for (Location location : automaton.locations()) {
        for (Edge edge : location.edges()) {
          alone.add(
              isClaim(automaton)
                  ? null
                  : effect(automaton, edge, "effect_" + edge.id(), EffectCompiler::edge));
          boolean inStep =
              !edge.effects().isEmpty() && edge.effects().get(0) instanceof Effect.IndivisibleStep;
          sending.add(
              edge.guard() instanceof Guard.CanSend && !inStep
                  ? effect(automaton, edge, "hand_" + edge.id(), EffectCompiler::sending)
                  : null);
          receiving.add(
              GuardCompiler.mayReceive(edge.guard())
                  ? effect(automaton, edge, "take_" + edge.id(), EffectCompiler::receiving)
                  : null);
        }
      }
    }
    switches.byEdge("effect", alone);
    switches.byEdge("hand", sending);
    switches.byEdge("take", receiving);
  }

  /** Writes one part of an edge. */
  private interface Part {
    void write(EffectCompiler compiler, Edge edge);
  }

  private String effect(ProcessAutomaton automaton, Edge edge, String name, Part part) {
    write(
        name,
        STATE,
        4,
        code -> {
          if (TimeoutUse.inEffects(edge, system)) {
            // Whether nobody else can move is known while listing, not when a step is taken.
            code.callStatic("bail", "()V");
          } else {
            part.write(effects(automaton, code), edge);
          }
        });
    return name;
  }

  private EffectCompiler effects(ProcessAutomaton automaton, Code code) {
    return new EffectCompiler(
        code, expressions(automaton.index(), code), layout.process(automaton.index()).location());
  }

  // ---- claims

  private static boolean isClaim(ProcessAutomaton automaton) {
    return automaton.kind() == ProcessAutomaton.Kind.NEVER;
  }

  private void observations() {
    List<String> perLocation = new ArrayList<>();
    for (ProcessAutomaton automaton : system.automata()) {
      if (isClaim(automaton)) {
        for (Location location : automaton.locations()) {
          String name = "observe_" + automaton.index() + "_" + location.index();
          write(
              name,
              STATE,
              4,
              code ->
                  new ClaimCompiler(code, expressions(automaton.index(), code)).observe(location));
          perLocation.add(name);
        }
      }
    }
    switches.byEdge("observeAt", perLocation);
  }

  // ---- provided clauses and starting values

  private void provided() {
    Code code = method("provided", "([III)Z", 4);
    for (ProcessAutomaton automaton : system.automata()) {
      if (automaton.provided().isPresent()) {
        Label other = new Label();
        Label no = new Label();
        code.words();
        code.load(Code.BASE);
        code.op(Opcodes.IALOAD);
        code.push(0xFF);
        code.op(Opcodes.IAND);
        code.push(automaton.index());
        code.jump(Opcodes.IF_ICMPNE, other);
        expressions(automaton.index(), code).jumpIfFalse(automaton.provided().get(), no);
        code.push(1);
        code.op(Opcodes.IRETURN);
        code.mark(no);
        code.push(0);
        code.op(Opcodes.IRETURN);
        code.mark(other);
      }
    }
    code.push(1);
    code.op(Opcodes.IRETURN);
    code.visitor().visitMaxs(0, 0);
    code.visitor().visitEnd();
  }

  private void initializers() {
    List<String> perAutomaton = new ArrayList<>();
    for (ProcessAutomaton automaton : system.automata()) {
      String name = "initialize_" + automaton.index();
      write(
          name,
          STATE,
          4,
          code ->
              new StartCompiler(code, expressions(automaton.index(), code)).initialize(automaton));
      perAutomaton.add(name);
    }
    switches.byNumber("initialize", perAutomaton);
  }
}
