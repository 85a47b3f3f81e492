package dev.gyre.ltl.formula;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Rewrites a formula into an equivalent one that gives a smaller automaton: the rules of
 * SomenziBloem2000 and EtessamiHolzmann2000, among them absorption by {@link Implication}, and
 * those for pure eventualities and purely universal formulas.
 *
 * <p>Works bottom-up: the methods below take operands that are already simple and return something
 * simple. Each rule is written down once, for conjunctions and until; disjunctions and release are
 * negated, rewritten and negated back, so the dual rule can neither be forgotten nor be wrong.
 * Negation maps simple formulas to simple ones.
 */
public final class Simplifier {
  private final Formulas formulas;
  private final Implication implication = new Implication();
  private final ConjunctionRules conjunctions;
  private final UntilRules untils;
  private final Map<Formula, Formula> done = new HashMap<>();

  public Simplifier(Formulas formulas) {
    this.formulas = formulas;
    this.conjunctions = new ConjunctionRules(this, formulas);
    this.untils = new UntilRules(this, formulas);
  }

  public Formula simplify(Formula f) {
    Formula simple = done.get(f);
    if (simple == null) {
      simple = rebuild(f);
      done.put(f, simple);
      done.put(simple, simple);
    }
    return simple;
  }

  private Formula rebuild(Formula f) {
    List<Formula> operands = f.operands().stream().map(this::simplify).toList();
    return switch (f.kind()) {
      case TRUE, FALSE, POSITIVE, NEGATIVE -> f;
      case AND -> and(operands);
      case OR -> or(operands);
      case NEXT -> next(operands.get(0));
      case UNTIL -> until(operands.get(0), operands.get(1));
      case RELEASE -> release(operands.get(0), operands.get(1));
    };
  }

  Formula and(Formula... operands) {
    return and(List.of(operands));
  }

  Formula and(Collection<Formula> operands) {
    return conjunctions.and(formulas.and(operands));
  }

  Formula or(Formula... operands) {
    return or(List.of(operands));
  }

  Formula or(Collection<Formula> operands) {
    return not(and(operands.stream().map(this::not).toList()));
  }

  /** {@code X} is pushed inwards only past what does not care when it is looked at. */
  Formula next(Formula f) {
    if (f.isSuspendable()) {
      return f;
    }
    List<Formula> suspendable = f.operands().stream().filter(Formula::isSuspendable).toList();
    if (suspendable.isEmpty() || !(f.is(Formula.Kind.AND) || f.is(Formula.Kind.OR))) {
      return formulas.next(f);
    }
    List<Formula> others = f.operands().stream().filter(g -> !g.isSuspendable()).toList();
    return f.is(Formula.Kind.AND)
        ? and(formulas.next(formulas.and(others)), formulas.and(suspendable))
        : or(formulas.next(formulas.or(others)), formulas.or(suspendable));
  }

  Formula until(Formula left, Formula right) {
    return untils.until(left, right);
  }

  Formula release(Formula left, Formula right) {
    return not(until(not(left), not(right)));
  }

  Formula eventually(Formula f) {
    return until(formulas.constant(true), f);
  }

  Formula always(Formula f) {
    return release(formulas.constant(false), f);
  }

  Formula not(Formula f) {
    return formulas.not(f);
  }

  /** Whether f is seen to imply g. */
  boolean implies(Formula f, Formula g) {
    return implication.holds(f, g);
  }

  /** Whether f and g are seen to exclude each other. */
  boolean excludes(Formula f, Formula g) {
    return implication.holds(f, not(g)) || implication.holds(g, not(f));
  }
}
