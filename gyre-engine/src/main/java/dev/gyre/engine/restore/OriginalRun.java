package dev.gyre.engine.restore;

import dev.gyre.emptiness.Lasso;
import dev.gyre.engine.trace.OriginalSteps;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.pass.OptimisedSystem;
import dev.gyre.product.SingleRun;
import dev.gyre.system.InternalFault;
import java.util.ArrayList;
import java.util.List;

/**
 * A run of the system as it was written.
 *
 * @param system does nothing else
 */
public record OriginalRun(List<Long> path, int cycleStart, SingleRun system) {
  public OriginalRun {
    path = List.copyOf(path);
  }

  /**
   * What was dead when the cycle began may have had another value then, but has the same at the
   * start of each later round: it was computed from what was not dead, or not changed.
   */
  public static OriginalRun of(Lasso lasso, OptimisedSystem passes, InterpretedSystem reference) {
    OriginalSteps originals = new OriginalSteps(passes.origin());
    List<Long> start = originals.of(lasso.path().subList(0, lasso.cycleStart()));
    if (!passes.system().symmetry().isEmpty()) {
      start.addAll(RestoredTerminations.after(start, reference));
    }
    List<Long> round = originals.of(lasso.path().subList(lasso.cycleStart(), lasso.path().size()));
    OriginalRun once = of(start, round, reference);
    if (once.system().isClosed()) {
      return once;
    }
    List<Long> longer = new ArrayList<>(start);
    longer.addAll(round);
    OriginalRun twice = of(longer, round, reference);
    if (!twice.system().isClosed()) {
      throw new InternalFault("the cycle does not close in the system as it was written");
    }
    return twice;
  }

  private static OriginalRun of(List<Long> start, List<Long> round, InterpretedSystem reference) {
    List<Long> path = new ArrayList<>(start);
    path.addAll(round);
    return new OriginalRun(path, start.size(), new SingleRun(reference, path, start.size()));
  }
}
