package dev.gyre.tck.coverage;

import dev.gyre.exec.interp.StateInspector;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ValueType;
import java.util.Optional;
import java.util.OptionalInt;

/** Tells whether an assignment loses a part of its value. */
final class Overflow {
  private Overflow() {}

  static Optional<Construct> of(Effect.Assign assign, StateInspector state, int process) {
    ValueType type = assign.place().variable().type();
    if (assign.value() instanceof Expr.Spawn) {
      return Optional.empty();
    }
    if (type.bits() == 32) {
      return ofInt(assign.value(), state, process);
    }
    OptionalInt value = state.evaluate(assign.value(), process);
    boolean fits = value.isEmpty() || type.truncate(value.getAsInt()) == value.getAsInt();
    return fits ? Optional.empty() : Optional.of(kind(type));
  }

  private static Construct kind(ValueType type) {
    if (type.name().startsWith("unsigned")) {
      return Construct.UNSIGNED_OVERFLOW;
    }
    return switch (type.bits()) {
      case 1 -> Construct.BIT_OVERFLOW;
      case 8 -> Construct.BYTE_OVERFLOW;
      default -> Construct.SHORT_OVERFLOW;
    };
  }

  /** The value has been cut already when it is known, so this looks at its last operation. */
  private static Optional<Construct> ofInt(Expr value, StateInspector state, int process) {
    if (!(value instanceof Expr.Binary binary)) {
      return Optional.empty();
    }
    OptionalInt left = state.evaluate(binary.left(), process);
    OptionalInt right = state.evaluate(binary.right(), process);
    if (left.isEmpty() || right.isEmpty()) {
      return Optional.empty();
    }
    long a = left.getAsInt();
    long b = right.getAsInt();
    long exact =
        switch (binary.op()) {
          case PLUS -> a + b;
          case MINUS -> a - b;
          case TIMES -> a * b;
          default -> 0;
        };
    return exact == (int) exact ? Optional.empty() : Optional.of(Construct.INT_OVERFLOW);
  }
}
