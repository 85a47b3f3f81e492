package dev.gyre.ir.pass;

/** How much of the runs of a system its merged form must keep. */
public enum PreservedRuns {
  /** What happens in them, up to repetitions: enough for safety, labels and formulas. */
  RUNS,
  /** Also who could have moved on the way, which is what weak and strong fairness ask for. */
  FAIR_RUNS
}
