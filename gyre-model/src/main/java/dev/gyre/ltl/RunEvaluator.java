package dev.gyre.ltl;

import dev.gyre.ir.LtlFormula;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/**
 * Decides whether an infinite run that ends in a cycle satisfies a formula, straight from the
 * definition of the logic. Knows no automata, so that it can confirm what was found with them.
 *
 * <p>Each operator is a fixed point over the positions of the run. Going backwards twice round the
 * cycle is enough: what the first round assumes of the end of the cycle the second one knows.
 */
public final class RunEvaluator implements LtlFormula.Cases<boolean[]> {
  private final int length;
  private final int cycleStart;
  private final Map<LtlFormula.Proposition, List<Boolean>> values;

  /**
   * @param length how many positions the run has, cycle included
   * @param cycleStart the position that comes after the last one
   * @param values for each proposition whether it holds at each position
   */
  public RunEvaluator(
      int length, int cycleStart, Map<LtlFormula.Proposition, List<Boolean>> values) {
    if (cycleStart < 0 || cycleStart >= length) {
      throw new IllegalArgumentException("a run without a cycle");
    }
    this.length = length;
    this.cycleStart = cycleStart;
    this.values = Map.copyOf(values);
  }

  /** Whether the formula holds at the first position. */
  public boolean satisfies(LtlFormula formula) {
    return formula.match(this)[0];
  }

  @Override
  public boolean[] proposition(LtlFormula.Proposition f) {
    return each(values.get(f)::get);
  }

  @Override
  public boolean[] unary(LtlFormula.Unary f) {
    boolean[] operand = f.operand().match(this);
    return switch (f.op()) {
      case NOT -> each(i -> !operand[i]);
      case NEXT -> each(i -> operand[next(i)]);
      case ALWAYS -> unless(operand, each(i -> false));
      case EVENTUALLY -> until(each(i -> true), operand);
    };
  }

  @Override
  public boolean[] binary(LtlFormula.Binary f) {
    boolean[] left = f.left().match(this);
    boolean[] right = f.right().match(this);
    return switch (f.op()) {
      case AND -> each(i -> left[i] && right[i]);
      case OR -> each(i -> left[i] || right[i]);
      case IMPLIES -> each(i -> !left[i] || right[i]);
      case EQUIVALENT -> each(i -> left[i] == right[i]);
      case UNTIL -> until(left, right);
      case WEAK_UNTIL -> unless(left, right);
      // right holds for ever, or up to and including where left does.
      case RELEASE -> unless(right, each(i -> left[i] && right[i]));
    };
  }

  private int next(int position) {
    return position + 1 < length ? position + 1 : cycleStart;
  }

  private boolean[] each(IntPredicate holds) {
    boolean[] result = new boolean[length];
    for (int i = 0; i < length; i++) {
      result[i] = holds.test(i);
    }
    return result;
  }

  private boolean[] until(boolean[] left, boolean[] right) {
    return fixedPoint(left, right, new boolean[length]);
  }

  /** Until, or left for ever. */
  private boolean[] unless(boolean[] left, boolean[] right) {
    return fixedPoint(left, right, each(i -> true));
  }

  private boolean[] fixedPoint(boolean[] left, boolean[] right, boolean[] start) {
    for (int round = 0; round < 2; round++) {
      for (int i = length - 1; i >= 0; i--) {
        start[i] = right[i] || (left[i] && start[next(i)]);
      }
    }
    return start;
  }
}
