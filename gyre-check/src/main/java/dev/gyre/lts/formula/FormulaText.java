package dev.gyre.lts.formula;

import java.util.Optional;
import java.util.stream.Collectors;

/** Formulas in one line: {@code <a>F} for steps, and CTL for states. */
public final class FormulaText {
  /** Nobody reads longer ones. */
  private static final int MAX_LENGTH = 2_000;

  /** How silent steps are written. */
  public enum Style {
    /** For labelled transition systems: {@code <tau*><a>F}, {@code (F until <a>G)}. */
    STEPS,
    /** For Kripke structures: {@code E[F U G]}, {@code EG F}. */
    STATES
  }

  private final Style style;

  private FormulaText(Style style) {
    this.style = style;
  }

  /** The text of a formula, if it is not too long to be read. */
  public static Optional<String> of(Formula formula, Style style) {
    return weight(formula, 0) > MAX_LENGTH
        ? Optional.empty()
        : Optional.of(new FormulaText(style).text(formula));
  }

  /** Parts are shared, so the text may be exponentially longer than the formula. */
  private static long weight(Formula formula, long before) {
    long sum = before + 4 + formula.label().length();
    for (Formula part : formula.operands()) {
      sum = sum > MAX_LENGTH ? sum : weight(part, sum);
    }
    return sum;
  }

  private String text(Formula formula) {
    return switch (formula.kind()) {
      case TRUE -> "true";
      case HOLDS -> proposition(formula.label());
      case NOT -> "!" + operand(formula, 0);
      case AND -> joined(formula, " && ");
      case OR -> joined(formula, " || ");
      case STEP -> "<" + formula.label() + ">" + operand(formula, 0);
      case AFTER -> after(formula);
      case UNTIL -> until(formula);
      case FOREVER -> forever(formula);
    };
  }

  private static String proposition(String text) {
    return text.matches("\\w+(\\[\\w+])?") ? text : "(" + text + ")";
  }

  private String joined(Formula formula, String sign) {
    return "("
        + formula.operands().stream().map(this::text).collect(Collectors.joining(sign))
        + ")";
  }

  private String after(Formula formula) {
    String step = "<" + formula.label() + ">" + operand(formula, 1);
    return formula.operands().get(0).isTrue()
        ? "<tau*>" + step
        : "(" + operand(formula, 0) + " until " + step + ")";
  }

  private String until(Formula formula) {
    boolean isFree = formula.operands().get(0).isTrue();
    if (style == Style.STATES) {
      return isFree
          ? "EF " + operand(formula, 1)
          : "E[" + text(formula.operands().get(0)) + " U " + text(formula.operands().get(1)) + "]";
    }
    return isFree
        ? "<tau*>" + operand(formula, 1)
        : "(" + operand(formula, 0) + " until " + operand(formula, 1) + ")";
  }

  private String forever(Formula formula) {
    if (style == Style.STATES) {
      return "EG " + operand(formula, 0);
    }
    return formula.operands().get(0).isTrue() ? "<tau@>" : "<tau@>" + operand(formula, 0);
  }

  private String operand(Formula formula, int index) {
    return text(formula.operands().get(index));
  }
}
