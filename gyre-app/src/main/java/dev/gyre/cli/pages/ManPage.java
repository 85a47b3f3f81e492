package dev.gyre.cli.pages;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The manual page of a command, in the macros of {@code man(7)}. */
final class ManPage {
  private final StringBuilder page = new StringBuilder();
  private final CommandLine command;
  private final String name;

  private ManPage(CommandLine command) {
    this.command = command;
    this.name = command.getCommandSpec().qualifiedName("-");
  }

  static String of(CommandLine command, String version) {
    return new ManPage(command).text(version);
  }

  private String text(String version) {
    line(".TH \"%s\" 1 \"\" \"Gyre %s\" \"Gyre\"", name.toUpperCase(Locale.ROOT), version);
    section("NAME");
    line("%s \\- %s", roff(name), roff(firstSentence()));
    section("SYNOPSIS");
    line(".B %s", roff(command.getCommandSpec().qualifiedName(" ")));
    line("%s", roff(synopsis()));
    section("DESCRIPTION");
    line("%s", roff(Described.text(command)));
    parameters();
    options();
    subcommands();
    section("EXIT STATUS");
    line("0 fine, 1 a property is violated, 2 the model or the call is wrong, 3 undecided,");
    line("70 a fault of Gyre itself.");
    seeAlso();
    return page.toString();
  }

  private String firstSentence() {
    String text = Described.text(command);
    int end = text.indexOf(". ");
    return (end < 0 ? text : text.substring(0, end)).replaceAll("\\.$", "");
  }

  private String synopsis() {
    Stream<String> parameters =
        command.getCommandSpec().positionalParameters().stream()
            .map(PositionalParamSpec::paramLabel);
    Stream<String> subcommand = hasSubcommands() ? Stream.of("COMMAND") : Stream.empty();
    return Stream.of(Stream.of("[OPTION]..."), subcommand, parameters)
        .flatMap(words -> words)
        .collect(Collectors.joining(" "));
  }

  private void parameters() {
    for (PositionalParamSpec parameter : command.getCommandSpec().positionalParameters()) {
      line(".TP");
      line(".I %s", roff(parameter.paramLabel()));
      line("%s", roff(Described.text(parameter)));
    }
  }

  private void options() {
    section("OPTIONS");
    for (OptionSpec option : Described.options(command)) {
      String value = Described.hasValue(option) ? " \\fI" + roff(option.paramLabel()) + "\\fR" : "";
      line(".TP");
      line(
          "%s",
          Stream.of(option.names())
              .map(word -> "\\fB" + roff(word) + "\\fR" + value)
              .collect(Collectors.joining(", ")));
      line("%s", roff(Described.text(option)));
    }
  }

  private void subcommands() {
    if (hasSubcommands()) {
      section("COMMANDS");
      for (CommandLine sub : command.getSubcommands().values()) {
        line(".TP");
        line(".B %s", roff(sub.getCommandName()));
        line("%s", roff(new ManPage(sub).firstSentence()));
      }
    }
  }

  private void seeAlso() {
    section("SEE ALSO");
    if (hasSubcommands()) {
      line(
          "%s",
          command.getSubcommands().values().stream()
              .map(sub -> roff(name + "-" + sub.getCommandName()) + "(1)")
              .collect(Collectors.joining(", ")));
    } else {
      line("%s(1)", roff(command.getParent().getCommandName()));
    }
  }

  private boolean hasSubcommands() {
    return !command.getSubcommands().isEmpty();
  }

  private void section(String title) {
    line(".SH \"%s\"", title);
  }

  private void line(String format, Object... words) {
    page.append(String.format(Locale.ROOT, format, words)).append('\n');
  }

  /** A line that begins with a point or a quote would be a macro. */
  private static String roff(String text) {
    String escaped = text.replace("\\", "\\e").replace("-", "\\-");
    return escaped.startsWith(".") || escaped.startsWith("'") ? "\\&" + escaped : escaped;
  }
}
