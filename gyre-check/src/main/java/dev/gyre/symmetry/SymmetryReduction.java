package dev.gyre.symmetry;

import dev.gyre.ir.symmetry.Symmetry;
import dev.gyre.search.Canonicalization;
import dev.gyre.system.StateLayout;

/**
 * Symmetry reduction of one system: states that differ only in the names of interchangeable things
 * have, with a canonical strategy exactly then, the same representative. [Bosnacki2002]
 *
 * <p>Soundness. Let R relate a state s to p(s), for every permutation p that moves only elements
 * with all their processes. The description promises that s and p(s) have the same steps up to p.
 * Processes of families do not end (see {@link dev.gyre.ir.pass.WithoutTermination}), so what p
 * moves exists in the outcome too, and an element that gets a process in the step is not moved by
 * p: p may be carried out on the outcome. Hence R is a bisimulation, which keeps what is executed,
 * failures and dead ends. It does not matter which states are reachable.
 *
 * <p>A search expands representatives, which need not be reachable themselves. A path of
 * representatives is turned into an execution from the real initial state by following, step by
 * step, an arrival that is equivalent to the next representative.
 */
public final class SymmetryReduction implements Canonicalization {
  private final StateLayout layout;
  private final Strategy strategy;
  private final FieldCodeCache codes;

  /**
   * @param codes how cells are read and moved
   */
  public SymmetryReduction(StateLayout layout, Strategy strategy, FieldCodeCache codes) {
    this.codes = codes;
    this.layout = layout;
    this.strategy = strategy;
  }

  @Override
  public Representative newRepresentative() {
    return arrangement(newCensus(), strategy);
  }

  @Override
  public Representative newCanonical() {
    return arrangement(newCensus(), strategy.isCanonical() ? strategy : Strategy.REFINE);
  }

  @Override
  public Normalisation newNormalisation() {
    ConfigurationCache census = newCensus();
    return new WitnessingCanonicalizer(
        layout.system().symmetry(), census, arrangement(census, strategy));
  }

  private ConfigurationCache newCensus() {
    return new ConfigurationCache(layout, layout.system().symmetry(), codes);
  }

  private Canonicalizer arrangement(ConfigurationCache census, Strategy chosen) {
    Symmetry symmetry = layout.system().symmetry();
    return chosen == Strategy.REFINE
        ? new Refinement(census, symmetry)
        : new OrbitEnumeration(census, symmetry, chosen);
  }
}
