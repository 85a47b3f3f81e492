package dev.gyre.tck.gen;

import java.util.StringJoiner;

/**
 * Random models of two or three processes of one kind, each with timers: one of its own, one of an
 * array that has one for each, and one that all share. Models with an odd seed also look at the
 * values of timers.
 */
public final class TimedFamilyGenerator {
  private final Dice dice;
  private final boolean looksAtValues;

  private TimedFamilyGenerator(long seed) {
    this.dice = new Dice(seed);
    this.looksAtValues = seed % 2 != 0;
  }

  /** The text of a model; the same seed always gives the same text. */
  public static String generate(long seed) {
    return new TimedFamilyGenerator(seed).model();
  }

  private String model() {
    int processes = dice.between(2, 3);
    StringBuilder text = new StringBuilder();
    text.append("timer common;\ntimer each[").append(processes).append("];\n");
    text.append("byte x, who = 255;\nbit flag[").append(processes).append("];\n");
    text.append("active [").append(processes).append("] proctype P() {\n  timer own;\n");
    if (dice.oneIn(2)) {
      text.append("  do\n");
      for (int i = dice.between(1, 2); i > 0; i--) {
        text.append("  :: ").append(sequence(dice.between(1, 3), 1)).append("\n");
      }
      text.append("  od\n");
    } else {
      text.append("  ").append(sequence(dice.between(2, 5), 1)).append("\n");
    }
    return text.append("}\n").toString();
  }

  private String sequence(int length, int depth) {
    StringJoiner steps = new StringJoiner(";\n    ");
    for (int i = 0; i < length; i++) {
      steps.add(statement(depth));
    }
    return steps.toString();
  }

  private String statement(int depth) {
    return dice.<String>menu()
        .add(5, () -> "set(" + timer() + ", " + dice.below(4) + ")")
        .add(1, () -> "set(" + timer() + ", x)")
        .add(2, () -> "reset(" + timer() + ")")
        .add(4, () -> "delay(" + timer() + ", " + dice.between(1, 3) + ")")
        .add(2, () -> "delay(" + timer() + ", 0, 2)")
        .add(3, this::condition)
        .add(4, this::calculation)
        .add(1, () -> "assert(x != " + dice.below(3) + " || on(" + timer() + "))")
        .add(1, () -> "atomic { who == 255 -> who = _pid }")
        .add(1, () -> "who = 255")
        .addIf(depth < 3, 3, () -> selection(depth))
        .addIf(depth < 3, 1, () -> "atomic { " + sequence(2, depth + 1) + " }")
        .serve();
  }

  private String selection(int depth) {
    String second = dice.oneIn(2) ? "else -> " + calculation() : sequence(1, depth + 1);
    return "skip; if :: " + condition() + "; " + sequence(1, depth + 1) + " :: " + second + " fi";
  }

  private String calculation() {
    return dice.pick("x = (x + 1) % 3", "flag[_pid] = 1 - flag[_pid]", "x = 0");
  }

  private String condition() {
    return dice.<String>menu()
        .add(2, () -> "x == " + dice.below(3))
        .add(3, () -> "expire(" + timer() + ")")
        .add(1, () -> "!expire(" + timer() + ")")
        .add(1, () -> "on(" + timer() + ")")
        .add(1, () -> dice.pick("who == _pid", "who != _pid", "flag[_pid] == 1"))
        .addIf(looksAtValues, 2, () -> timer() + dice.pick(" > 0", " > 1", " == 1", " == 2"))
        .serve();
  }

  private String timer() {
    return dice.pick("own", "own", "each[_pid]", "common");
  }
}
