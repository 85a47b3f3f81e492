package dev.gyre.tck.product;

import dev.gyre.promela.format.PromelaPrinter;
import dev.gyre.tck.gen.Dice;
import java.util.Optional;

/** Models that people wrote, and random ones, each with a few changes. */
final class MutatedModels implements ModelSource {
  private static final int MOST_CHANGES = 4;
  private static final int TRIES = 8;

  private final WrittenModels written;
  private final GeneratedModels generated = new GeneratedModels();

  MutatedModels(WrittenModels written) {
    this.written = written;
  }

  @Override
  public String name() {
    return "mutants";
  }

  @Override
  public String model(long seed) {
    Dice dice = new Dice(seed);
    for (int i = 0; i < TRIES; i++) {
      Optional<ModelFacts> facts =
          dice.oneIn(4) ? ModelFacts.of(generated.model(dice.below(1 << 20))) : written.pick(dice);
      Optional<String> mutant = facts.flatMap(f -> mutant(f, dice));
      if (mutant.isPresent()) {
        return mutant.get();
      }
    }
    return "";
  }

  /** A change that makes the text illegal is taken back. */
  private static Optional<String> mutant(ModelFacts facts, Dice dice) {
    ExpressionMaker expressions = new ExpressionMaker(facts, dice);
    WordMutation words = new WordMutation(facts, dice, expressions);
    LineMutation lines = new LineMutation(facts, dice, expressions);
    String original = PromelaPrinter.print(facts.model());
    String text = original;
    for (int changes = dice.between(1, MOST_CHANGES); changes > 0; changes--) {
      for (int i = 0; i < TRIES; i++) {
        String changed = dice.oneIn(2) ? words.mutate(text) : lines.mutate(text);
        Optional<ModelFacts> legal =
            changed.equals(text) ? Optional.empty() : ModelFacts.of(changed);
        if (legal.isEmpty() && ModelFacts.breaksFrontEnd(changed)) {
          return Optional.of(changed);
        }
        if (legal.isPresent()) {
          text = PromelaPrinter.print(legal.get().model());
          break;
        }
      }
    }
    return text.equals(original) ? Optional.empty() : Optional.of(text);
  }
}
