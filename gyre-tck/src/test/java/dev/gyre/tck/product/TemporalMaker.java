package dev.gyre.tck.product;

import dev.gyre.tck.gen.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BinaryOperator;
import java.util.function.UnaryOperator;

/** Random formulas over random propositions: as Gyre is told them, and what they mean. */
final class TemporalMaker {
  private static final int DEPTH = 4;
  private static final int PROPOSITIONS = 3;

  private final List<String> propositions = new ArrayList<>();
  private final Dice dice;

  /** A formula in both forms. */
  record Written(String text, Temporal meaning) {
    Written prefixed(String sign, UnaryOperator<Temporal> operator) {
      return new Written("(" + sign + " " + text + ")", operator.apply(meaning));
    }

    Written joined(String sign, Written other, BinaryOperator<Temporal> operator) {
      return new Written(
          "(" + text + " " + sign + " " + other.text + ")", operator.apply(meaning, other.meaning));
    }
  }

  TemporalMaker(ModelFacts facts, Dice dice) {
    this.dice = dice;
    FormulaMaker maker = new FormulaMaker(facts, dice);
    for (int i = 0; i < PROPOSITIONS; i++) {
      propositions.add(maker.proposition());
    }
  }

  List<String> propositions() {
    return propositions;
  }

  Written formula() {
    return formula(DEPTH);
  }

  private Written formula(int depth) {
    if (depth == 0 || dice.oneIn(5)) {
      int index = dice.below(PROPOSITIONS);
      return new Written("(" + propositions.get(index) + ")", new Temporal.Proposition(index));
    }
    Written f = formula(depth - 1);
    return dice.<Written>menu()
        .add(5, () -> f.prefixed("[]", Temporal::always))
        .add(5, () -> f.prefixed("<>", Temporal::eventually))
        .add(1, () -> f.prefixed("!", Temporal::not))
        .addIf(dice.oneIn(3), 2, () -> f.prefixed("X", Temporal.Next::new))
        .add(2, () -> f.joined("U", formula(depth - 1), Temporal.Until::new))
        .add(1, () -> f.joined("W", formula(depth - 1), Temporal::weakUntil))
        .add(1, () -> f.joined("V", formula(depth - 1), Temporal::release))
        .add(2, () -> f.joined("->", formula(depth - 1), (a, b) -> Temporal.or(Temporal.not(a), b)))
        .add(2, () -> f.joined("&&", formula(depth - 1), Temporal.And::new))
        .add(2, () -> f.joined("||", formula(depth - 1), Temporal::or))
        .serve();
  }
}
