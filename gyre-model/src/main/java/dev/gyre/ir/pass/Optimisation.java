package dev.gyre.ir.pass;

/** The passes there are, in the order in which they are made. */
public enum Optimisation {
  /** Variables that decide nothing are no longer written. */
  WRITE_ONLY_VARIABLES("write-only variables"),
  /** Statements nobody can see happen together with the one before. */
  STATEMENT_MERGING("statement merging"),
  /** Variables that nobody will read before the next write get a fixed value. */
  DEAD_VARIABLES("dead variables");

  private final String words;

  Optimisation(String words) {
    this.words = words;
  }

  /** As one would say it. */
  public String words() {
    return words;
  }
}
