package dev.gyre.plan;

import dev.gyre.ir.pass.Optimisation;

/** The ways to make a search smaller, in the order in which reports list them. */
public enum ReductionKind {
  PARTIAL_ORDER("partial order"),
  SYMMETRY("symmetry"),
  WRITE_ONLY_VARIABLES(Optimisation.WRITE_ONLY_VARIABLES.words()),
  STATEMENT_MERGING(Optimisation.STATEMENT_MERGING.words()),
  DEAD_VARIABLES(Optimisation.DEAD_VARIABLES.words());

  private final String words;

  ReductionKind(String words) {
    this.words = words;
  }

  /** As one would say it. */
  public String words() {
    return words;
  }

  static ReductionKind of(Optimisation pass) {
    return switch (pass) {
      case WRITE_ONLY_VARIABLES -> WRITE_ONLY_VARIABLES;
      case STATEMENT_MERGING -> STATEMENT_MERGING;
      case DEAD_VARIABLES -> DEAD_VARIABLES;
    };
  }
}
