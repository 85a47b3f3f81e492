package dev.gyre.ir.analysis;

import dev.gyre.ir.Expr;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.SystemWalker;
import java.util.Optional;

/**
 * Decides whether it matters to a property how often a state repeats itself before the next one
 * comes. If it does, steps that the property cannot see must all be there. Without <i>next</i> it
 * does not [Lamport1983].
 */
public final class Stuttering {
  private Stuttering() {}

  /** Why a formula may tell runs apart that differ in repetitions only, if it may. */
  public static Optional<String> obstacle(LtlFormula formula) {
    if (usesNext(formula)) {
      return Optional.of("it uses X (next)");
    }
    return asksForEvents(formula) ? Optional.of("it asks for events") : Optional.empty();
  }

  /** Whether a formula counts steps with X. */
  public static boolean usesNext(LtlFormula formula) {
    return formula.match(NEXT);
  }

  /** Whether a formula asks what the last step was, which every other step changes. */
  public static boolean asksForEvents(LtlFormula formula) {
    return SystemWalker.finds(
        e -> e.loaded().stream().anyMatch(place -> place.variable().isOfEvents()),
        walker -> walker.walk(formula));
  }

  /**
   * Whether a formula asks what may change with a step that it cannot see otherwise: whether
   * anybody can move, or who did.
   */
  public static boolean asksForSteps(LtlFormula formula) {
    return SystemWalker.finds(Stuttering::mayChange, walker -> walker.walk(formula));
  }

  /** Why a claim may tell such runs apart. */
  public static Optional<String> obstacle(ProcessAutomaton claim) {
    return Optional.of("a never claim may count steps (a formula without X does not)");
  }

  private static final LtlFormula.Cases<Boolean> NEXT =
      new LtlFormula.Cases<>() {
        @Override
        public Boolean proposition(LtlFormula.Proposition f) {
          return false;
        }

        @Override
        public Boolean unary(LtlFormula.Unary f) {
          return f.op() == LtlFormula.UnaryOp.NEXT || f.operand().match(this);
        }

        @Override
        public Boolean binary(LtlFormula.Binary f) {
          return f.left().match(this) || f.right().match(this);
        }
      };

  /**
   * Whether an expression, its operands left aside, may change with such a step. A variable that is
   * named from outside is written in steps of their own; so is a location that is named come to and
   * left.
   */
  private static boolean mayChange(Expr e) {
    return switch (e.kind()) {
      case PROCESS_QUERY, SPAWN -> true;
      case SYSTEM_VALUE -> mayChange(((Expr.SystemValue) e).fact());
      case CONST, LOAD, UNARY, BINARY, CHOOSE, CHANNEL_QUERY, POLL -> false;
      case REMOTE_LOAD, AT_LOCATION -> false;
    };
  }

  private static boolean mayChange(Expr.SystemFact fact) {
    return switch (fact) {
      case TIMEOUT, NON_PROGRESS, LAST_PID -> true;
      case OWN_PID, PROCESS_COUNT -> false;
    };
  }
}
