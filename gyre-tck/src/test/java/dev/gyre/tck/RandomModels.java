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
  private static final String WATCHER =
      """
      never watcher {
        do
        :: _last == 1 -> assert(_nr_pr < 3)
        :: timeout -> break
        :: np_ && pc_value(0) > 2
        :: atomic { _nr_pr > 1 -> 6 / (_nr_pr - 2) > 2 }
        :: else
        od;
        { do :: pc_value(1) < 5 :: !np_ od } unless { timeout || _last == 0 }
      }
      """;

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

  /** The same, with at least one never claim that looks at all a claim can look at. */
  RandomModel modelWithClaim(long seed) {
    String text =
        seed % 2 == 0
            ? PromelaPrinter.print(rich.generateWithNeverClaim(seed, 2 + (int) (seed / 2 % 5)))
            : tangled.generate(seed);
    return new RandomModel(seed, text + System.lineSeparator() + WATCHER);
  }

  /** Rich data and few steps. */
  private String rich(long seed) {
    int size = 2 + (int) (seed / 3 % 5);
    Model model = rich.generate(seed, size);
    return PromelaPrinter.print(model);
  }
}
