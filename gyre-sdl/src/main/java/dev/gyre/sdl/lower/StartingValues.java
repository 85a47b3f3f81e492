package dev.gyre.sdl.lower;

import dev.gyre.ir.Expr;
import dev.gyre.ir.Operators;
import dev.gyre.sdl.form.IfExpr;
import dev.gyre.sdl.form.IfTimer;
import dev.gyre.sdl.form.IfType;
import dev.gyre.sdl.form.IfVariable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Finds out what variables start with, where that needs no computation at run time. */
final class StartingValues {
  private StartingValues() {}

  /** The scalars that a variable starts with, if all are constants within their ranges. */
  static Optional<List<Expr>> constant(IfVariable variable) {
    return variable
        .initial()
        .filter(FormWalker::isConstant)
        .flatMap(value -> folded(value, variable.type()));
  }

  private static Optional<List<Expr>> folded(IfExpr value, IfType type) {
    if (isTooLong(value, type)) {
      return Optional.empty();
    }
    ValueLowering lowering = new ValueLowering(new VariableLayout(), new Nothing());
    Definedness needs = new Definedness(lowering);
    needs.value(value);
    if (!needs.requirements().isEmpty()) {
      return Optional.empty();
    }
    List<Expr> scalars = lowering.scalars(value, type);
    List<ScalarType> types = DataLayout.scalars(type);
    List<Expr> constants = new ArrayList<>();
    for (int i = 0; i < scalars.size(); i++) {
      OptionalInt number = fold(scalars.get(i));
      ScalarType scalar = types.get(i);
      if (number.isEmpty()
          || number.getAsInt() < scalar.low()
          || number.getAsInt() > scalar.high()) {
        return Optional.empty();
      }
      constants.add(Exprs.number(number.getAsInt()));
    }
    return Optional.of(constants);
  }

  /** Elements beyond the length of the type would be lost; an assignment complains about them. */
  private static boolean isTooLong(IfExpr value, IfType type) {
    return type.kind() == IfType.Kind.SEQUENCE
        && value.type().kind() == IfType.Kind.SEQUENCE
        && Conversion.most(value.type()) > Conversion.most(type);
  }

  private static OptionalInt fold(Expr e) {
    return switch (e.kind()) {
      case CONST -> e.constant();
      case UNARY -> fold((Expr.Unary) e);
      case BINARY -> fold((Expr.Binary) e);
      case CHOOSE -> fold((Expr.Choose) e);
      case LOAD, CHANNEL_QUERY, POLL, PROCESS_QUERY, SYSTEM_VALUE -> OptionalInt.empty();
      case REMOTE_LOAD, AT_LOCATION, SPAWN -> OptionalInt.empty();
    };
  }

  private static OptionalInt fold(Expr.Unary e) {
    OptionalInt operand = fold(e.operand());
    return operand.isEmpty()
        ? operand
        : OptionalInt.of(Operators.apply(e.op(), operand.getAsInt()));
  }

  private static OptionalInt fold(Expr.Binary e) {
    OptionalInt left = fold(e.left());
    OptionalInt right = fold(e.right());
    return left.isEmpty() || right.isEmpty()
        ? OptionalInt.empty()
        : Operators.apply(e.op(), left.getAsInt(), right.getAsInt());
  }

  private static OptionalInt fold(Expr.Choose e) {
    OptionalInt condition = fold(e.condition());
    if (condition.isEmpty()) {
      return condition;
    }
    return fold(condition.getAsInt() != 0 ? e.then() : e.otherwise());
  }

  /** Constants ask for nothing. */
  private static final class Nothing implements ValueLowering.Known {
    @Override
    public Expr identity(IfExpr.Who who) {
      throw new IllegalArgumentException("no constant");
    }

    @Override
    public Expr active(IfTimer timer) {
      throw new IllegalArgumentException("no constant");
    }
  }
}
