package dev.gyre.cli.pages;

import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Completion for the shell zsh. */
final class ZshCompletion {
  private final StringBuilder script = new StringBuilder();
  private final CommandLine command;

  private ZshCompletion(CommandLine command) {
    this.command = command;
  }

  static String of(CommandLine command) {
    return new ZshCompletion(command).text();
  }

  private String text() {
    String name = command.getCommandName();
    line("#compdef " + name);
    line("local context state line");
    line("local -a commands");
    line("commands=(");
    for (CommandLine sub : command.getSubcommands().values()) {
      String about = sub.getCommandName() + ":" + Described.text(sub);
      line("  " + quoted(about.replace("\\", "\\\\")));
    }
    line(")");
    line("_arguments -C \\");
    Described.options(command).forEach(this::option);
    line("  '1:command:->command' \\");
    line("  '*::argument:->argument'");
    line("case $state in");
    line("  command) _describe command commands ;;");
    line("  argument)");
    line("    case $words[1] in");
    command.getSubcommands().values().forEach(this::subcommand);
    line("    esac");
    line("    ;;");
    line("esac");
    return script.toString();
  }

  private void subcommand(CommandLine sub) {
    line("      " + sub.getCommandName() + ")");
    line("        _arguments \\");
    Described.options(sub).forEach(this::option);
    line("          '*:file:_files'");
    line("        ;;");
  }

  private void option(OptionSpec option) {
    for (String name : option.names()) {
      String about = "[" + escaped(Described.line(option)) + "]";
      line("          " + quoted("*" + name + about + value(option)) + " \\");
    }
  }

  private static String value(OptionSpec option) {
    if (!Described.hasValue(option)) {
      return "";
    }
    List<String> candidates = Described.candidates(option);
    String action = candidates.isEmpty() ? "_files" : "(" + String.join(" ", candidates) + ")";
    return ":" + escaped(option.paramLabel()) + ":" + action;
  }

  private void line(String text) {
    script.append(text).append('\n');
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("[", "\\[").replace("]", "\\]").replace(":", "\\:");
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "'\\''") + "'";
  }
}
