package dev.gyre.engine.run;

import dev.gyre.emptiness.Acceptance;
import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.emptiness.EmptinessSearch;
import dev.gyre.emptiness.Lasso;
import dev.gyre.engine.restore.OriginalRun;
import dev.gyre.engine.trace.OriginalSteps;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.pass.OptimisedSystem;
import dev.gyre.plan.PassPlan;
import dev.gyre.product.ClaimProduct;
import dev.gyre.product.SingleRun;
import dev.gyre.property.Fairness;
import dev.gyre.search.BreadthFirstSearch;
import dev.gyre.search.SearchObserver;
import dev.gyre.search.SearchOptions;
import dev.gyre.search.Violation;
import dev.gyre.store.TableStore;
import dev.gyre.system.InternalFault;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * A claim that watches a smaller system than the one that was written, and the way back from the
 * runs of the one to those of the other.
 *
 * <p>Which passes leave the answer as it is, {@link dev.gyre.ir.pass.Optimisation} says.
 *
 * <p>With symmetry the claim may have another form, the ends of interchangeable processes are left
 * out, and values that nobody reads may be others at the start.
 *
 * @param written the claim and the system as it was written
 * @param searched the claim and the smaller system
 * @param isAsWritten whether the two are the same
 */
record ReducedClaimTask(
    ClaimTask written, ClaimTask searched, OptimisedSystem passes, boolean isAsWritten) {

  /**
   * @param watch the claim and the system as it was written
   * @param base the same claim, perhaps in another form, and the system with the symmetry that is
   *     used; without symmetry it is the first
   * @param plan the passes that are made
   */
  static ReducedClaimTask of(ClaimTask watch, ClaimTask base, PassPlan plan) {
    OptimisedSystem passes = PlannedPasses.over(base.system(), plan);
    ClaimTask searched =
        new ClaimTask(
            passes.system(),
            passes.system().automata().get(base.claim().index()),
            base.finitePart(),
            base.acceptance().map(acceptance -> renumbered(acceptance, passes)),
            base.formula());
    boolean isAsWritten = plan.made().isEmpty() && base.system().symmetry().isEmpty();
    return new ReducedClaimTask(watch, searched, passes, isAsWritten);
  }

  /** The edges of the claim have other numbers now. */
  private static Acceptance renumbered(Acceptance acceptance, OptimisedSystem passes) {
    return acceptance instanceof Acceptance.ClaimEdges edges
        ? new Acceptance.ClaimEdges(
            edges.sets(), edge -> edges.marks().applyAsLong(passes.origin().get(edge).get(0)))
        : acceptance;
  }

  BitSet originals(BitSet edges) {
    return passes.originals(edges);
  }

  /**
   * A bad run of the system as it was written.
   *
   * @param found a bad run of the smaller one
   * @param reference the definition of the system as it was written
   */
  Lasso restored(Lasso found, InterpretedSystem reference) {
    if (isAsWritten) {
      return found;
    }
    OriginalRun run = OriginalRun.of(found, passes, reference);
    CycleQuestion question =
        new CycleQuestion(
            run.system(),
            Optional.of(written.claim()),
            written.acceptance().orElseThrow(),
            Fairness.NONE);
    return EmptinessSearch.among(question)
        .run()
        .lasso()
        // What could not be shown of a fair run is not shown now either.
        .map(lasso -> new Lasso(lasso.path(), lasso.cycleStart(), found.extent()))
        .orElseThrow(
            () -> new InternalFault("the claim does not accept the run as it was written"));
  }

  /**
   * A violation in the system as it was written; empty if the claim needs another run to come to
   * its end.
   *
   * @param found one in the smaller system
   */
  Optional<Violation> restored(Violation found, InterpretedSystem reference) {
    if (isAsWritten) {
      return Optional.of(found);
    }
    List<Long> path = new OriginalSteps(passes.origin()).of(found.path());
    SingleRun run = new SingleRun(reference, path, path.size());
    return new BreadthFirstSearch(
            new ClaimProduct(run, written.claim()),
            new TableStore(),
            SearchOptions.defaults(),
            SearchObserver.NONE,
            Optional.empty())
        .run().violations().stream().findFirst();
  }
}
