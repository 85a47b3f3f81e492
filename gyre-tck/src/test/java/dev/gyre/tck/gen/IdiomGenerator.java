package dev.gyre.tck.gen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Random models made of a few pieces that are known to be alive: each uses a construct that chance
 * alone seldom reaches, and all of them meet in three shared variables. The pieces are in {@code
 * generator/idioms.txt}. Some models go wrong at run time.
 */
public final class IdiomGenerator {
  private static final int ONE_FAULTY_IN = 8;

  private final List<Idiom> healthy = new ArrayList<>();
  private final List<Idiom> faulty = new ArrayList<>();

  public IdiomGenerator() {
    for (Idiom idiom : Idiom.catalogue()) {
      (idiom.needs(Idiom.Need.FAULT) ? faulty : healthy).add(idiom);
    }
  }

  /** The text of a model; the same seed always gives the same text. */
  public String generate(long seed) {
    Dice dice = new Dice(seed);
    Template template =
        new Template(
            dice,
            Map.of(
                "step", () -> step(dice), "cond", () -> condition(dice), "val", () -> value(dice)));
    StringBuilder text = new StringBuilder("byte x, y;\nbool b;\n");
    int number = 0;
    for (Idiom idiom : choose(dice)) {
      String numbered = idiom.text().replace("#", Integer.toString(number++));
      text.append("/* ").append(idiom.name()).append(" */");
      text.append(template.expand(numbered));
    }
    return text.toString();
  }

  private List<Idiom> choose(Dice dice) {
    List<Idiom> chosen = new ArrayList<>();
    chosen.add(dice.pick(dice.oneIn(ONE_FAULTY_IN) ? faulty : healthy));
    int wanted = dice.pick(1, 1, 2, 2, 2, 3);
    // Some do not go together; those that were drawn in vain are not drawn again.
    for (int tries = 0; chosen.size() < wanted && tries < 5; tries++) {
      Idiom next = dice.pick(healthy);
      if (chosen.stream().allMatch(idiom -> idiom.goesWith(next))) {
        chosen.add(next);
      }
    }
    return chosen;
  }

  /** Never blocks. */
  private static String step(Dice dice) {
    return dice.pick(
        "x = $val",
        "x = $val",
        "y = $val",
        "y = $val",
        "b = !b",
        "b = $cond",
        "skip",
        "printf(\"\")",
        "assert($cond || <:true // x < 3:>)",
        "d_step { x = $val; y = $val }",
        "atomic { x = $val; y = $val }",
        "if :: $cond -> y = $val :: else fi",
        "if :: x = $val :: b = $cond fi");
  }

  private static String condition(Dice dice) {
    return dice.pick(
        "(x == $val)", "(x != y)", "(y < 2)", "b", "!b", "(x + y > 1)", "(b || x > 0)", "true");
  }

  private static String value(Dice dice) {
    return dice.pick("0", "1", "2", "0", "1", "x", "(x + 1) % 3", "(b -> 1 : 0)", "y");
  }
}
