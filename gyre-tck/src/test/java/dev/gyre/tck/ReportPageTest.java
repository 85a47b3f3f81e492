package dev.gyre.tck;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code gyre verify --report}: one page that can be mailed. */
class ReportPageTest {
  private static final int MEGABYTE = 1 << 20;

  @TempDir private Path folder;

  static List<Path> examples() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("../examples"))) {
      return files.filter(file -> file.toString().endsWith(".pml")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("examples")
  void everyExampleHasAPage(Path model) throws IOException {
    Path page = folder.resolve("report.html");
    VerifyRun run = VerifyRun.of(model, "--timeout 20s --report " + page);
    assertThat(run.status()).as(run.toString()).isBetween(0, 3);
    String text = Files.readString(page);
    assertThat(text.length()).isLessThan(MEGABYTE);
    assertThat(text)
        .contains("<h2 class=\"part\">Verdicts</h2>", "How to do it again", "SHA-256")
        .doesNotContain("src=\"", "href=\"", "http://www.w3.org/1999/xlink");
    long runs = text.lines().filter(line -> line.equals("<section class=\"run\">")).count();
    assertThat(runs > 0).isEqualTo(run.verdict().equals("violated"));
  }

  @Test
  void hostileTextsAreShownAsText() throws IOException {
    Path model = folder.resolve("</title><script>alert(1)<.pml".replace("/", "|"));
    Files.writeString(
        model,
        "/* </script><script>alert(2)</script> */ byte x;\n"
            + "active proctype P() { printf(\"</script><img src=x onerror=alert(3)>\");"
            + " x = 1; assert(x == 0) }\n");
    Path page = folder.resolve("report.html");
    VerifyRun run = VerifyRun.of(model, "--report " + page);
    assertThat(run.verdict()).as(run.toString()).isEqualTo("violated");
    String text = Files.readString(page);
    assertThat(text).doesNotContain("<script>alert", "<img");
    // Only the scripts that the page brings: the run as JSON, and what shows it.
    assertThat(text.split("<script", -1)).hasSize(3);
  }

  @Test
  void aPageThatCannotBeWrittenDoesNotChangeTheVerdict() {
    VerifyRun run =
        VerifyRun.of(
            Path.of("../examples/peterson.pml"), "--report " + folder.resolve("no/such/page.html"));
    assertThat(run.verdict()).isEqualTo("holds");
    assertThat(run.err()).contains("the report could not be written", "there is no directory");
  }
}
