package dev.gyre.exec.jvm;

import dev.gyre.ir.Expr;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.Variable;
import dev.gyre.system.Slot;
import dev.gyre.system.StateLayout;
import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;

/** Creation of a process: arguments, block, parameters, then the other variables. */
final class SpawnCompiler {
  private final ProcessSystem system;
  private final StateLayout layout;
  private final Code code;
  private final ExpressionCompiler expressions;

  SpawnCompiler(
      ProcessSystem system, StateLayout layout, Code code, ExpressionCompiler expressions) {
    this.system = system;
    this.layout = layout;
    this.code = code;
    this.expressions = expressions;
  }

  /** Leaves the number of the new process on the stack. */
  void compile(Expr.Spawn spawn) {
    List<Integer> arguments = new ArrayList<>();
    for (Expr argument : spawn.arguments()) {
      expressions.value(argument);
      int local = code.newLocal();
      code.store(local);
      arguments.add(local);
    }
    ProcessAutomaton automaton = system.automata().get(spawn.automaton());
    int created = code.newLocal();
    code.self();
    code.words();
    code.push(spawn.automaton());
    code.push(automaton.initial());
    code.call("spawn", "([III)I");
    code.store(created);
    int base = code.newLocal();
    code.arrayField("at");
    code.load(created);
    code.op(Opcodes.IALOAD);
    code.store(base);
    for (int i = 0; i < arguments.size(); i++) {
      storeParameter(automaton.parameters().get(i), spawn.automaton(), base, arguments.get(i));
    }
    code.self();
    code.push(spawn.automaton());
    code.words();
    code.load(created);
    code.load(base);
    code.call("initialize", "(I[III)V");
    code.load(created);
  }

  /** The words of a new process are zero, so the value only has to be put in. */
  private void storeParameter(Variable parameter, int automaton, int base, int value) {
    Slot slot = layout.process(automaton).locals().get(parameter.index());
    code.words();
    code.load(base);
    code.push(slot.word());
    code.op(Opcodes.IADD);
    code.op(Opcodes.DUP2);
    code.op(Opcodes.IALOAD);
    code.load(value);
    if (slot.type().bits() < 32) {
      code.push((1 << slot.type().bits()) - 1);
      code.op(Opcodes.IAND);
      code.push(slot.shift());
      code.op(Opcodes.ISHL);
    }
    code.op(Opcodes.IOR);
    code.op(Opcodes.IASTORE);
  }
}
