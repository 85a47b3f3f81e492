package dev.gyre.cli.pages;

import java.util.Arrays;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What the pages ask of commands and options, without the marks for colours. */
final class Described {
  private Described() {}

  static List<OptionSpec> options(CommandLine command) {
    return command.getCommandSpec().options().stream().filter(option -> !option.hidden()).toList();
  }

  /** All that is said about an option, with its default in place of the variable. */
  static String text(ArgSpec arg) {
    return plain(arg.description(), arg);
  }

  /** The first line only, for a menu. */
  static String line(ArgSpec arg) {
    String text = text(arg);
    int end = text.indexOf(". ");
    return end < 0 ? text : text.substring(0, end);
  }

  static String text(CommandLine command) {
    CommandSpec spec = command.getCommandSpec();
    return plain(spec.usageMessage().description());
  }

  static String footer(CommandLine command) {
    return plain(command.getCommandSpec().usageMessage().footer());
  }

  /** The words that may follow an option, as its label has them; empty if it has no list. */
  static List<String> candidates(ArgSpec arg) {
    List<String> words =
        Arrays.stream(arg.paramLabel().split("\\|")).filter(word -> !word.equals("...")).toList();
    boolean isList = words.size() > 1 && words.stream().allMatch(word -> word.matches("[a-z-]+"));
    return isList ? words : List.of();
  }

  static boolean hasValue(OptionSpec option) {
    return option.arity().max() > 0;
  }

  private static String plain(String[] lines, ArgSpec arg) {
    String text = plain(lines);
    String standard = arg.defaultValueString();
    List<String> candidates = candidates(arg);
    return text.replace("${DEFAULT-VALUE}", standard == null ? "none" : standard)
        .replace("${COMPLETION-CANDIDATES}", String.join(", ", candidates));
  }

  private static String plain(String... lines) {
    String joined = String.join(" ", lines).replace("%%", "%").replace("%n", " ").strip();
    return CommandLine.Help.Ansi.OFF.string(joined).replaceAll("\\s+", " ");
  }
}
