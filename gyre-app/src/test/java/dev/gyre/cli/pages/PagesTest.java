package dev.gyre.cli.pages;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.cli.Main;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class PagesTest {
  @TempDir private Path folder;

  @BeforeEach
  void write() throws Exception {
    Pages.write(folder);
  }

  @Test
  void everyCommandHasAManualPageWithAllItsOptions() throws Exception {
    for (CommandLine sub : Main.command().getSubcommands().values()) {
      String page = read("man/man1/gyre-" + sub.getCommandName() + ".1");
      assertThat(page).startsWith(".TH \"GYRE-").contains(".SH \"EXIT STATUS\"");
      for (var option : Described.options(sub)) {
        assertThat(page).contains("\\fB" + option.longestName().replace("-", "\\-") + "\\fR");
      }
      assertThat(read("man/man1/gyre.1")).contains("gyre\\-" + sub.getCommandName() + "(1)");
    }
  }

  @Test
  void noPageHasAnUnresolvedVariable() throws Exception {
    try (var files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        assertThat(Files.readString(file)).doesNotContain("${DEFAULT").doesNotContain("@|");
      }
    }
  }

  @Test
  void everyShellKnowsEveryCommand() throws Exception {
    List<String> names =
        List.of(
            "bash-completion/completions/gyre",
            "zsh/site-functions/_gyre",
            "fish/vendor_completions.d/gyre.fish");
    for (String name : names) {
      String script = read(name);
      assertThat(script).contains(Main.command().getSubcommands().keySet());
      assertThat(script).contains("dfs bfs").contains("fairness");
    }
  }

  @Test
  void bashCompletesCommandsOptionsAndValues() throws Exception {
    assertThat(completed("gyre", "ver")).isEqualTo("verify");
    assertThat(completed("gyre", "verify", "--fairn")).isEqualTo("--fairness");
    assertThat(completed("gyre", "verify", "--search", "b")).isEqualTo("bfs");
  }

  /** What bash makes of the last word. */
  private String completed(String... words) throws Exception {
    String last = words[words.length - 1];
    String previous = words[words.length - 2];
    String script =
        String.join(
            "\n",
            ". '" + folder.resolve("bash-completion/completions/gyre") + "'",
            "COMP_WORDS=(" + String.join(" ", words) + ")",
            "COMP_CWORD=" + (words.length - 1),
            "_gyre gyre '" + last + "' '" + previous + "'",
            "printf '%s' \"${COMPREPLY[*]}\"");
    Process bash = new ProcessBuilder("bash", "-c", script).redirectErrorStream(true).start();
    String out = new String(bash.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(bash.waitFor(1, TimeUnit.MINUTES)).isTrue();
    return out;
  }

  private String read(String name) throws Exception {
    return Files.readString(folder.resolve(name));
  }
}
