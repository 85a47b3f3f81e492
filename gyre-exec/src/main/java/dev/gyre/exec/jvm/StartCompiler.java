package dev.gyre.exec.jvm;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Initial;
import dev.gyre.ir.Place;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.Variable;
import java.util.ArrayList;
import java.util.List;

/** The starting values of a new process, as bytecode. */
final class StartCompiler {
  private final Code code;
  private final ExpressionCompiler expressions;

  StartCompiler(Code code, ExpressionCompiler expressions) {
    this.code = code;
    this.expressions = expressions;
  }

  void initialize(ProcessAutomaton automaton) {
    int channel = code.newLocal();
    code.self();
    code.push(automaton.index());
    code.load(Code.BASE);
    code.call("newChannels", "(II)I");
    code.store(channel);
    for (Variable variable : automaton.locals()) {
      if (variable.index() < automaton.parameters().size()) {
        continue;
      }
      if (variable.initial() instanceof Initial.Values values) {
        initialValues(variable, values.expressions());
      } else {
        for (int i = 0; i < variable.size(); i++) {
          expressions.places().store(element(variable, i), channel);
          code.increment(channel);
        }
      }
    }
  }

  private void initialValues(Variable variable, List<Expr> given) {
    for (int i = 0; i < variable.size(); i++) {
      Expr value = given.get(Math.min(i, given.size() - 1));
      boolean zero = value instanceof Expr.Const constant && constant.value() == 0;
      if (!zero) {
        int mark = code.mark();
        int local = code.newLocal();
        expressions.value(value);
        code.store(local);
        expressions.places().store(element(variable, i), local);
        code.release(mark);
      }
    }
  }

  private static Place element(Variable variable, int index) {
    List<Expr> indices = new ArrayList<>();
    int rest = index;
    for (int d = variable.dimensions().size() - 1; d >= 0; d--) {
      int length = variable.dimensions().get(d);
      indices.add(0, new Expr.Const(rest % length));
      rest /= length;
    }
    return new Place(variable, indices);
  }
}
