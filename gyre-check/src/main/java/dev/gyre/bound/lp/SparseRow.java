package dev.gyre.bound.lp;

import java.util.Arrays;
import java.util.Map;
import java.util.SortedMap;

/** A sum of variables with factors, of which none is 0; in the order of the variables. */
public final class SparseRow {
  public static final SparseRow EMPTY = new SparseRow(new int[0], new Rational[0]);

  private final int[] variables;
  private final Rational[] factors;

  private SparseRow(int[] variables, Rational[] factors) {
    this.variables = variables;
    this.factors = factors;
  }

  /** Factors that are 0 are left out. */
  public static SparseRow of(SortedMap<Integer, Long> given) {
    int[] variables = new int[given.size()];
    Rational[] factors = new Rational[given.size()];
    int count = 0;
    for (Map.Entry<Integer, Long> entry : given.entrySet()) {
      if (entry.getValue() != 0) {
        variables[count] = entry.getKey();
        factors[count++] = Rational.of(entry.getValue());
      }
    }
    return cut(variables, factors, count);
  }

  private static SparseRow cut(int[] variables, Rational[] factors, int count) {
    return count == variables.length
        ? new SparseRow(variables, factors)
        : new SparseRow(Arrays.copyOf(variables, count), Arrays.copyOf(factors, count));
  }

  public int size() {
    return variables.length;
  }

  public int variable(int place) {
    return variables[place];
  }

  public Rational factor(int place) {
    return factors[place];
  }

  /** The factor of a variable. */
  public Rational get(int variable) {
    int place = Arrays.binarySearch(variables, variable);
    return place < 0 ? Rational.ZERO : factors[place];
  }

  /** This and so many times another one, one variable left out of this before. */
  SparseRow without(int left, Rational times, SparseRow other) {
    int most = size() + other.size();
    int[] sumVariables = new int[most];
    Rational[] sumFactors = new Rational[most];
    int count = 0;
    int i = 0;
    int j = 0;
    while (i < size() || j < other.size()) {
      int mine = i < size() ? variables[i] : Integer.MAX_VALUE;
      int its = j < other.size() ? other.variables[j] : Integer.MAX_VALUE;
      Rational sum = Rational.ZERO;
      if (mine <= its) {
        sum = mine == left ? Rational.ZERO : factors[i];
        i++;
      }
      if (its <= mine) {
        sum = sum.plus(times.times(other.factors[j]));
        j++;
      }
      if (!sum.isZero()) {
        sumVariables[count] = Math.min(mine, its);
        sumFactors[count++] = sum;
      }
    }
    return cut(sumVariables, sumFactors, count);
  }

  /** All factors divided by one of them, whose variable is replaced by another one. */
  SparseRow solvedFor(int variable, int replacement) {
    Rational pivot = get(variable);
    SparseRow scaled =
        EMPTY
            .without(-1, Rational.ONE.dividedBy(pivot), this)
            .without(variable, Rational.ZERO, EMPTY);
    SparseRow own = new SparseRow(new int[] {replacement}, new Rational[] {Rational.ONE});
    return scaled.without(-1, Rational.ONE.dividedBy(pivot), own);
  }

  /** The first variable with a positive factor, or -1. */
  int firstPositive() {
    for (int i = 0; i < variables.length; i++) {
      if (factors[i].signum() > 0) {
        return variables[i];
      }
    }
    return -1;
  }

  /** The variable with the largest positive factor, or -1. */
  int mostPositive() {
    int best = -1;
    for (int i = 0; i < variables.length; i++) {
      if (factors[i].signum() > 0 && (best < 0 || factors[i].compareTo(factors[best]) > 0)) {
        best = i;
      }
    }
    return best < 0 ? -1 : variables[best];
  }
}
