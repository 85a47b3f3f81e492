package dev.gyre.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;

/**
 * What {@code --help} prints: one line on how to call the command, and the options by topic.
 * Picocli's own page lists every option twice, the second time in the order of the alphabet.
 */
final class HelpPage {
  private static final int WIDTH = 80;
  private static final int TEXT_COLUMN = 25;

  private final CommandSpec command;

  private HelpPage(CommandSpec command) {
    this.command = command;
  }

  /** Gives a command and its subcommands such pages. */
  static void installIn(CommandLine command) {
    HelpPage page = new HelpPage(command.getCommandSpec());
    command.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_SYNOPSIS, page::synopsis);
    command.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_PARAMETER_LIST, page::parameters);
    command.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_OPTION_LIST, page::options);
    command.getHelpSectionMap().put(UsageMessageSpec.SECTION_KEY_FOOTER, page::footer);
    command.getSubcommands().values().forEach(HelpPage::installIn);
  }

  private String synopsis(Help help) {
    String options = command.options().isEmpty() ? "" : " [OPTION]...";
    String parameters =
        command.positionalParameters().stream()
            .map(parameter -> " " + bracketed(parameter))
            .collect(Collectors.joining());
    String subcommand = command.subcommands().isEmpty() ? "" : " COMMAND";
    return help.colorScheme().commandText(command.qualifiedName(" "))
        + required()
        + options
        + parameters
        + subcommand
        + "\n";
  }

  /** Options without which the command cannot be called. */
  private String required() {
    return command.options().stream()
        .filter(option -> option.required() && option.group() == null)
        .map(option -> " " + option.longestName() + " " + option.paramLabel())
        .collect(Collectors.joining());
  }

  private static String bracketed(PositionalParamSpec parameter) {
    String label = label(parameter);
    return parameter.arity().min() == 0 ? "[" + label + "]" : label;
  }

  private static String label(PositionalParamSpec parameter) {
    return parameter.paramLabel() + (parameter.arity().max() > 1 ? "..." : "");
  }

  private String parameters(Help help) {
    StringBuilder text = new StringBuilder();
    for (PositionalParamSpec parameter : command.positionalParameters()) {
      entry(
          "  " + label(parameter),
          help.colorScheme().parameterText(label(parameter)).toString(),
          parameter,
          text);
    }
    return text.isEmpty() ? "" : "\n" + text;
  }

  private String options(Help help) {
    StringBuilder text = new StringBuilder();
    for (HelpTopic topic : HelpTopic.values()) {
      List<OptionSpec> about = about(topic);
      if (!about.isEmpty()) {
        text.append("\n").append(topic.heading()).append(":\n");
        about.forEach(option -> entry(option, help, text));
      }
    }
    return text.toString();
  }

  private List<OptionSpec> about(HelpTopic topic) {
    return command.options().stream()
        .filter(option -> !option.hidden())
        .filter(option -> HelpTopic.of(command.name(), option).equals(Optional.of(topic)))
        .sorted(Comparator.comparingInt(option -> topic.place(command.name(), option)))
        .toList();
  }

  private static void entry(OptionSpec option, Help help, StringBuilder text) {
    // Short names first, and room for one where there is none.
    String names =
        Stream.of(option.names())
            .sorted(Comparator.comparingInt(String::length))
            .collect(Collectors.joining(", "));
    String indent = option.shortestName().startsWith("--") ? "      " : "  ";
    String value = option.arity().max() == 0 ? "" : " " + option.paramLabel();
    String styled = help.colorScheme().optionText(names) + value;
    entry(indent + names + value, styled, option, text);
  }

  /**
   * @param plain the label as it looks without colours, indented
   * @param styled the label with them, not indented
   */
  private static void entry(String plain, String styled, ArgSpec arg, StringBuilder text) {
    text.append(plain, 0, plain.length() - plain.strip().length()).append(styled);
    int column = plain.length();
    if (column > TEXT_COLUMN - 2) {
      text.append('\n');
      column = 0;
    }
    for (String line : described(arg)) {
      text.append(" ".repeat(TEXT_COLUMN - column)).append(line).append('\n');
      column = 0;
    }
  }

  private static List<String> described(ArgSpec arg) {
    String standard = String.valueOf(arg.defaultValueString());
    List<String> lines = new ArrayList<>();
    for (String paragraph : arg.description()) {
      String said = Help.Ansi.OFF.string(paragraph.replace("${DEFAULT-VALUE}", standard));
      lines.addAll(wrapped(said, WIDTH - TEXT_COLUMN));
    }
    return lines;
  }

  /** Lines up to an empty one are a paragraph. */
  private String footer(Help help) {
    String all = String.join("\n", command.usageMessage().footer());
    return Arrays.stream(all.split("\n\n", -1))
        .map(paragraph -> wrapped(paragraph.replace('\n', ' ').strip(), WIDTH))
        .map(lines -> String.join("\n", lines))
        .filter(paragraph -> !paragraph.isEmpty())
        .map(paragraph -> "\n" + paragraph + "\n")
        .collect(Collectors.joining());
  }

  private static List<String> wrapped(String text, int width) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      if (!line.isEmpty() && line.length() + 1 + word.length() > width) {
        lines.add(line.toString());
        line.setLength(0);
      }
      line.append(line.isEmpty() ? "" : " ").append(word);
    }
    lines.add(line.toString());
    return lines;
  }
}
