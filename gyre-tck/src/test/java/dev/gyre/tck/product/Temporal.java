package dev.gyre.tck.product;

import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.function.Predicate;

/** A formula in its smallest vocabulary: propositions, not, and, next, until. */
sealed interface Temporal {
  /**
   * Its value where it is known which propositions hold and which promises are kept.
   *
   * @param holds by the index of a proposition
   */
  boolean value(IntPredicate holds, Predicate<Promise> isKept);

  /** Adds the subformulas that say something about what comes later. */
  void addPromises(Set<Promise> promises);

  /** The subformulas that say something about what comes later, each once. */
  default Set<Promise> promises() {
    Set<Promise> all = new LinkedHashSet<>();
    addPromises(all);
    return all;
  }

  /** A formula whose value follows from this state and the next one. */
  sealed interface Promise extends Temporal {
    /**
     * @param here the values of formulas in this state
     * @param next their values in the next one
     */
    boolean follows(Predicate<Temporal> here, Predicate<Temporal> next);

    @Override
    default boolean value(IntPredicate holds, Predicate<Promise> isKept) {
      return isKept.test(this);
    }
  }

  /**
   * @param index which of the propositions of the question
   */
  record Proposition(int index) implements Temporal {
    @Override
    public boolean value(IntPredicate holds, Predicate<Promise> isKept) {
      return holds.test(index);
    }

    @Override
    public void addPromises(Set<Promise> promises) {
      // It is about this state.
    }
  }

  record Not(Temporal operand) implements Temporal {
    @Override
    public boolean value(IntPredicate holds, Predicate<Promise> isKept) {
      return !operand.value(holds, isKept);
    }

    @Override
    public void addPromises(Set<Promise> promises) {
      operand.addPromises(promises);
    }
  }

  record And(Temporal left, Temporal right) implements Temporal {
    @Override
    public boolean value(IntPredicate holds, Predicate<Promise> isKept) {
      return left.value(holds, isKept) && right.value(holds, isKept);
    }

    @Override
    public void addPromises(Set<Promise> promises) {
      left.addPromises(promises);
      right.addPromises(promises);
    }
  }

  record Next(Temporal operand) implements Promise {
    @Override
    public void addPromises(Set<Promise> promises) {
      operand.addPromises(promises);
      promises.add(this);
    }

    @Override
    public boolean follows(Predicate<Temporal> here, Predicate<Temporal> next) {
      return next.test(operand);
    }
  }

  record Until(Temporal left, Temporal right) implements Promise {
    @Override
    public void addPromises(Set<Promise> promises) {
      left.addPromises(promises);
      right.addPromises(promises);
      promises.add(this);
    }

    @Override
    public boolean follows(Predicate<Temporal> here, Predicate<Temporal> next) {
      return here.test(right) || (here.test(left) && next.test(this));
    }
  }

  static Temporal not(Temporal f) {
    return f instanceof Not inner ? inner.operand() : new Not(f);
  }

  static Temporal or(Temporal f, Temporal g) {
    return not(new And(not(f), not(g)));
  }

  static Temporal eventually(Temporal f) {
    Temporal truth = or(new Proposition(0), not(new Proposition(0)));
    return new Until(truth, f);
  }

  static Temporal always(Temporal f) {
    return not(eventually(not(f)));
  }

  static Temporal release(Temporal f, Temporal g) {
    return not(new Until(not(f), not(g)));
  }

  static Temporal weakUntil(Temporal f, Temporal g) {
    return or(new Until(f, g), always(f));
  }
}
