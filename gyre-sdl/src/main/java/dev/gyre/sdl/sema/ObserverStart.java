package dev.gyre.sdl.sema;

import dev.gyre.sdl.form.IfAction;
import dev.gyre.sdl.form.IfBlock;
import dev.gyre.sdl.form.IfExit;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfProcess;
import dev.gyre.sdl.form.IfVariable;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What an observer is before the system moves. It has no step of its own for its start transition,
 * which may therefore only give constants to variables.
 */
record ObserverStart(List<IfVariable> variables, int state) {
  ObserverStart {
    variables = List.copyOf(variables);
  }

  static ObserverStart of(IfProcess observer) {
    List<IfVariable> variables = new ArrayList<>(observer.variables());
    IfBlock block = observer.blocks().get(observer.start());
    // There are no more blocks in a row than there are blocks.
    for (int i = 0; i <= observer.blocks().size(); i++) {
      block.actions().forEach(action -> assign(action, variables));
      IfExit exit = block.exit();
      switch (exit.kind()) {
        case JUMP -> block = observer.blocks().get(((IfExit.Jump) exit).target());
        case NEXT_STATE -> {
          return new ObserverStart(variables, ((IfExit.NextState) exit).state());
        }
        case DECISION, CHOICE, STOP -> throw tooMuch(exit.span());
      }
    }
    throw tooMuch(observer.span());
  }

  private static void assign(IfAction action, List<IfVariable> variables) {
    if (action.kind() == IfAction.Kind.INFORMAL || action.kind() == IfAction.Kind.WRITE) {
      return;
    }
    if (!(action instanceof IfAction.Assign assign)
        || !assign.place().steps().isEmpty()
        || !isConstant(assign.value())) {
      throw tooMuch(action.span());
    }
    IfVariable old = variables.get(assign.place().variable().index());
    Optional<IfExpr> value = Optional.of(assign.value());
    variables.set(
        old.index(), new IfVariable(old.index(), old.name(), old.type(), value, old.span()));
  }

  private static boolean isConstant(IfExpr value) {
    return switch (value.kind()) {
      case CONSTANT -> true;
      case CONSTRUCT ->
          ((IfExpr.Construct) value)
              .parts().stream().flatMap(Optional::stream).allMatch(ObserverStart::isConstant);
      case ALTERNATIVE -> isConstant(((IfExpr.Alternative) value).value());
      case UNARY -> isConstant(((IfExpr.Unary) value).operand());
      case LOAD, BINARY, CONDITIONAL, CONCATENATION, LENGTH, SELECTOR -> false;
      case PRESENT, IDENTITY, ACTIVE, NUMBER -> false;
    };
  }

  private static SemanticError tooMuch(SourceSpan span) {
    return SemanticError.unsupported(
        span,
        "this in the start transition of an observer",
        "only constants can be assigned there; do the rest in a transition");
  }
}
