package dev.gyre.tck;

import dev.gyre.emptiness.CycleQuestion;
import dev.gyre.ir.LtlProperty;
import dev.gyre.ir.ProcessAutomaton;
import dev.gyre.ir.ProcessSystem;
import dev.gyre.ltl.LtlTranslator;
import dev.gyre.ltl.claim.Claim;
import dev.gyre.ltl.claim.ClaimBuilder;
import dev.gyre.ltl.translate.FormulaTooLargeException;
import dev.gyre.property.Fairness;
import dev.gyre.system.TransitionSystem;
import java.util.ArrayList;
import java.util.List;

/**
 * Whether a run violates a formula of a model, as a question about a claim with acceptance sets.
 *
 * @param watched the model with the claim added
 */
record FormulaQuestion(ProcessSystem watched, Claim claim) {
  static FormulaQuestion of(ProcessSystem model, String name) {
    LtlProperty property =
        model.properties().stream().filter(p -> p.name().equals(name)).findFirst().orElseThrow();
    Claim claim;
    try {
      LtlTranslator.Translation translation =
          LtlTranslator.translate(
              LtlTranslator.negate(property.formula()), LtlTranslator.Acceptance.GENERALISED);
      claim = new ClaimBuilder(model).build(name, translation, property.span());
    } catch (FormulaTooLargeException e) {
      throw new AssertionError(name, e);
    }
    List<ProcessAutomaton> automata = new ArrayList<>(model.automata());
    automata.add(claim.automaton());
    ProcessSystem watched =
        new ProcessSystem(
            model.name(),
            model.globals(),
            automata,
            model.start(),
            model.properties(),
            model.mtypes());
    return new FormulaQuestion(watched, claim);
  }

  /**
   * @param system a way to execute {@link #watched}
   */
  CycleQuestion about(TransitionSystem system, Fairness fairness) {
    return CycleQuestion.ofClaimEdges(
        system, claim.automaton(), claim.acceptanceSets(), claim::marks, fairness);
  }
}
