package dev.gyre.engine.run;

import dev.gyre.engine.report.FoundViolation;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.CheckPlan;
import dev.gyre.plan.Compatibility;
import dev.gyre.plan.ModelFacts;
import dev.gyre.plan.PropertyPlan;
import dev.gyre.plan.RefusedException;
import dev.gyre.property.Verdict;
import java.util.List;
import java.util.Optional;

/**
 * Checks the assertions and run-time errors of a system that nobody wrote as a text, by the same
 * plan and the same searches as any model.
 */
public final class SystemCheck {
  private SystemCheck() {}

  /**
   * What came out.
   *
   * @param reason why there is no answer
   * @param violations with runs of the system as it was given
   */
  public record Result(
      Verdict verdict,
      long states,
      long transitions,
      Optional<String> reason,
      List<FoundViolation> violations) {
    public Result {
      violations = List.copyOf(violations);
    }
  }

  /**
   * @throws RefusedException if the options do not go with the system
   * @throws dev.gyre.system.FaultyStartException if it has no initial state
   * @throws dev.gyre.system.ModelTooLargeException if it is too large to be executed
   * @throws dev.gyre.system.CancelledException if the thread is interrupted
   */
  public static Result of(ProcessSystem system, CheckOptions options) throws RefusedException {
    CheckOptions timed = options.withLimits(options.limits().from(System.nanoTime()));
    ExecutionMode mode = ExecutionMode.of(timed);
    ModelFacts facts = CheckRun.facts(system, timed, mode);
    CheckPlan plan = mode.applied(Compatibility.decide(timed, facts));
    PropertyPlan property =
        plan.plans().stream().filter(p -> p.question().isSafety()).findFirst().orElseThrow();
    ModelForms forms = new ModelForms(facts.searched(), facts.symmetry().system());
    PropertyCheck.Result result =
        new PropertyCheck(forms, CheckObserver.NONE).decide(property, timed);
    return new Result(
        result.report().verdict(),
        result.report().statistics().states(),
        result.report().statistics().transitions(),
        result.report().reason(),
        result.violations());
  }
}
