package dev.gyre.cli;

import dev.gyre.suite.Call;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParameterException;

/** Reads the options of {@code gyre verify} that a suite has. */
final class WrittenCall implements Call.Reader {
  @Override
  public Call read(List<String> words) {
    Options options = new Options();
    try {
      new CommandLine(options)
          .setCaseInsensitiveEnumValuesAllowed(true)
          .parseArgs(words.toArray(String[]::new));
    } catch (ParameterException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
    return new Call(
        options.chosen.options(), options.definitions.values(), options.definitions.includePaths());
  }

  /** The options that say what to check and how; those about output are the suite's. */
  @Command
  private static final class Options {
    @Mixin private VerifyOptions chosen;

    @Mixin private Definitions definitions;
  }
}
