package dev.gyre.engine.run;

import dev.gyre.ir.LtlFormula;
import java.util.Optional;
import java.util.function.Predicate;

/** Formulas without temporal operators, which hold or do not hold in single states. */
public final class StateFormula {
  private StateFormula() {}

  /** The first temporal operator of a formula; empty if it is about single states. */
  public static Optional<String> temporalOperator(LtlFormula formula) {
    return formula.match(
        new LtlFormula.Cases<>() {
          @Override
          public Optional<String> proposition(LtlFormula.Proposition f) {
            return Optional.empty();
          }

          @Override
          public Optional<String> unary(LtlFormula.Unary f) {
            return f.op() == LtlFormula.UnaryOp.NOT
                ? f.operand().match(this)
                : Optional.of(f.op().symbol());
          }

          @Override
          public Optional<String> binary(LtlFormula.Binary f) {
            return switch (f.op()) {
              case AND, OR, IMPLIES, EQUIVALENT ->
                  f.left().match(this).or(() -> f.right().match(this));
              case UNTIL, WEAK_UNTIL, RELEASE -> Optional.of(f.op().symbol());
            };
          }
        });
  }

  /**
   * Whether a formula without temporal operators holds.
   *
   * @param holding tells which propositions hold
   */
  static boolean holds(LtlFormula formula, Predicate<LtlFormula.Proposition> holding) {
    return formula.match(new Evaluation(holding));
  }

  private record Evaluation(Predicate<LtlFormula.Proposition> holding)
      implements LtlFormula.Cases<Boolean> {
    @Override
    public Boolean proposition(LtlFormula.Proposition f) {
      return holding.test(f);
    }

    @Override
    public Boolean unary(LtlFormula.Unary f) {
      return switch (f.op()) {
        case NOT -> !f.operand().match(this);
        case NEXT, ALWAYS, EVENTUALLY -> throw new IllegalStateException("not about states");
      };
    }

    @Override
    public Boolean binary(LtlFormula.Binary f) {
      boolean left = f.left().match(this);
      boolean right = f.right().match(this);
      return switch (f.op()) {
        case AND -> left && right;
        case OR -> left || right;
        case IMPLIES -> !left || right;
        case EQUIVALENT -> left == right;
        case UNTIL, WEAK_UNTIL, RELEASE -> throw new IllegalStateException("not about states");
      };
    }
  }
}
