package dev.gyre.tck;

import dev.gyre.ir.Edge;
import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.Initial;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.ValueType;
import java.util.List;
import java.util.stream.Stream;

/**
 * Looks for sorted sends whose values may be too big for their fields: see regression model 015.
 */
final class SortedSends {
  private SortedSends() {}

  static boolean mayOverflow(ProcessSystem system) {
    return system.automata().stream()
        .flatMap(automaton -> automaton.locations().stream())
        .flatMap(location -> location.edges().stream())
        .map(Edge::effects)
        .flatMap(SortedSends::all)
        .anyMatch(SortedSends::mayOverflow);
  }

  /** The effects, and those inside d_steps. */
  private static Stream<Effect> all(List<Effect> effects) {
    return effects.stream()
        .flatMap(
            effect ->
                effect instanceof Effect.IndivisibleStep step
                    ? step.program().nodes().stream()
                        .flatMap(node -> node.branches().stream())
                        .flatMap(branch -> all(branch.effects()))
                    : Stream.of(effect));
  }

  private static boolean mayOverflow(Effect effect) {
    if (!(effect instanceof Effect.Send send) || send.insertion() != Effect.Insertion.SORTED) {
      return false;
    }
    if (!(send.channel() instanceof Expr.Load load
        && load.place().variable().initial() instanceof Initial.Channels channels)) {
      return true;
    }
    List<ValueType> types = channels.type().fields();
    for (int f = 0; f < Math.min(types.size(), send.fields().size()); f++) {
      if (!fits(send.fields().get(f), types.get(f))) {
        return true;
      }
    }
    return false;
  }

  private static boolean fits(Expr value, ValueType type) {
    if (value instanceof Expr.Const constant) {
      return type.truncate(constant.value()) == constant.value();
    }
    if (value instanceof Expr.Load load) {
      return fits(load.place().variable().type(), type);
    }
    if (value instanceof Expr.Choose choose) {
      return fits(choose.then(), type) && fits(choose.otherwise(), type);
    }
    return value instanceof Expr.Binary binary && fits(binary, type);
  }

  /** Comparisons give 0 or 1, and a mask that fits lets nothing else through. */
  private static boolean fits(Expr.Binary value, ValueType type) {
    return switch (value.op()) {
      case OR, AND, EQUAL, NOT_EQUAL, LESS, LESS_EQUAL, GREATER, GREATER_EQUAL -> true;
      case BIT_AND ->
          value.right() instanceof Expr.Const mask && mask.value() >= 0 && fits(mask, type);
      default -> false;
    };
  }

  private static boolean fits(ValueType value, ValueType field) {
    boolean sameSign = value.sign() == field.sign();
    return sameSign
        ? value.bits() <= field.bits()
        : value.sign() == ValueType.Sign.UNSIGNED && value.bits() < field.bits();
  }
}
