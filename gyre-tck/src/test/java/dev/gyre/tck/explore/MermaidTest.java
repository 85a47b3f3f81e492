package dev.gyre.tck.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.tck.Repository;
import dev.gyre.tck.VerifyRun;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Mermaid itself, in a real browser, reads and draws the charts that Gyre writes for it. */
class MermaidTest {
  private static final String SCRIPT =
      "/META-INF/resources/webjars/mermaid/11.6.0/dist/mermaid.min.js";

  /** Longer texts Mermaid reads, but refuses to draw unless it is told otherwise. */
  private static final int DRAWN = 50_000;

  private static final int EVERY = 20;

  /** Names and texts that are markup somewhere. */
  private static final String HOSTILE =
      """
      mtype = { end, loop, participant, note };
      chan alt = [1] of { mtype, byte };
      active proctype end() { byte par; alt!loop(1); alt?participant(par) }
      active proctype Note() {
        printf("<script>alert(1)</script>; %% end --> # &amp; `a`\\n");
        alt?loop(_);
        assert(false) /* ; end */
      }
      """;

  private static Browser browser;

  @TempDir private static Path folder;

  @BeforeAll
  static void loadMermaid() throws IOException {
    try (InputStream in = MermaidTest.class.getResourceAsStream(SCRIPT)) {
      Files.copy(in, folder.resolve("mermaid.js"));
    }
    Path page = folder.resolve("page.html");
    Files.writeString(
        page,
        "<!DOCTYPE html><meta charset='utf-8'><body data-ready='yes'><div id='box'></div>"
            + "<script src='mermaid.js'></script>"
            + "<script>mermaid.initialize({ startOnLoad: false })</script>");
    browser = Browser.start();
    browser.open(page.toUri().toString());
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }

  /** What Mermaid has to complain about; empty if nothing. */
  private static String complaint(String chart) {
    String call =
        chart.length() < DRAWN
            ? "mermaid.render('drawn', text).then(({ svg }) => svg.includes('<svg') ? '' : svg)"
            : "mermaid.parse(text).then((read) => read ? '' : 'it is no chart')";
    return (String)
        browser.asyncScript(
            "const done = arguments[arguments.length - 1]; const text = "
                + quoted(chart)
                + "; "
                + call
                + ".then(done, (fault) => done(String(fault)))");
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.chars().forEach(c -> quoted.append(String.format("\\u%04x", c)));
    return quoted.append('"').toString();
  }

  private static List<Path> models(String place, int every) throws IOException {
    try (Stream<Path> files = Files.walk(Repository.root().resolve(place))) {
      List<Path> all = files.filter(f -> f.toString().endsWith(".pml")).sorted().toList();
      List<Path> some = new ArrayList<>();
      for (int i = 0; i < all.size(); i += every) {
        some.add(all.get(i));
      }
      return some;
    }
  }

  /** How many counterexamples there were. */
  private static int judge(List<Path> models) throws IOException {
    int judged = 0;
    Path trail = folder.resolve("trail.json");
    for (Path model : models) {
      Files.deleteIfExists(trail);
      VerifyRun.of(model, "-q --timeout 5s --trail " + trail);
      if (Files.exists(trail)) {
        VerifyRun chart =
            VerifyRun.of(List.of("trace", "--to", "mermaid", trail.toString()));
        assertThat(complaint(chart.out())).as(model + "\n" + chart.out()).isEmpty();
        judged++;
      }
    }
    return judged;
  }

  @Test
  void itCanSayNo() {
    assertThat(complaint("sequenceDiagram\n  A->>B: hello\n")).isEmpty();
    assertThat(complaint("sequenceDiagram\n  A->>B hello\n")).contains("rror");
  }

  @Test
  void counterexamplesOfTheExamplesAreDrawn() throws IOException {
    assertThat(judge(models("examples", 1))).isGreaterThan(5);
  }

  @Test
  void counterexamplesOfHostileModelsAreDrawn() throws IOException {
    assertThat(judge(models("gyre-tck/src/test/resources/verdicts", EVERY))).isPositive();
    assertThat(judge(List.of(Files.writeString(folder.resolve("hostile.pml"), HOSTILE)))).isOne();
  }
}
