package dev.gyre.engine.run;

import dev.gyre.engine.trace.OriginalSteps;
import dev.gyre.exec.interp.InterpretedSystem;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.Compatibility;
import dev.gyre.plan.ModelFacts;
import dev.gyre.plan.PartialOrder;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.plan.RefusedException;
import dev.gyre.property.Check;
import dev.gyre.search.Canonicalization;
import dev.gyre.system.TransitionSystem;
import java.util.Optional;

/**
 * A model ready to be walked through: the system of the plan for safety, and what leads back from
 * it to the model as it was written. All orders of steps are there, whatever the options say: what
 * partial order reduction leaves would show orders that mean nothing.
 *
 * @param system what is walked through
 * @param states which states stand for others; empty if each stands for itself
 * @param originals what its transitions stand for
 * @param written the model as it was written
 * @param plan what was decided, and why
 */
public record WalkedModel(
    TransitionSystem system,
    Optional<Canonicalization> states,
    OriginalSteps originals,
    ProcessSystem written,
    PropertyPlan plan) {

  /**
   * @param options what may be left out, and what full channels do
   * @throws RefusedException if that cannot be had
   * @throws dev.gyre.system.FaultyStartException if the model has no initial state
   * @throws dev.gyre.system.ModelTooLargeException if it is too large to be executed
   */
  public static WalkedModel of(ProcessSystem written, CheckOptions options)
      throws RefusedException {
    CheckOptions asked = options.withChecks(Check.safety()).withPartialOrder(PartialOrder.OFF);
    ExecutionMode mode = ExecutionMode.of(asked);
    ModelFacts facts = CheckRun.facts(written, asked, mode);
    CheckPlan all = mode.applied(Compatibility.decide(asked, facts));
    PropertyPlan plan =
        all.plans().stream().filter(p -> p.question().isSafety()).findFirst().orElseThrow();
    SafetyForm form =
        SafetyForm.of(new ModelForms(facts.searched(), facts.symmetry().system()), plan);
    return new WalkedModel(
        form.system(),
        PlannedSymmetry.of(plan.symmetry(), form.system()),
        new OriginalSteps(form.optimised().origin()),
        facts.searched(),
        ExecutableSystems.done(plan, form.system()));
  }

  /** The same system as the interpreter executes it, to look closely at single steps. */
  public InterpretedSystem interpreted() {
    return ExecutableSystems.reference(system.layout().system(), ExecutableSystems.options(plan));
  }

  /**
   * Tells where a property without temporal operators holds.
   *
   * @param name that of a property of the model
   */
  public StateProbe condition(String name) {
    ProcessSystem walked = system.layout().system();
    LtlProperty property =
        walked.properties().stream().filter(p -> p.name().equals(name)).findFirst().orElseThrow();
    return new StateProbe(property, walked, ExecutableSystems.options(plan));
  }
}
