package dev.gyre.engine.run;

import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.Optimisations;
import dev.gyre.plan.RefusedException;
import dev.gyre.plan.SymmetryOption;
import dev.gyre.search.Canonicalization;
import dev.gyre.system.Channels;
import java.util.Optional;

/**
 * A model as it was written, executed statement by statement, so that every way through it is a run
 * of the model.
 *
 * @param symmetry which states are equal up to the names of equal things; empty if each stands for
 *     itself
 */
public record SteppedModel(InterpretedSystem system, Optional<Canonicalization> symmetry) {
  /** Every state stands for itself. */
  public static SteppedModel of(ProcessSystem written, Channels channels) {
    return new SteppedModel(ExecutableSystems.reference(written, channels), Optional.empty());
  }

  /** The same with the symmetry that the model declares or has, if there is any. */
  public static SteppedModel symmetric(ProcessSystem written, Channels channels) {
    WalkedModel walked;
    try {
      walked =
          WalkedModel.of(
              written,
              CheckOptions.none()
                  .withOptimisations(Optimisations.PLAIN)
                  .withSymmetry(SymmetryOption.REFINE)
                  .withChannels(channels));
    } catch (RefusedException e) {
      return of(written, channels); // there is none
    }
    // The values are those that were written, whatever the search would start with.
    InterpretedSystem system =
        ExecutableSystems.reference(
            written.withSymmetry(walked.system().layout().system().symmetry()), channels);
    return new SteppedModel(system, PlannedSymmetry.of(walked.plan().symmetry(), system));
  }
}
