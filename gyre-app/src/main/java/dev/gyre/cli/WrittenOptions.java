package dev.gyre.cli;

import dev.gyre.explore.work.OptionsReader;
import dev.gyre.plan.CheckOptions;
import dev.gyre.plan.StoreKind;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.ParameterException;

/** Reads the options of {@code gyre verify} from a text, as a shell would hand them over. */
final class WrittenOptions implements OptionsReader {
  /** Quotes keep blanks together; one inside a word does not start anything. */
  private static final Pattern WORD = Pattern.compile("'([^']*)'|\"([^\"]*)\"|(\\S+)");

  @Override
  public CheckOptions read(String words) {
    Options options = new Options();
    try {
      new CommandLine(options).setCaseInsensitiveEnumValuesAllowed(true).parseArgs(split(words));
    } catch (ParameterException e) {
      throw new IllegalArgumentException(e.getMessage(), e);
    }
    CheckOptions chosen = options.chosen.options();
    if (chosen.search().store().filter(s -> s.kind() == StoreKind.DISK).isPresent()) {
      throw new IllegalArgumentException(
          "--store disk: who is asked through a page writes no files; use gyre verify");
    }
    return chosen;
  }

  private static String[] split(String words) {
    return WORD.matcher(words)
        .results()
        .map(
            word ->
                word.group(1) != null
                    ? word.group(1)
                    : word.group(2) != null ? word.group(2) : word.group(3))
        .toArray(String[]::new);
  }

  /** Nothing but the options that say what to check and how. */
  @Command
  private static final class Options {
    @Mixin private VerifyOptions chosen;
  }
}
