package dev.gyre.cli.pages;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Completion for the shell bash. Not the one that picocli writes: that one offers the constants of
 * the program in place of the words of the manual.
 */
final class BashCompletion {
  private final StringBuilder script = new StringBuilder();
  private final CommandLine command;

  private BashCompletion(CommandLine command) {
    this.command = command;
  }

  static String of(CommandLine command) {
    return new BashCompletion(command).text();
  }

  private String text() {
    String name = command.getCommandName();
    String names = String.join("|", command.getSubcommands().keySet());
    line("# Completion of " + name + " for bash.");
    line("_" + name + "() {");
    line("  local current=$2 previous=$3 command='' words='' word");
    line("  for word in \"${COMP_WORDS[@]:1:COMP_CWORD-1}\"; do");
    line("    case $word in " + names + ") command=$word && break ;; esac");
    line("  done");
    line("  COMPREPLY=()");
    line("  case \"$command $previous\" in");
    command.getSubcommands().values().forEach(this::values);
    line("  esac");
    line("  case $command in");
    line("    '') words='" + names.replace('|', ' ') + " " + options(command) + "' ;;");
    for (CommandLine sub : command.getSubcommands().values()) {
      line("    " + sub.getCommandName() + ") words='" + options(sub) + "' ;;");
    }
    line("  esac");
    line("  [[ -n $command && $current != -* ]] && return # files");
    line("  COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))");
    line("}");
    line("complete -o default -F _" + name + " " + name);
    return script.toString();
  }

  /** What may follow an option with a value. */
  private void values(CommandLine sub) {
    for (OptionSpec option : Described.options(sub)) {
      if (Described.hasValue(option)) {
        List<String> candidates = Described.candidates(option);
        String answer =
            candidates.isEmpty()
                ? "return"
                : "COMPREPLY=($(compgen -W '"
                    + String.join(" ", candidates)
                    + "' -- \"$current\")) && return";
        String patterns =
            Stream.of(option.names())
                .map(name -> "'" + sub.getCommandName() + " " + name + "'")
                .collect(Collectors.joining(" | "));
        line("    " + patterns + ") " + answer + " ;;");
      }
    }
  }

  private static String options(CommandLine command) {
    return Described.options(command).stream()
        .flatMap(option -> Stream.of(option.names()))
        .collect(Collectors.joining(" "));
  }

  private void line(String text) {
    script.append(text).append('\n');
  }
}
