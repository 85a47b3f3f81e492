package dev.gyre.ir.pass;

import dev.gyre.ir.ProcessSystem;
import dev.gyre.ir.analysis.Features;
import dev.gyre.property.Applicability;
import dev.gyre.property.Question;

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

  /**
   * Whether the pass leaves the answer to a question as it is, by what its own code relies on.
   *
   * @param system the model as it was written, with all its properties
   */
  public Applicability applicability(ProcessSystem system, Question question) {
    return Applicability.unless(
            Features.of(system).hasTrace(), "a trace assertion hears every statement as written")
        .and(() -> ofPass(system, question));
  }

  private Applicability ofPass(ProcessSystem system, Question question) {
    return switch (this) {
      case WRITE_ONLY_VARIABLES -> WriteOnlyVariables.applicability(system, question);
      case STATEMENT_MERGING -> StatementMerging.applicability(system, question);
      case DEAD_VARIABLES -> DeadVariables.applicability(system, question);
    };
  }

  /**
   * Whether the pass can be made where somebody watches that {@code xr} and {@code xs} are kept. No
   * pass changes which channels are used where a process can stop, but to leave out a write is to
   * leave out the use of a channel in it.
   */
  public Applicability applicabilityToWatchedChannels() {
    return Applicability.unless(
        this == WRITE_ONLY_VARIABLES, "a write that is left out may use a channel with xr or xs");
  }

  /** As one would say it. */
  public String words() {
    return words;
  }
}
