package dev.gyre.symmetry;

import dev.gyre.system.fields.FieldCode;
import dev.gyre.system.fields.FieldPlan;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * The code for plans, for all workers of a search. Plans are many where processes come and go, and
 * most are met a few times only, so they are compiled when they have proved to be in use.
 */
public final class FieldCodeCache {
  /** Larger plans stay interpreted: classes and methods cannot have any size. */
  private static final int MOST_CELLS = 20_000;

  private final Function<FieldPlan, FieldCode> compiler;
  private final int patience;
  private final Map<FieldPlan, FieldCode> compiled = new ConcurrentHashMap<>();

  /**
   * @param compiler makes better code for a plan
   * @param patience how many uses a plan must have had before it is compiled
   */
  public FieldCodeCache(Function<FieldPlan, FieldCode> compiler, int patience) {
    this.compiler = compiler;
    this.patience = patience;
  }

  /** Compiles nothing. */
  public static FieldCodeCache interpreted() {
    return new FieldCodeCache(InterpretedFields::new, Integer.MAX_VALUE);
  }

  int patience() {
    return patience;
  }

  /** The best code for a plan. */
  FieldCode compiled(FieldPlan plan) {
    return plan.cells() > MOST_CELLS
        ? new InterpretedFields(plan)
        : compiled.computeIfAbsent(plan, compiler);
  }
}
