package dev.gyre.engine.run;

import dev.gyre.audit.Passes;
import dev.gyre.engine.trace.OriginalSteps;
import dev.gyre.exec.interp.ExecutionOptions;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.pass.OptimisedSystem;
import dev.gyre.system.TransitionSystem;
import java.util.List;

/**
 * The passes behind a system that is searched, to be tried out while it is.
 *
 * @param written the system before the passes
 * @param optimised the system after them
 */
record SearchedPasses(ProcessSystem written, OptimisedSystem optimised, ExecutionOptions options) {

  /**
   * @param searched how the system after the passes is executed
   */
  Passes with(TransitionSystem searched) {
    OriginalSteps steps = new OriginalSteps(optimised.origin());
    return new Passes(
        ExecutableSystems.reference(written, options),
        searched.whole(),
        optimised.origin(),
        step -> steps.of(List.of(step)));
  }
}
