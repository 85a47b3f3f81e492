package dev.gyre.bound.lp;

import dev.gyre.system.Cancellation;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Maximises a sum of variables, none negative, under upper bounds of other such sums, exactly. The
 * bounds are not negative, so the start is to let all variables be 0. One after the other several
 * sums can be maximised; each search starts where the last one has ended.
 *
 * <p>The simplex method [Dantzig1963] on a dictionary whose rows are sparse. The variable with the
 * largest reduced cost enters; after a number of steps that did not help, the one with the smallest
 * number [Bland1977], until one does, so it always ends.
 *
 * <p>Invariant: each row says what its basic variable is as a bound minus a sum of variables that
 * are not basic; all bounds are at least 0.
 */
public final class Simplex {
  /** So many steps in a row may be without gain before caution is worth its price. */
  private static final int PATIENCE = 40;

  private final int variables;
  private final long mostWork;
  private final List<SparseRow> rows = new ArrayList<>();
  private final List<Rational> bounds = new ArrayList<>();
  private final List<Integer> basis = new ArrayList<>();
  private SparseRow costs = SparseRow.EMPTY;
  private Rational value = Rational.ZERO;
  private int entering = -1;
  private long work;

  /** How a search ended. */
  public enum Outcome {
    OPTIMAL,
    /** There is no largest value: {@link #ray} says which way it grows for ever. */
    UNBOUNDED,
    /** So much work was done, by all searches together, that it was given up. */
    GIVEN_UP
  }

  /**
   * @param variables how many there are, numbered from 0
   * @param mostWork how many factors all searches together may compute
   */
  public Simplex(int variables, long mostWork) {
    this.variables = variables;
    this.mostWork = mostWork;
  }

  /** Adds a row: the sum is at most the bound. All are added before the first search. */
  public void atMost(SparseRow sum, Rational bound) {
    if (bound.signum() < 0) {
      throw new IllegalArgumentException("the bound " + bound + " is negative");
    }
    basis.add(variables + rows.size());
    rows.add(sum);
    bounds.add(bound);
  }

  /** Searches for the largest value of a sum. */
  public Outcome maximise(SparseRow sum) {
    express(sum);
    int idle = 0;
    while (true) {
      Cancellation.check();
      entering = idle > PATIENCE ? costs.firstPositive() : costs.mostPositive();
      if (entering < 0) {
        return Outcome.OPTIMAL;
      }
      int leaving = leaving();
      if (leaving < 0) {
        return Outcome.UNBOUNDED;
      }
      if (work > mostWork) {
        return Outcome.GIVEN_UP;
      }
      idle = bounds.get(leaving).isZero() ? idle + 1 : 0;
      pivot(leaving);
    }
  }

  /** The sum in terms of the variables that are not basic. */
  private void express(SparseRow sum) {
    costs = sum;
    value = Rational.ZERO;
    for (int i = 0; i < rows.size(); i++) {
      Rational factor = costs.get(basis.get(i));
      if (!factor.isZero()) {
        value = value.plus(factor.times(bounds.get(i)));
        work += costs.size() + rows.get(i).size();
        costs = costs.without(basis.get(i), factor.negated(), rows.get(i));
      }
    }
  }

  /**
   * The row that limits the entering variable most; among several that of the smallest variable.
   */
  private int leaving() {
    int best = -1;
    Rational least = null;
    for (int i = 0; i < rows.size(); i++) {
      Rational factor = rows.get(i).get(entering);
      if (factor.signum() > 0) {
        Rational limit = bounds.get(i).dividedBy(factor);
        int comparison = best < 0 ? -1 : limit.compareTo(least);
        if (comparison < 0 || (comparison == 0 && basis.get(i) < basis.get(best))) {
          best = i;
          least = limit;
        }
      }
    }
    return best;
  }

  private void pivot(int leaving) {
    Rational limit = bounds.get(leaving).dividedBy(rows.get(leaving).get(entering));
    SparseRow solved = rows.get(leaving).solvedFor(entering, basis.get(leaving));
    for (int i = 0; i < rows.size(); i++) {
      Rational factor = i == leaving ? Rational.ZERO : rows.get(i).get(entering);
      if (!factor.isZero()) {
        work += rows.get(i).size() + solved.size();
        rows.set(i, rows.get(i).without(entering, factor.negated(), solved));
        bounds.set(i, bounds.get(i).minus(factor.times(limit)));
      }
    }
    Rational gain = costs.get(entering);
    costs = costs.without(entering, gain.negated(), solved);
    value = value.plus(gain.times(limit));
    rows.set(leaving, solved);
    bounds.set(leaving, limit);
    basis.set(leaving, entering);
  }

  /** The largest value that was found. */
  public Rational value() {
    return value;
  }

  /** What one more unit of the bound of a row would add to the largest value. */
  public Rational price(int row) {
    return costs.get(variables + row).negated();
  }

  /** After {@link Outcome#OPTIMAL}: the variables that are not 0. */
  public Map<Integer, Rational> solution() {
    Map<Integer, Rational> found = new HashMap<>();
    for (int i = 0; i < rows.size(); i++) {
      if (basis.get(i) < variables && !bounds.get(i).isZero()) {
        found.put(basis.get(i), bounds.get(i));
      }
    }
    return found;
  }

  /** After {@link Outcome#UNBOUNDED}: in which proportions variables can grow for ever. */
  public Map<Integer, Rational> ray() {
    Map<Integer, Rational> found = new HashMap<>();
    if (entering < variables) {
      found.put(entering, Rational.ONE);
    }
    for (int i = 0; i < rows.size(); i++) {
      Rational factor = rows.get(i).get(entering);
      if (basis.get(i) < variables && !factor.isZero()) {
        found.put(basis.get(i), factor.negated());
      }
    }
    return found;
  }
}
