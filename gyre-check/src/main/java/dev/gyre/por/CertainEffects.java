package dev.gyre.por;

import dev.gyre.ir.Effect;
import dev.gyre.ir.Expr;
import dev.gyre.ir.ExprWalker;
import dev.gyre.ir.Place;
import dev.gyre.ir.analysis.MayFail;
import java.util.function.Predicate;

/**
 * Whether an effect has an outcome for certain. Each kind of effect and expression is listed; what
 * is not positively known to have one must be tried.
 */
final class CertainEffects {
  private final Predicate<Place> inside;

  /**
   * @param inside whether a place is there for certain
   */
  CertainEffects(Predicate<Place> inside) {
    this.inside = inside;
  }

  /**
   * Whether an effect is one of them. An assertion is, though its condition may not hold: that is a
   * violation, after which the search may go on.
   */
  boolean contain(Effect effect) {
    return switch (effect.kind()) {
      case ASSIGN -> assigns((Effect.Assign) effect);
      case CHECK -> isCertain(((Effect.Check) effect).condition());
      case PRINT -> ((Effect.Print) effect).arguments().stream().allMatch(this::isCertain);
      case PRINT_NAME -> isCertain(((Effect.PrintName) effect).value());
      case TERMINATE -> true;
      case REQUIRE, SEND, RECEIVE, SPAWN_PROCESS, SET_PRIORITY, INDIVISIBLE_STEP -> false;
    };
  }

  private boolean assigns(Effect.Assign effect) {
    return inside.test(effect.place()) && CertainSteps.fits(effect) && isCertain(effect.value());
  }

  /** Of what the system provides only the number of the process does not depend on others. */
  private boolean isCertain(Expr e) {
    return !MayFail.expression(e, inside) && ExprWalker.allParts(e, CertainEffects::isSteady);
  }

  private static boolean isSteady(Expr e) {
    return switch (e.kind()) {
      case SYSTEM_VALUE -> e.isOwnPid();
      case CONST, LOAD, UNARY, BINARY, CHOOSE, CHANNEL_QUERY, POLL -> true;
      case PROCESS_QUERY, REMOTE_LOAD, AT_LOCATION, SPAWN -> true;
    };
  }
}
