package dev.gyre.tck.gen;

/**
 * The models of {@link TimedGenerator} with a random formula called {@code f}, about variables, the
 * channel and timers. Most of the formulas are without X and ask for timers only by {@code expire}
 * and {@code on}, so that ticks may be merged.
 */
public final class TimedFormulaGenerator {
  private static final int DEPTH = 3;

  private TimedFormulaGenerator() {}

  /** The text of a model; the same seed always gives the same text. */
  public static String generate(long seed) {
    Dice dice = new Dice(seed);
    String formula = formula(dice, DEPTH);
    // Most formulas are false, so half of them get another chance.
    String easier = dice.oneIn(2) ? formula + " || (<> " + formula(dice, 1) + ")" : formula;
    return TimedGenerator.model(seed).text() + "ltl f { " + easier + " }\n";
  }

  private static String formula(Dice dice, int depth) {
    if (depth == 0 || dice.oneIn(5)) {
      return proposition(dice);
    }
    String inner = formula(dice, depth - 1);
    return dice.<String>menu()
        .add(4, () -> "([] " + inner + ")")
        .add(4, () -> "(<> " + inner + ")")
        .add(1, () -> "(!" + inner + ")")
        .add(2, () -> "(" + inner + " U " + formula(dice, depth - 1) + ")")
        .add(1, () -> "(" + inner + " V " + formula(dice, depth - 1) + ")")
        .add(2, () -> "(" + inner + " -> " + formula(dice, depth - 1) + ")")
        .add(1, () -> "(" + inner + " || " + formula(dice, depth - 1) + ")")
        .addIf(dice.oneIn(8), 1, () -> "(X " + inner + ")")
        .serve();
  }

  private static String proposition(Dice dice) {
    String timer = dice.pick("t0", "t1", "v[0]", "v[1]");
    return dice.<String>menu()
        .add(3, () -> "(x == " + dice.below(3) + ")")
        .add(2, () -> "expire(" + timer + ")")
        .add(2, () -> "on(" + timer + ")")
        .add(1, () -> "(len(c) == 1)")
        .addIf(dice.oneIn(6), 2, () -> "(" + timer + " == " + dice.between(1, 2) + ")")
        .serve();
  }
}
