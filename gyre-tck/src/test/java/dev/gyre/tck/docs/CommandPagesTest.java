package dev.gyre.tck.docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.cli.Main;
import dev.gyre.tck.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Each command has a page, and the tables of the page have its options: all of them, no others. */
class CommandPagesTest {
  private static final Path FOLDER = Repository.root().resolve("docs/commands");

  /** The first cell of a row, which may name several options. */
  private static final Pattern ROW = Pattern.compile("(?m)^\\| (`-.*?) \\|(.*)$");

  private static final Pattern NAME = Pattern.compile("`(--?[A-Za-z][\\w-]*)");

  /** Described once for all, on the first page. */
  private static final Set<String> OF_ALL = Set.of("-h", "--help", "-V", "--version", "--debug");

  static List<CommandLine> commands() {
    return List.copyOf(Main.command().getSubcommands().values());
  }

  static Stream<String> names() {
    return commands().stream().map(CommandLine::getCommandName);
  }

  @ParameterizedTest
  @MethodSource("names")
  void thePageOfACommandHasItsOptions(String name) throws IOException {
    Set<String> options = new TreeSet<>();
    CommandLine command = Main.command().getSubcommands().get(name);
    for (OptionSpec option : command.getCommandSpec().options()) {
      if (!option.hidden()) {
        options.addAll(List.of(option.names()));
      }
    }
    options.removeAll(OF_ALL);
    assertThat(described(FOLDER.resolve(name + ".md"))).isEqualTo(options);
  }

  @Test
  void theFirstPageListsAllCommandsAndTheirCommonOptions() throws IOException {
    Path page = FOLDER.resolve("README.md");
    assertThat(described(page)).isEqualTo(new TreeSet<>(OF_ALL));
    String text = Files.readString(page);
    for (String name : names().toList()) {
      assertThat(text).contains("[`gyre " + name + "`](" + name + ".md)");
    }
  }

  /** What a command answers is as much part of it as its options. */
  @ParameterizedTest
  @MethodSource("names")
  void thePageOfACommandHasItsExitStatus(String name) throws IOException {
    assertThat(Files.readString(FOLDER.resolve(name + ".md"))).containsIgnoringCase("exit status");
  }

  private static Set<String> described(Path page) throws IOException {
    Set<String> names = new TreeSet<>();
    for (Matcher row = ROW.matcher(Files.readString(page)); row.find(); ) {
      for (Matcher name = NAME.matcher(row.group(1)); name.find(); ) {
        names.add(name.group(1));
      }
    }
    return names;
  }
}
