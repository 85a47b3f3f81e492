package dev.gyre.tck;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.promela.PromelaFrontEnd;
import dev.gyre.promela.format.PromelaPrinter;
import dev.gyre.promela.syntax.Model;
import dev.gyre.source.SourceFile;
import dev.gyre.tck.gen.IdiomGenerator;
import dev.gyre.tck.gen.ModelGenerator;
import dev.gyre.tck.gen.TangleGenerator;
import java.util.Optional;

/** Models of all generators in turn, by the remainder of the seed. */
final class RandomModels {
  private final ModelGenerator rich = new ModelGenerator();
  private final TangleGenerator tangled = new TangleGenerator();
  private final IdiomGenerator idioms = new IdiomGenerator();

  /** A random model; the same seed gives the same one. */
  record RandomModel(long seed, String text) {
    /** What the front end makes of it; not all models are legal. */
    Optional<ProcessSystem> system() {
      return new PromelaFrontEnd().check(new SourceFile("model.pml", text)).system();
    }

    /** Spin does not restore hidden variables when it backtracks, so it is no judge of them. */
    RandomModel withoutHidden() {
      return new RandomModel(seed, text.replaceAll("(?m)^hidden ", ""));
    }

    @Override
    public String toString() {
      return "seed " + seed + ":" + System.lineSeparator() + text;
    }
  }

  RandomModel model(long seed) {
    return new RandomModel(
        seed,
        switch ((int) (seed % 3)) {
          case 0 -> rich(seed);
          case 1 -> tangled.generate(seed);
          default -> idioms.generate(seed);
        });
  }

  /** Rich data and few steps. */
  private String rich(long seed) {
    int size = 2 + (int) (seed / 3 % 5);
    Model model = rich.generate(seed, size);
    return PromelaPrinter.print(model);
  }
}
