package dev.gyre.tck.product;

import dev.gyre.promela.format.PromelaPrinter;
import dev.gyre.tck.gen.EndlessGenerator;
import dev.gyre.tck.gen.EventGenerator;
import dev.gyre.tck.gen.FamilyGenerator;
import dev.gyre.tck.gen.IdiomGenerator;
import dev.gyre.tck.gen.ModelGenerator;
import dev.gyre.tck.gen.SymmetricGenerator;
import dev.gyre.tck.gen.TangleGenerator;
import dev.gyre.tck.gen.TimedFamilyGenerator;
import dev.gyre.tck.gen.TimedFormulaGenerator;
import dev.gyre.tck.gen.TimedGenerator;

/** Programs of all random generators, by turns. */
final class GeneratedModels implements ModelSource {
  private static final int KINDS = 14;

  private final ModelGenerator rich = new ModelGenerator();
  private final TangleGenerator tangled = new TangleGenerator();
  private final IdiomGenerator idioms = new IdiomGenerator();
  private final EndlessGenerator endless = new EndlessGenerator();
  private final SymmetricGenerator symmetric = new SymmetricGenerator();

  @Override
  public String name() {
    return "random";
  }

  @Override
  public String model(long seed) {
    return switch ((int) Math.floorMod(seed, (long) KINDS)) {
      case 0 -> PromelaPrinter.print(rich.generate(seed, 2 + (int) (seed / KINDS % 3)));
      case 1 -> PromelaPrinter.print(rich.generateWithNeverClaim(seed, 2));
      case 2, 3 -> tangled.generate(seed);
      case 4 -> idioms.generate(seed);
      case 5 -> endless.generateWithLocals(seed);
      case 6 -> endless.generateWithLocalsAndFormula(seed);
      case 7 -> EventGenerator.model(seed).watched();
      case 8, 9 -> FamilyGenerator.generate(seed).text();
      case 10 -> symmetric.generate(seed);
      case 11 -> TimedGenerator.model(seed).text();
      case 12 -> TimedFamilyGenerator.generate(seed);
      default -> TimedFormulaGenerator.generate(seed);
    };
  }
}
