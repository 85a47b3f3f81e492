package dev.gyre.symmetry;

import dev.gyre.system.cells.CellCode;
import dev.gyre.system.cells.CellPlan;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * The code for plans, for all workers of a search. Plans are many where processes come and go, and
 * most are met a few times only, so they are compiled when they have proved to be in use.
 */
public final class CellCodes {
  /** Larger plans stay interpreted: classes and methods cannot have any size. */
  private static final int MOST_CELLS = 20_000;

  private final Function<CellPlan, CellCode> compiler;
  private final int patience;
  private final Map<CellPlan, CellCode> compiled = new ConcurrentHashMap<>();

  /**
   * @param compiler makes better code for a plan
   * @param patience how many uses a plan must have had before it is compiled
   */
  public CellCodes(Function<CellPlan, CellCode> compiler, int patience) {
    this.compiler = compiler;
    this.patience = patience;
  }

  /** Compiles nothing. */
  public static CellCodes interpreted() {
    return new CellCodes(InterpretedCells::new, Integer.MAX_VALUE);
  }

  int patience() {
    return patience;
  }

  /** The best code for a plan. */
  CellCode compiled(CellPlan plan) {
    return plan.cells() > MOST_CELLS
        ? new InterpretedCells(plan)
        : compiled.computeIfAbsent(plan, compiler);
  }
}
