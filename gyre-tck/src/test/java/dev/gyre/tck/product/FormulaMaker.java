package dev.gyre.tck.product;

import dev.gyre.tck.gen.Dice;
import java.util.List;

/** Random formulas about a model; not all of them are legal. */
final class FormulaMaker {
  private static final List<String> CONSTANTS = List.of("0", "1", "2", "3", "-1", "255", "7");

  private final ModelFacts facts;
  private final Dice dice;

  FormulaMaker(ModelFacts facts, Dice dice) {
    this.facts = facts;
    this.dice = dice;
  }

  String formula() {
    String p = proposition();
    String q = proposition();
    return dice.<String>menu()
        .add(3, () -> "<> (" + p + ")")
        .add(3, () -> "[] (" + p + ")")
        .add(3, () -> "[] <> (" + p + ")")
        .add(3, () -> "<> [] (" + p + ")")
        .add(3, () -> "[] ((" + p + ") -> <> (" + q + "))")
        .add(2, () -> "(" + p + ") U (" + q + ")")
        .add(1, () -> "!((" + p + ") U (" + q + "))")
        .add(1, () -> "X (" + p + ")")
        .add(2, () -> "[] ((" + p + ") -> X (" + q + "))")
        .add(1, () -> "<> ((" + p + ") && X (" + q + "))")
        .add(1, () -> "([] <> (" + p + ")) -> ([] <> (" + q + "))")
        .add(1, () -> "(" + p + ") W (" + q + ")")
        .serve();
  }

  /** A condition on a state. */
  String proposition() {
    String atom = atom();
    return dice.<String>menu()
        .add(6, () -> atom)
        .add(1, () -> "!(" + atom + ")")
        .add(1, () -> "(" + atom + ") && (" + atom() + ")")
        .add(1, () -> "(" + atom + ") || (" + atom() + ")")
        .serve();
  }

  private String atom() {
    return dice.<String>menu()
        .addIf(!facts.numbers().isEmpty(), 8, this::comparison)
        .addIf(!facts.channels().isEmpty(), 2, this::probe)
        .addIf(!facts.labels().isEmpty(), 2, () -> dice.pick(facts.labels()))
        .add(1, () -> "_nr_pr " + relation() + " " + dice.between(0, 4))
        .addIf(dice.oneIn(6), 1, () -> dice.pick("np_", "timeout", "_last == 1", "enabled(1)"))
        .serve();
  }

  private String comparison() {
    String right = dice.oneIn(4) ? dice.pick(facts.numbers()) : dice.pick(CONSTANTS);
    return dice.pick(facts.numbers()) + " " + relation() + " " + right;
  }

  private String relation() {
    return dice.pick("==", "!=", "<", ">", "==", ">=");
  }

  private String probe() {
    String channel = dice.pick(facts.channels());
    return dice.pick(
        "len(" + channel + ") == " + dice.between(0, 2),
        "empty(" + channel + ")",
        "full(" + channel + ")");
  }
}
