package dev.gyre.ir.pass;

import dev.gyre.property.Question;

/** How much of the runs of a system its merged form must keep. */
public enum PreservedRuns {
  /** What happens in them, up to repetitions: enough for safety, labels and formulas. */
  RUNS,
  /** Also who could have moved on the way, which is what weak and strong fairness ask for. */
  FAIR_RUNS;

  /** What a question asks for. */
  public static PreservedRuns of(Question question) {
    return question.asksWhoCouldMove() ? FAIR_RUNS : RUNS;
  }
}
