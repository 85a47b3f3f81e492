package dev.gyre.ltl.formula;

import dev.gyre.ltl.formula.Formula.Kind;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Makes formulas: each one once, and none that a constant or a repetition makes pointless. Deeper
 * rewriting is the {@link Simplifier}'s. Not thread-safe; formulas of different factories must not
 * be mixed.
 */
public final class Formulas {
  private final Map<Shape, Formula> known = new HashMap<>();
  private final Map<Formula, Formula> negations = new HashMap<>();
  private final Formula truth = intern(Kind.TRUE, 0, List.of());
  private final Formula falsity = intern(Kind.FALSE, 0, List.of());

  private record Shape(Kind kind, int proposition, List<Integer> operands) {}

  private Formula intern(Kind kind, int proposition, List<Formula> operands) {
    List<Integer> ids = operands.stream().map(Formula::id).toList();
    return known.computeIfAbsent(
        new Shape(kind, proposition, ids),
        shape -> new Formula(known.size(), kind, proposition, operands));
  }

  /** How many formulas were made, a measure of the work done. */
  public int size() {
    return known.size();
  }

  public Formula constant(boolean value) {
    return value ? truth : falsity;
  }

  public Formula proposition(int number) {
    return intern(Kind.POSITIVE, number, List.of());
  }

  public Formula and(Formula... operands) {
    return and(List.of(operands));
  }

  public Formula and(Collection<Formula> operands) {
    return join(Kind.AND, operands, truth, falsity);
  }

  public Formula or(Formula... operands) {
    return or(List.of(operands));
  }

  public Formula or(Collection<Formula> operands) {
    return join(Kind.OR, operands, falsity, truth);
  }

  private Formula join(
      Kind kind, Collection<Formula> operands, Formula neutral, Formula absorbing) {
    TreeSet<Formula> flat = new TreeSet<>(Comparator.comparingInt(Formula::id));
    for (Formula operand : operands) {
      if (operand == absorbing) {
        return absorbing;
      }
      if (operand.is(kind)) {
        flat.addAll(operand.operands());
      } else if (operand != neutral) {
        flat.add(operand);
      }
    }
    for (Formula operand : flat) {
      if (operand.isLiteral() && flat.contains(not(operand))) {
        return absorbing;
      }
    }
    return switch (flat.size()) {
      case 0 -> neutral;
      case 1 -> flat.first();
      default -> intern(kind, 0, new ArrayList<>(flat));
    };
  }

  public Formula next(Formula operand) {
    return operand.isConstant() ? operand : intern(Kind.NEXT, 0, List.of(operand));
  }

  public Formula until(Formula left, Formula right) {
    boolean isRight = right.isConstant() || left.is(Kind.FALSE) || left == right;
    return isRight ? right : intern(Kind.UNTIL, 0, List.of(left, right));
  }

  public Formula release(Formula left, Formula right) {
    boolean isRight = right.isConstant() || left.is(Kind.TRUE) || left == right;
    return isRight ? right : intern(Kind.RELEASE, 0, List.of(left, right));
  }

  public Formula eventually(Formula operand) {
    return until(truth, operand);
  }

  public Formula always(Formula operand) {
    return release(falsity, operand);
  }

  /** The negation, again in negation normal form. */
  public Formula not(Formula f) {
    Formula known = negations.get(f);
    if (known == null) {
      known = negate(f);
      negations.put(f, known);
      negations.put(known, f);
    }
    return known;
  }

  private Formula negate(Formula f) {
    return switch (f.kind()) {
      case TRUE -> falsity;
      case FALSE -> truth;
      case POSITIVE -> intern(Kind.NEGATIVE, f.proposition(), List.of());
      case NEGATIVE -> proposition(f.proposition());
      case AND -> or(f.operands().stream().map(this::not).toList());
      case OR -> and(f.operands().stream().map(this::not).toList());
      case NEXT -> next(not(f.left()));
      case UNTIL -> release(not(f.left()), not(f.right()));
      case RELEASE -> until(not(f.left()), not(f.right()));
    };
  }
}
