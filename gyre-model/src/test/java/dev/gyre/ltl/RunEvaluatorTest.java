package dev.gyre.ltl;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.ir.LtlFormula;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The fixed points say what the definition says, which looks at the whole future each time. */
class RunEvaluatorTest {
  private static final int ROUNDS = 5_000;

  @Test
  void itAgreesWithTheDefinitionOnRandomRuns() {
    Random random = new Random(7);
    int satisfied = 0;
    for (int round = 0; round < ROUNDS; round++) {
      RandomFormulas formulas = new RandomFormulas(random, 1 + random.nextInt(4));
      LtlFormula formula = formulas.formula(1 + random.nextInt(10));
      Lasso word = Lasso.random(random, formulas.propositions().size());
      boolean holds = evaluator(word, formulas.propositions()).satisfies(formula);
      assertThat(holds)
          .as("round %d, %s", round, word)
          .isEqualTo(WordEvaluator.holds(formula, word, formulas.propositions()));
      satisfied += holds ? 1 : 0;
    }
    assertThat(satisfied).isBetween(ROUNDS / 5, ROUNDS - ROUNDS / 5);
  }

  private static RunEvaluator evaluator(Lasso word, List<LtlFormula.Proposition> propositions) {
    Map<LtlFormula.Proposition, List<Boolean>> values = new HashMap<>();
    for (int p = 0; p < propositions.size(); p++) {
      int bit = p;
      values.put(
          propositions.get(p),
          IntStream.range(0, word.length())
              .mapToObj(i -> (word.letter(i) >> bit & 1) != 0)
              .toList());
    }
    return new RunEvaluator(word.length(), word.next(word.length() - 1), values);
  }
}
