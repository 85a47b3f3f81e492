package dev.gyre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** {@code gyre trace}: shorter runs, and two runs compared. */
class TraceCommandTest {
  private static final String MODEL =
      "byte x; active proctype P() {"
          + " do :: x < 9 -> x++ :: x == 3 -> x = 8 :: assert(x != 9) od }";

  @TempDir private Path folder;
  private String trail;

  @BeforeEach
  void save() throws IOException {
    trail = saved("trail.json", MODEL, "--search", "dfs", "--threads", "1");
  }

  private String saved(String name, String model, String... options) throws IOException {
    String file = Files.writeString(folder.resolve(name + ".pml"), model).toString();
    String to = folder.resolve(name).toString();
    String[] call = new String[options.length + 4];
    System.arraycopy(new String[] {"verify", file, "--trail", to}, 0, call, 0, 4);
    System.arraycopy(options, 0, call, 4, options.length);
    assertThat(CommandRun.of(call).status()).isEqualTo(1);
    return to;
  }

  private String shortened() {
    String to = folder.resolve("short.json").toString();
    CommandRun run = CommandRun.of("trace", trail, "--shorten", "--to", "trail", "-o", to);
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.err()).contains("11 steps instead of 19, the fewest that lead");
    return to;
  }

  @Test
  void aShorterRunCanBeSavedAndReplayed() {
    CommandRun replay = CommandRun.of("simulate", "--replay", shortened());
    assertThat(replay.status()).isEqualTo(1);
    assertThat(replay.out()).contains("as recorded: assertion fails", "after 11 steps");
  }

  /** Charts in Z.120 are for SDL. */
  @ParameterizedTest
  @EnumSource(value = TraceContent.class, names = "MSC", mode = EnumSource.Mode.EXCLUDE)
  void everyFormatShowsTheShorterRun(TraceContent format) {
    CommandRun run = CommandRun.of("trace", trail, "--shorten", "--to", format.toString());
    assertThat(run.status()).as(run.err()).isZero();
    assertThat(run.out()).isNotEmpty();
    CommandRun whole = CommandRun.of("trace", trail, "--to", format.toString());
    assertThat(whole.out().length()).isGreaterThan(run.out().length());
  }

  @Test
  void aLassoIsShortenedAndReplayed() throws IOException {
    trail =
        saved(
            "lasso.json",
            "byte x; active proctype P() { do :: x < 20 -> x++ :: x == 20 -> x = 0"
                + " :: x == 2 -> x = 0 od } ltl p { <> (x == 19) }");
    String to = folder.resolve("short.json").toString();
    CommandRun run = CommandRun.of("trace", trail, "--shorten", "--to", "trail", "-o", to);
    assertThat(run.err()).contains("the fewest");
    assertThat(CommandRun.of("simulate", "--replay", to).out()).contains("from here on for ever");
  }

  @Test
  void twoRunsAreShownSideBySide() {
    CommandRun run = CommandRun.of("trace", trail, "--compare", shortened());
    assertThat(run.status()).isZero();
    assertThat(run.out())
        .contains("the same up to step 6; step 7 differs", "values that differ after step 8:")
        .doesNotContain("values that differ at the end");
  }

  @Test
  void theSameRunTwiceHasNoDifference() {
    assertThat(CommandRun.of("trace", trail, "--compare", trail).out())
        .contains("the runs are the same, step by step");
  }

  @Test
  void aComparisonIsAPageToo() {
    CommandRun run = CommandRun.of("trace", trail, "--compare", shortened(), "--to", "html");
    assertThat(run.out()).contains("</html>", "step 7 differs", "x == 3");
  }

  @Test
  void otherFormatsOfAComparisonAreRefused() {
    CommandRun run = CommandRun.of("trace", trail, "--compare", trail, "--to", "csv");
    assertThat(run.status()).isEqualTo(2);
    assertThat(run.err()).contains("a comparison is text or html");
  }

  @Test
  void trailsOfDifferentModelsAreComparedWithAWord() throws IOException {
    String other = saved("other.json", "active proctype Z() { assert(false) }");
    CommandRun run = CommandRun.of("trace", trail, "--compare", other);
    assertThat(run.err()).contains("different models");
    assertThat(run.out()).contains("the runs differ from the first step on", "x: 9 | -");
  }
}
