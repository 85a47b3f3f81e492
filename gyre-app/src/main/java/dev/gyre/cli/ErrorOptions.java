package dev.gyre.cli;

import dev.gyre.plan.Persistence;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of {@code gyre verify} that say how many violations are looked for. */
final class ErrorOptions {
  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec;

  @Option(
      names = "--max-errors",
      paramLabel = "N",
      description =
          "Stop when N violations of a property are found that differ in kind or place. Default:"
              + " 1.")
  private Long most;

  @Option(
      names = {"--all-errors", "--keep-going"},
      description =
          "Explore everything, and show one violation of each kind at each place; all deadlocks"
              + " are one kind.")
  private boolean all;

  @Option(
      names = "--every-error",
      description =
          "Show every violation that the search comes to, also those of one kind at one place; with"
              + " --max-errors the first N. All runs: add --all-scenarios --symmetry off.")
  private boolean every;

  @Option(
      names = "--shorten",
      description =
          "Look for a run with the fewest steps to the same violation, within the same limits, and"
              + " say whether there is no shorter one.")
  private boolean shorten;

  /**
   * @throws ParameterException if the options contradict each other
   */
  Persistence persistence() {
    if (most != null && most < 1) {
      throw refused("--max-errors " + most + ": at least one; --all-errors looks for all");
    }
    if (most != null && all) {
      throw refused("--max-errors stops early and --all-errors does not; give one of them");
    }
    if (every && shorten) {
      throw refused("--shorten looks for one run to a violation and --every-error for all of them");
    }
    Persistence wanted = unshortened();
    return shorten ? wanted.shortened() : wanted;
  }

  private Persistence unshortened() {
    Persistence.Distinct distinct = every ? Persistence.Distinct.RUN : Persistence.Distinct.PLACE;
    if (most != null) {
      return Persistence.atMost(most, distinct);
    }
    if (every) {
      return Persistence.EVERY;
    }
    return all ? Persistence.ALL : Persistence.FIRST;
  }

  private ParameterException refused(String why) {
    return new ParameterException(spec.commandLine(), why);
  }
}
