package dev.gyre.por;

import dev.gyre.search.TransitionSelection;
import dev.gyre.system.Stepper;
import dev.gyre.system.SystemLayer;
import dev.gyre.system.TransitionSystem;

/**
 * A system with fewer steps. Which steps a state has depends on nothing but the state, so this is a
 * system like any other: every search, with a claim or without, by one worker or several, goes
 * through the same states. That keeps the reduction apart from the claim; to mix the two while
 * searching is what Siegel's counterexample warns of [Siegel2019].
 */
public final class ReducedSystem extends SystemLayer {
  private final StaticReduction reduction;

  /**
   * @param reduction of a system with the same layout
   */
  public ReducedSystem(TransitionSystem system, StaticReduction reduction) {
    super(system);
    this.reduction = reduction;
  }

  /** Chooses the steps that are left. */
  public TransitionSelection newSelection() {
    return new StaticSelection(reduction, below().newStepper());
  }

  @Override
  public Stepper newStepper() {
    return new ReducedStepper(below().newStepper(), below().newStepper(), reduction);
  }

  @Override
  public TransitionSystem whole() {
    return below().whole();
  }
}
