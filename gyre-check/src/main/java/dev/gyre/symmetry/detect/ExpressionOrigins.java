package dev.gyre.symmetry.detect;

import dev.gyre.ir.Expr;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.Predicate;

/** Finds out of what an expression is computed. */
final class ExpressionOrigins {
  private final PartialEvaluator known;
  private final Set<Expr> unknowns = new LinkedHashSet<>();
  private boolean isPlain = true;

  private ExpressionOrigins(PartialEvaluator known) {
    this.known = known;
  }

  /**
   * The only thing that an expression computes with: a variable, or the number of the process.
   *
   * @return empty if there are several, or none that is computed with (to be asked about is not)
   */
  static Optional<Expr> unknown(Expr e, PartialEvaluator known) {
    ExpressionOrigins arithmetic = new ExpressionOrigins(known);
    arithmetic.find(e);
    return arithmetic.isPlain && arithmetic.unknowns.size() == 1 && arithmetic.isComputed(e)
        ? arithmetic.unknowns.stream().findFirst()
        : Optional.empty();
  }

  /** What an expression yields for each value of the thing it computes with. */
  static IntFunction<OptionalInt> function(Expr e, Expr unknown, PartialEvaluator known) {
    return value ->
        new PartialEvaluator(
                leaf -> leaf.equals(unknown) ? OptionalInt.of(value) : known.value(leaf))
            .value(e);
  }

  private void find(Expr e) {
    List<Expr> operands = operands(e);
    operands.forEach(this::find);
    if (operands.isEmpty() && known.value(e).isEmpty()) {
      unknowns.add(e);
      isPlain &= isNumber(e);
    }
  }

  private static List<Expr> operands(Expr e) {
    return switch (e.kind()) {
      case UNARY -> List.of(((Expr.Unary) e).operand());
      case BINARY -> List.of(((Expr.Binary) e).left(), ((Expr.Binary) e).right());
      case CHOOSE -> {
        Expr.Choose choose = (Expr.Choose) e;
        yield List.of(choose.condition(), choose.then(), choose.otherwise());
      }
      case CONST, LOAD, CHANNEL_QUERY, POLL, PROCESS_QUERY -> List.of();
      case SYSTEM_VALUE, REMOTE_LOAD, AT_LOCATION, SPAWN -> List.of();
    };
  }

  private static boolean isNumber(Expr e) {
    return e.loaded().isPresent() || e.isOwnPid();
  }

  /** Whether something unknown is an operand of an arithmetic operation that makes the value. */
  private boolean isComputed(Expr e) {
    Predicate<Expr> test = e.kind() == Expr.Kind.CHOOSE ? this::isComputed : this::isUnknown;
    return sources(e).stream().anyMatch(test);
  }

  private boolean isUnknown(Expr e) {
    return unknowns.contains(e) || sources(e).stream().anyMatch(this::isUnknown);
  }

  /** The operands that a value is made of; to be compared, or to choose by, makes none. */
  private static List<Expr> sources(Expr e) {
    return switch (e.kind()) {
      case UNARY -> ((Expr.Unary) e).op() == Expr.UnaryOp.NOT ? List.of() : operands(e);
      case BINARY -> isArithmetic(((Expr.Binary) e).op()) ? operands(e) : List.of();
      case CHOOSE -> List.of(((Expr.Choose) e).then(), ((Expr.Choose) e).otherwise());
      case CONST, LOAD, CHANNEL_QUERY, POLL, PROCESS_QUERY -> List.of();
      case SYSTEM_VALUE, REMOTE_LOAD, AT_LOCATION, SPAWN -> List.of();
    };
  }

  private static boolean isArithmetic(Expr.BinaryOp op) {
    return switch (op) {
      case PLUS, MINUS, TIMES, DIVIDE, MODULO, BIT_OR, BIT_XOR, BIT_AND -> true;
      case SHIFT_LEFT, SHIFT_RIGHT -> true;
      case OR, AND, EQUAL, NOT_EQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL -> false;
    };
  }
}
