package dev.gyre.engine.run;

import dev.gyre.engine.trace.Evidence;
import dev.gyre.engine.trace.RunRecord;
import dev.gyre.ir.LtlFormula;
import dev.gyre.ltl.RunEvaluator;
import dev.gyre.system.InternalFault;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Confirms that a run violates a formula, by the definition of the logic: the values of the
 * propositions are taken from the run, and no automaton is asked.
 */
final class FormulaConfirmation {
  private FormulaConfirmation() {}

  /**
   * @param cycleStart how many transitions come before the cycle; a run without a cycle stays in
   *     its last state, with as many as it has
   * @throws InternalFault if the formula holds
   */
  static void confirm(ClaimTask.Formula formula, RunRecord record, int cycleStart) {
    List<RunRecord.Moment> moments = record.moments();
    boolean isLasso = cycleStart < moments.size() - 1;
    List<Integer> letters = new ArrayList<>();
    int loop = 0;
    // The last state of a lasso is the first one of its cycle over again.
    for (int i = 0; i < (isLasso ? moments.size() - 1 : moments.size()); i++) {
      if (moments.get(i).isVisible()) {
        loop = i <= cycleStart ? letters.size() : loop;
        letters.add(i);
      }
    }
    RunEvaluator run = new RunEvaluator(letters.size(), loop, values(formula, record, letters));
    if (run.satisfies(formula.property().formula())) {
      throw new InternalFault(
          "the run is not confirmed: it satisfies the formula " + formula.property().name());
    }
  }

  private static Map<LtlFormula.Proposition, List<Boolean>> values(
      ClaimTask.Formula formula, RunRecord record, List<Integer> letters) {
    List<Evidence.Proposition> rows = record.propositions();
    Map<LtlFormula.Proposition, List<Boolean>> values = new HashMap<>();
    for (int p = 0; p < rows.size(); p++) {
      List<Boolean> row = rows.get(p).values();
      values.put(formula.probe().propositions().get(p), letters.stream().map(row::get).toList());
    }
    return values;
  }
}
