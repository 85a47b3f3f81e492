package dev.gyre.cli.pages;

import java.util.List;
import java.util.StringJoiner;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Completion for the shell fish. */
final class FishCompletion {
  private final StringBuilder script = new StringBuilder();
  private final CommandLine command;

  private FishCompletion(CommandLine command) {
    this.command = command;
  }

  static String of(CommandLine command) {
    return new FishCompletion(command).text();
  }

  private String text() {
    script.append("# Completion of ").append(command.getCommandName()).append(" for fish.\n");
    for (OptionSpec option : Described.options(command)) {
      line("__fish_use_subcommand", option);
    }
    for (CommandLine sub : command.getSubcommands().values()) {
      String name = sub.getCommandName();
      start("__fish_use_subcommand")
          .append(" -f -a ")
          .append(name)
          .append(" -d ")
          .append(quoted(Described.text(sub)))
          .append('\n');
      for (OptionSpec option : Described.options(sub)) {
        line("__fish_seen_subcommand_from " + name, option);
      }
    }
    return script.toString();
  }

  private void line(String condition, OptionSpec option) {
    start(condition);
    for (String name : option.names()) {
      boolean isLong = name.startsWith("--");
      String word = name.substring(isLong ? 2 : 1);
      script.append(isLong ? " -l " : word.length() == 1 ? " -s " : " -o ").append(word);
    }
    List<String> candidates = Described.candidates(option);
    if (!candidates.isEmpty()) {
      StringJoiner words = new StringJoiner(" ");
      candidates.forEach(words::add);
      script.append(" -x -a ").append(quoted(words.toString()));
    } else if (Described.hasValue(option)) {
      script.append(" -r");
    }
    script.append(" -d ").append(quoted(Described.line(option))).append('\n');
  }

  private StringBuilder start(String condition) {
    return script
        .append("complete -c ")
        .append(command.getCommandName())
        .append(" -n ")
        .append(quoted(condition));
  }

  private static String quoted(String text) {
    return "'" + text.replace("\\", "\\\\").replace("'", "\\'") + "'";
  }
}
