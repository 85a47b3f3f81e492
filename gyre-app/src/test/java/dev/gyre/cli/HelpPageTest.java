package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Help is read at 80 columns, by topic, and says what happens unless something is given. */
class HelpPageTest {
  static Stream<CommandLine> commands() {
    CommandLine gyre = Main.command();
    return Stream.concat(Stream.of(gyre), gyre.getSubcommands().values().stream());
  }

  private static String help(CommandLine command) {
    return command.getUsageMessage(CommandLine.Help.Ansi.OFF);
  }

  /** If it has to change: {@code gyre verify --help} prints what belongs into the file. */
  @Test
  void thePageOfVerifyIsAsItWasRead() throws IOException {
    try (var golden = HelpPageTest.class.getResourceAsStream("/help/verify.txt")) {
      String expected =
          new String(Objects.requireNonNull(golden).readAllBytes(), StandardCharsets.UTF_8);
      assertThat(CommandRun.of("verify", "--help").out()).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @MethodSource("commands")
  void noLineIsWiderThanATerminalAndTheSynopsisIsOneLine(CommandLine command) {
    assertThat(help(command).lines()).allMatch(line -> line.length() <= 80);
    assertThat(help(command).lines().skip(1).findFirst().orElseThrow())
        .isEqualTo(command.getCommandSpec().usageMessage().description()[0]);
  }

  @ParameterizedTest
  @MethodSource("commands")
  void everyOptionHasATopicAndIsShownOnce(CommandLine command) {
    String page = help(command);
    for (OptionSpec option : command.getCommandSpec().options()) {
      assertThat(HelpTopic.of(command.getCommandName(), option))
          .as(option.longestName())
          .isPresent();
      assertThat(page.lines().filter(line -> isEntry(line, option)).count())
          .as(option.longestName())
          .isEqualTo(1);
    }
  }

  private static boolean isEntry(String line, OptionSpec option) {
    String names = line.strip().split(" {2}", 2)[0];
    return line.matches(" {2,6}-.*")
        && Stream.of(names.split(",? ", -1)).anyMatch(option.longestName()::equals);
  }

  /**
   * A switch is off, and a file is not written; all others have a default that cannot be guessed.
   */
  @ParameterizedTest
  @MethodSource("commands")
  void defaultsAreTold(CommandLine command) {
    for (OptionSpec option : command.getCommandSpec().options()) {
      boolean isChoice = option.paramLabel().matches("N|SIZE|DURATION|[a-z]+\\|.*");
      if (option.arity().max() > 0 && isChoice && !option.required()) {
        assertThat(String.join(" ", option.description()))
            .as(command.getCommandName() + " " + option.longestName())
            .contains("Default: ");
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "verify --sotre=tree m.pml|Unknown option: '--sotre=tree'; did you mean '--store'?",
        "verify --nonsense m.pml|Unknown option: '--nonsense'",
        "verify --search deep m.pml|'--search': expected one of dfs, bfs but was 'deep'",
        "verify --threads x m.pml|Invalid value for option '--threads': 'x' is not",
        "verify|Missing required parameter: 'MODEL'",
        "graph m.pml|Missing required option: '--format",
        "verfy m.pml|there is no command 'verfy'; did you mean 'verify'?"
      })
  void aWrongCallIsAnsweredByOneLine(String call, String what) {
    CommandRun run = CommandRun.of(call.split(" ", -1));
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err()).startsWith("gyre: ").contains(what).contains("--help says more)");
  }
}
