package dev.gyre.property;

/**
 * What is asked of a model: whether a property holds, given which infinite runs count. A reduction
 * that is sound for one question need not be for another, so each of them is asked with a question
 * whether it applies ({@link Applicability}).
 */
public record Question(Property property, Fairness fairness) {
  /** Whether single states and steps decide, without any claim or label. */
  public boolean isSafety() {
    return property.kind() == Property.Kind.SAFETY;
  }

  /** Whether it matters who could have moved: weak and strong fairness. */
  public boolean asksWhoCouldMove() {
    return !isSafety() && (fairness == Fairness.WEAK || fairness == Fairness.STRONG);
  }

  /** Whether every single step of every state matters: infinite runs under global fairness. */
  public boolean asksForEveryStep() {
    return !isSafety() && fairness == Fairness.GLOBAL;
  }
}
