package dev.gyre.ltl.formula;

import dev.gyre.ltl.formula.Formula.Kind;
import java.util.List;
import java.util.function.Predicate;

/**
 * The rewriting rules for {@code f U g}, after SomenziBloem2000 and EtessamiHolzmann2000. Those for
 * {@code <> g} are the same with {@code f} true. The invariant behind most of them: only the first
 * position where g holds matters, and before it g does not hold.
 */
final class UntilRules {
  private final Simplifier simplifier;
  private final Formulas formulas;

  UntilRules(Simplifier simplifier, Formulas formulas) {
    this.simplifier = simplifier;
    this.formulas = formulas;
  }

  /** A simple formula equivalent to {@code f U g}, for simple operands. */
  Formula until(Formula f, Formula g) {
    if (g.isConstant() || g.isEventual() || simplifier.implies(f, g)) {
      return g;
    }
    if (!f.is(Kind.TRUE) && simplifier.implies(simplifier.not(g), f)) {
      return simplifier.eventually(g);
    }
    boolean delayed = g.is(Kind.NEXT) && (f.is(Kind.NEXT) || f.is(Kind.TRUE));
    if (delayed) {
      return simplifier.next(simplifier.until(f.is(Kind.TRUE) ? f : f.left(), g.left()));
    }
    Formula smaller = nested(f, g);
    if (smaller != null) {
      return smaller;
    }
    smaller = split(f, g);
    return smaller != null ? smaller : finish(f, g);
  }

  /** An until inside an until, where one of the two is not needed. */
  private Formula nested(Formula f, Formula g) {
    if (f.is(Kind.UNTIL) && f.right() == g) {
      return f;
    }
    if (g.is(Kind.UNTIL)) {
      if (simplifier.implies(f, g.left())) {
        return g;
      }
      if (simplifier.implies(g.left(), f)) {
        return simplifier.until(f, g.right());
      }
    }
    return null;
  }

  /** Takes the parts of g outside that do not depend on when they are looked at. */
  private Formula split(Formula f, Formula g) {
    if (g.is(Kind.OR)) {
      List<Formula> outside = parts(g, Formula::isEventual);
      if (!outside.isEmpty()) {
        Formula inside = simplifier.or(parts(g, part -> !part.isEventual()));
        return simplifier.or(simplifier.until(f, inside), simplifier.or(outside));
      }
    }
    if (g.is(Kind.AND)) {
      List<Formula> outside = parts(g, Formula::isSuspendable);
      if (!outside.isEmpty()) {
        Formula inside = simplifier.and(parts(g, part -> !part.isSuspendable()));
        return simplifier.and(simplifier.until(f, inside), simplifier.and(outside));
      }
    }
    return null;
  }

  private Formula finish(Formula f, Formula g) {
    Formula before = withoutNeedless(f, g);
    if (before != f) {
      return simplifier.until(before, g);
    }
    if (f.is(Kind.TRUE) && g.isAlways()) {
      Formula settled = inTheLongRun(g.right());
      if (settled != g.right()) {
        return simplifier.eventually(simplifier.always(settled));
      }
    }
    return formulas.until(f, g);
  }

  /** What f has to say where g does not hold. */
  private Formula withoutNeedless(Formula f, Formula g) {
    Formula notYet = simplifier.not(g);
    if (f.is(Kind.AND)) {
      List<Formula> needed = parts(f, part -> !simplifier.implies(notYet, part));
      return needed.size() < f.operands().size() ? simplifier.and(needed) : f;
    }
    if (f.is(Kind.OR)) {
      List<Formula> possible = parts(f, part -> !simplifier.implies(part, g));
      return possible.size() < f.operands().size() ? simplifier.or(possible) : f;
    }
    return f;
  }

  /** Under {@code <>[]} it does not matter when a conjunct begins to hold. */
  private Formula inTheLongRun(Formula f) {
    return switch (f.kind()) {
      case NEXT -> inTheLongRun(f.left());
      case RELEASE -> inTheLongRun(f.right());
      case AND -> simplifier.and(f.operands().stream().map(this::inTheLongRun).toList());
      case TRUE, FALSE, POSITIVE, NEGATIVE, OR, UNTIL -> f;
    };
  }

  private static List<Formula> parts(Formula f, Predicate<Formula> wanted) {
    return f.operands().stream().filter(wanted).toList();
  }
}
