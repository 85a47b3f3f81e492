package dev.gyre.cli;

import dev.gyre.source.Suggestions;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** What is said about a wrong call: one line, with the word that was meant if that is clear. */
final class WrongCall {
  private static final Pattern VALUES = Pattern.compile("\\[([A-Z_, ]+)\\] \\(case-insensitive\\)");

  private WrongCall() {}

  static String line(ParameterException fault) {
    String what = what(fault).replaceAll("\\s*\\R\\s*", " ").replaceFirst("\\.$", "");
    String meant = meant(fault).map(name -> "; did you mean '" + name + "'?").orElse("");
    String name = fault.getCommandLine().getCommandSpec().qualifiedName(" ");
    return what + meant + " (" + name + " --help says more)";
  }

  private static String what(ParameterException fault) {
    if (fault instanceof UnmatchedArgumentException unmatched) {
      String word = unmatched.getUnmatched().get(0);
      if (!word.startsWith("-") && !fault.getCommandLine().getSubcommands().isEmpty()) {
        return "there is no command '" + word + "'";
      }
    }
    // Values are shown as they are written, not as Java calls them.
    return VALUES
        .matcher(fault.getMessage())
        .replaceAll(values -> values.group(1).toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  private static Optional<String> meant(ParameterException fault) {
    if (!(fault instanceof UnmatchedArgumentException unmatched)) {
      return Optional.empty();
    }
    // An option may have its value behind it.
    String word = unmatched.getUnmatched().get(0).split("=", 2)[0];
    return Suggestions.nearest(word, names(word, fault.getCommandLine()));
  }

  private static List<String> names(String word, CommandLine command) {
    return word.startsWith("-")
        ? command.getCommandSpec().options().stream()
            .flatMap(option -> Arrays.stream(option.names()))
            .toList()
        : List.copyOf(command.getSubcommands().keySet());
  }
}
