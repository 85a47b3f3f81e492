package dev.gyre.ir.analysis;

import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Operators;
import dev.gyre.ir.Place;
import java.util.function.Predicate;

/**
 * Whether an expression may go wrong at run time, told from the expression alone. What asks a
 * channel or another process counts as something that may.
 *
 * <p>{@link dev.gyre.ir.pass.Infallible} proves more, because it looks at the whole system: which
 * channel a variable holds, which values its type has, and what guards and effects do. The passes
 * need that. Partial order reduction needs no more than this, and brings along what it knows of the
 * places that a process uses.
 */
public final class MayFail {
  private MayFail() {}

  /**
   * @param inside whether a place is there for certain
   */
  public static boolean expression(Expr e, Predicate<Place> inside) {
    return !ExprWalker.allParts(e, part -> isCertain(part, inside));
  }

  /** Whether an expression has a value if its parts have one. */
  private static boolean isCertain(Expr e, Predicate<Place> inside) {
    return switch (e.kind()) {
      case CONST, UNARY, CHOOSE, SYSTEM_VALUE -> true;
      case LOAD -> inside.test(((Expr.Load) e).place());
      case BINARY -> !Operators.isDivision(((Expr.Binary) e).op());
      case CHANNEL_QUERY, POLL, PROCESS_QUERY, REMOTE_LOAD, AT_LOCATION, SPAWN -> false;
    };
  }

  /** Whether a place is there whatever the values of variables. */
  public static boolean isInside(Place place) {
    return place.indices().isEmpty()
        || (place.indices().size() == 1
            && place.indices().get(0).constant().stream()
                .anyMatch(index -> index >= 0 && index < place.variable().size()));
  }
}
