package dev.gyre.lts.formula;

import java.util.List;

/**
 * A formula about states of a system: Hennessy-Milner logic [HennessyMilner1985], with until for
 * silent steps (De Nicola and Vaandrager 1995), which over Kripke structures is CTL without next.
 * Parts are shared, so two formulas are equal only if they are the same.
 */
public final class Formula {
  /** What a formula says. */
  public enum Kind {
    TRUE,
    /** A proposition, the text of {@link #label}. */
    HOLDS,
    NOT,
    AND,
    OR,
    /** A step with the label into a state where the operand holds. */
    STEP,
    /**
     * Silent steps through states of the first operand, and from one of these a step with the label
     * into a state of the second.
     */
    AFTER,
    /** No or some silent steps through states of the first operand into one of the second. */
    UNTIL,
    /** Silent steps through states of the operand without end. */
    FOREVER
  }

  private static final Formula TRUTH = new Formula(Kind.TRUE, "", List.of());

  private final Kind kind;
  private final String label;
  private final List<Formula> operands;

  private Formula(Kind kind, String label, List<Formula> operands) {
    this.kind = kind;
    this.label = label;
    this.operands = operands;
  }

  public static Formula truth() {
    return TRUTH;
  }

  public static Formula holds(String proposition) {
    return new Formula(Kind.HOLDS, proposition, List.of());
  }

  /** The opposite, without a double negation. */
  public Formula negated() {
    return kind == Kind.NOT ? operands.get(0) : new Formula(Kind.NOT, "", List.of(this));
  }

  static Formula all(List<Formula> parts) {
    return joined(Kind.AND, parts);
  }

  static Formula any(List<Formula> parts) {
    return joined(Kind.OR, parts);
  }

  private static Formula joined(Kind kind, List<Formula> parts) {
    if (parts.isEmpty() && kind == Kind.AND) {
      return TRUTH;
    }
    return parts.size() == 1 ? parts.get(0) : new Formula(kind, "", List.copyOf(parts));
  }

  public static Formula step(String label, Formula then) {
    return new Formula(Kind.STEP, label, List.of(then));
  }

  public static Formula after(Formula during, String label, Formula then) {
    return new Formula(Kind.AFTER, label, List.of(during, then));
  }

  public static Formula until(Formula during, Formula then) {
    return new Formula(Kind.UNTIL, "", List.of(during, then));
  }

  public static Formula forever(Formula during) {
    return new Formula(Kind.FOREVER, "", List.of(during));
  }

  public Kind kind() {
    return kind;
  }

  /** The label of a step, or the text of a proposition. */
  public String label() {
    return label;
  }

  public List<Formula> operands() {
    return operands;
  }

  public boolean isTrue() {
    return kind == Kind.TRUE;
  }
}
