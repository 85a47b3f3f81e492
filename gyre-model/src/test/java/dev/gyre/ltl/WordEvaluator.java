package dev.gyre.ltl;

import dev.gyre.ir.LtlFormula;
import java.util.ArrayList;
import java.util.List;

/**
 * The meaning of formulas, straight from its definition: for each position of a lasso whether the
 * formula holds there. Shares nothing with the translation.
 */
final class WordEvaluator implements LtlFormula.Cases<boolean[]> {
  private final Lasso word;
  private final List<LtlFormula.Proposition> propositions;

  WordEvaluator(Lasso word, List<LtlFormula.Proposition> propositions) {
    this.word = word;
    this.propositions = propositions;
  }

  static boolean holds(LtlFormula formula, Lasso word, List<LtlFormula.Proposition> propositions) {
    return formula.match(new WordEvaluator(word, propositions))[0];
  }

  @Override
  public boolean[] proposition(LtlFormula.Proposition f) {
    int bit = propositions.indexOf(f);
    boolean[] values = new boolean[word.length()];
    for (int i = 0; i < values.length; i++) {
      values[i] = (word.letter(i) >> bit & 1) != 0;
    }
    return values;
  }

  @Override
  public boolean[] unary(LtlFormula.Unary f) {
    boolean[] operand = f.operand().match(this);
    boolean[] values = new boolean[operand.length];
    for (int i = 0; i < values.length; i++) {
      boolean value =
          switch (f.op()) {
            case NOT -> !operand[i];
            case NEXT -> operand[word.next(i)];
            case ALWAYS -> future(i).stream().allMatch(j -> operand[j]);
            case EVENTUALLY -> future(i).stream().anyMatch(j -> operand[j]);
          };
      values[i] = value;
    }
    return values;
  }

  @Override
  public boolean[] binary(LtlFormula.Binary f) {
    boolean[] left = f.left().match(this);
    boolean[] right = f.right().match(this);
    boolean[] values = new boolean[left.length];
    for (int i = 0; i < values.length; i++) {
      boolean value =
          switch (f.op()) {
            case AND -> left[i] && right[i];
            case OR -> left[i] || right[i];
            case IMPLIES -> !left[i] || right[i];
            case EQUIVALENT -> left[i] == right[i];
            case UNTIL -> until(i, left, right);
            case WEAK_UNTIL -> until(i, left, right) || future(i).stream().allMatch(j -> left[j]);
            case RELEASE -> release(i, left, right);
          };
      values[i] = value;
    }
    return values;
  }

  /** The positions from {@code i} on, each once, in the order in which they come. */
  private List<Integer> future(int i) {
    List<Integer> positions = new ArrayList<>();
    for (int at = i; !positions.contains(at); at = word.next(at)) {
      positions.add(at);
    }
    return positions;
  }

  private boolean until(int i, boolean[] left, boolean[] right) {
    for (int j : future(i)) {
      if (right[j]) {
        return true;
      }
      if (!left[j]) {
        return false;
      }
    }
    return false;
  }

  private boolean release(int i, boolean[] left, boolean[] right) {
    for (int j : future(i)) {
      if (!right[j]) {
        return false;
      }
      if (left[j]) {
        return true;
      }
    }
    return true;
  }
}
