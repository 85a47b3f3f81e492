package dev.gyre.ltl.formula;

import dev.gyre.ltl.formula.Formula.Kind;
import java.util.HashMap;
import java.util.Map;

/**
 * Decides whether one formula implies another as far as their syntax shows it: a yes is certain, a
 * no only means that no rule applied. The rules are those of SomenziBloem2000, table 1, with the
 * ones for pure eventualities and purely universal formulas that follow from EtessamiHolzmann2000.
 *
 * <p>Invariant: every rule asks only about pairs whose total size is smaller, so the recursion
 * ends; answers are remembered, so it ends soon.
 */
final class Implication {
  private final Map<Long, Boolean> answers = new HashMap<>();

  boolean holds(Formula f, Formula g) {
    if (f == g || f.is(Kind.FALSE) || g.is(Kind.TRUE)) {
      return true;
    }
    if (f.is(Kind.TRUE) || g.is(Kind.FALSE)) {
      return false;
    }
    long key = ((long) f.id() << 32) | g.id();
    Boolean known = answers.get(key);
    if (known == null) {
      known = byWeakening(f, g) || byStrengthening(f, g) || byShape(f, g);
      answers.put(key, known);
    }
    return known;
  }

  /** Something that follows from f already implies g. */
  private boolean byWeakening(Formula f, Formula g) {
    return switch (f.kind()) {
      case AND -> f.operands().stream().anyMatch(part -> holds(part, g));
      case OR -> f.operands().stream().allMatch(part -> holds(part, g));
      case NEXT -> g.isEventual() && holds(f.left(), g);
      case UNTIL -> holds(f.right(), g) && (g.isEventual() || holds(f.left(), g));
      case RELEASE -> holds(f.right(), g);
      case TRUE, FALSE, POSITIVE, NEGATIVE -> false;
    };
  }

  /** f implies something from which g follows. */
  private boolean byStrengthening(Formula f, Formula g) {
    return switch (g.kind()) {
      case AND -> g.operands().stream().allMatch(part -> holds(f, part));
      case OR -> g.operands().stream().anyMatch(part -> holds(f, part));
      case NEXT -> f.isUniversal() && holds(f, g.left());
      case UNTIL -> holds(f, g.right());
      case RELEASE -> holds(f, g.right()) && (f.isUniversal() || holds(f, g.left()));
      case TRUE, FALSE, POSITIVE, NEGATIVE -> false;
    };
  }

  /** Both have the same operator, and the operands imply each other. */
  private boolean byShape(Formula f, Formula g) {
    return switch (f.kind()) {
      case NEXT -> g.is(Kind.NEXT) && holds(f.left(), g.left());
      case UNTIL -> g.is(Kind.UNTIL) && holds(f.left(), g.left()) && holds(f.right(), g.right());
      case RELEASE ->
          g.is(Kind.RELEASE) && holds(f.left(), g.left()) && holds(f.right(), g.right());
      case TRUE, FALSE, POSITIVE, NEGATIVE, AND, OR -> false;
    };
  }
}
