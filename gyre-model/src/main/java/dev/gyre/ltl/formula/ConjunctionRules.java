package dev.gyre.ltl.formula;

import dev.gyre.ltl.formula.Formula.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The rewriting rules for conjunctions, after SomenziBloem2000. A rule either looks at one operand
 * in the light of another or joins two operands to one; the rest of the conjunction stays.
 */
final class ConjunctionRules {
  private final Simplifier simplifier;
  private final Formulas formulas;

  ConjunctionRules(Simplifier simplifier, Formulas formulas) {
    this.simplifier = simplifier;
    this.formulas = formulas;
  }

  /** Simplifies a formula whose operands, if it is a conjunction, are simple. */
  Formula and(Formula conjunction) {
    if (!conjunction.is(Kind.AND)) {
      return conjunction;
    }
    List<Formula> parts = new ArrayList<>(conjunction.operands());
    for (int i = 0; i < parts.size(); i++) {
      for (int j = 0; j < parts.size(); j++) {
        if (i == j) {
          continue;
        }
        Optional<Formula> smaller = together(parts.get(i), parts.get(j));
        if (smaller.isPresent()) {
          // The greater index first, so that the other one stays right.
          parts.remove(Math.max(i, j));
          parts.remove(Math.min(i, j));
          parts.add(smaller.get());
          return simplifier.and(parts);
        }
      }
    }
    return conjunction;
  }

  /** Something smaller that f and g together are equivalent to, if a rule says so. */
  private Optional<Formula> together(Formula f, Formula g) {
    if (simplifier.implies(f, g)) {
      return Optional.of(f);
    }
    if (simplifier.excludes(f, g)) {
      return Optional.of(formulas.constant(false));
    }
    Formula known = under(f, g);
    if (known != g) {
      return Optional.of(simplifier.and(f, known));
    }
    return joined(f, g);
  }

  /** What is left of g where f holds. */
  private Formula under(Formula f, Formula g) {
    return switch (g.kind()) {
      // f decides at once whether the left operand holds.
      case RELEASE -> simplifier.implies(f, g.left()) ? g.right() : g;
      case UNTIL -> simplifier.implies(f, simplifier.not(g.left())) ? g.right() : g;
      case OR -> withoutExcluded(f, g);
      case TRUE, FALSE, POSITIVE, NEGATIVE, AND, NEXT -> g;
    };
  }

  /** {@code f && (a || b)} is {@code f && a} where f and b exclude each other. */
  private Formula withoutExcluded(Formula f, Formula disjunction) {
    List<Formula> possible =
        disjunction.operands().stream().filter(part -> !simplifier.excludes(f, part)).toList();
    return possible.size() == disjunction.operands().size() ? disjunction : simplifier.or(possible);
  }

  private Optional<Formula> joined(Formula f, Formula g) {
    if (f.is(Kind.NEXT) && g.is(Kind.NEXT)) {
      return Optional.of(simplifier.next(simplifier.and(f.left(), g.left())));
    }
    if (f.is(Kind.RELEASE) && g.is(Kind.RELEASE) && f.left() == g.left()) {
      return Optional.of(simplifier.release(f.left(), simplifier.and(f.right(), g.right())));
    }
    if (f.is(Kind.UNTIL) && g.is(Kind.UNTIL)) {
      return joinedUntils(f, g);
    }
    if (f.is(Kind.RELEASE) && g.isEventually() && f.left() == g.right()) {
      return Optional.of(simplifier.until(f.right(), simplifier.and(f.left(), f.right())));
    }
    return Optional.empty();
  }

  private Optional<Formula> joinedUntils(Formula f, Formula g) {
    if (f.right() == g.right()) {
      return Optional.of(simplifier.until(simplifier.and(f.left(), g.left()), f.right()));
    }
    boolean bothSettle =
        f.isEventually() && g.isEventually() && f.right().isAlways() && g.right().isAlways();
    if (!bothSettle) {
      return Optional.empty();
    }
    // From some point on f, and from some point on g: from the later one on both.
    Formula both = simplifier.and(f.right().right(), g.right().right());
    return Optional.of(simplifier.eventually(simplifier.always(both)));
  }
}
