package dev.gyre.ltl.formula;

import java.util.List;

/**
 * A formula in negation normal form. {@link Formulas} sees to it that equal formulas are the same
 * object, so they are compared with {@code ==} and can be keys of identity maps; {@link #id} is
 * their place in the order in which they were made.
 *
 * <p>{@code [] f} is {@code false V f} and {@code <> f} is {@code true U f}; {@code V} is called
 * release.
 */
public final class Formula {
  /** The shapes. */
  public enum Kind {
    TRUE,
    FALSE,
    /** A proposition. */
    POSITIVE,
    /** A negated proposition. */
    NEGATIVE,
    /** Two or more operands, none of them a conjunction, in the order of their ids. */
    AND,
    /** Two or more operands, none of them a disjunction, in the order of their ids. */
    OR,
    NEXT,
    UNTIL,
    RELEASE
  }

  private final int id;
  private final Kind kind;
  private final int proposition;
  private final List<Formula> operands;
  private final boolean eventual;
  private final boolean universal;

  Formula(int id, Kind kind, int proposition, List<Formula> operands) {
    this.id = id;
    this.kind = kind;
    this.proposition = proposition;
    this.operands = List.copyOf(operands);
    this.eventual = computeEventual();
    this.universal = computeUniversal();
  }

  public int id() {
    return id;
  }

  public Kind kind() {
    return kind;
  }

  public boolean is(Kind wanted) {
    return kind == wanted;
  }

  public boolean isConstant() {
    return kind == Kind.TRUE || kind == Kind.FALSE;
  }

  public boolean isLiteral() {
    return kind == Kind.POSITIVE || kind == Kind.NEGATIVE;
  }

  /** The number of the proposition of a literal. */
  public int proposition() {
    return proposition;
  }

  public List<Formula> operands() {
    return operands;
  }

  /** The first operand. */
  public Formula left() {
    return operands.get(0);
  }

  /** The last operand; the only one of {@code NEXT}. */
  public Formula right() {
    return operands.get(operands.size() - 1);
  }

  /** Whether this is {@code <> f}. */
  public boolean isEventually() {
    return kind == Kind.UNTIL && left().is(Kind.TRUE);
  }

  /** Whether this is {@code [] f}. */
  public boolean isAlways() {
    return kind == Kind.RELEASE && left().is(Kind.FALSE);
  }

  /**
   * Whether putting anything in front of a word that satisfies the formula gives a word that
   * satisfies it, as its syntax shows: a pure eventuality (EtessamiHolzmann2000).
   */
  public boolean isEventual() {
    return eventual;
  }

  /** Whether every suffix of a word that satisfies the formula satisfies it: purely universal. */
  public boolean isUniversal() {
    return universal;
  }

  /** Whether only the far end of a word matters, as for {@code []<> p}. */
  public boolean isSuspendable() {
    return eventual && universal;
  }

  private boolean computeEventual() {
    return switch (kind) {
      case TRUE, FALSE -> true;
      case POSITIVE, NEGATIVE -> false;
      case AND, OR, NEXT -> operands.stream().allMatch(Formula::isEventual);
      case UNTIL -> isEventually() || right().isEventual();
      case RELEASE -> left().isEventual() && right().isEventual();
    };
  }

  private boolean computeUniversal() {
    return switch (kind) {
      case TRUE, FALSE -> true;
      case POSITIVE, NEGATIVE -> false;
      case AND, OR, NEXT -> operands.stream().allMatch(Formula::isUniversal);
      case UNTIL -> left().isUniversal() && right().isUniversal();
      case RELEASE -> isAlways() || right().isUniversal();
    };
  }

  @Override
  public String toString() {
    return switch (kind) {
      case TRUE -> "true";
      case FALSE -> "false";
      case POSITIVE -> "p" + proposition;
      case NEGATIVE -> "!p" + proposition;
      case AND -> joined(" && ");
      case OR -> joined(" || ");
      case NEXT -> "X " + left();
      case UNTIL -> isEventually() ? "<> " + right() : joined(" U ");
      case RELEASE -> isAlways() ? "[] " + right() : joined(" V ");
    };
  }

  private String joined(String operator) {
    return "(" + String.join(operator, operands.stream().map(Formula::toString).toList()) + ")";
  }
}
