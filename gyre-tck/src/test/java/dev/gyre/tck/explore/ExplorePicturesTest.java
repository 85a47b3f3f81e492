package dev.gyre.tck.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.tck.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** What the pictures of {@code docs/explore.md} show can be seen, and is taken on demand. */
class ExplorePicturesTest {
  /** The receiver does not look at the bit, so a message that is sent again counts twice. */
  private static final String WRONG_PROTOCOL =
      """
      /*
       * The alternating bit protocol, and the
       * receiver has forgotten to look at the bit.
       */
      mtype = { data, ack };

      chan line = [1] of { mtype, byte, bit };
      chan back = [1] of { mtype, bit };

      active proctype Sender() {
        byte n;
        bit b, answer;
        do
        :: line!data(n, b);
           if
           :: back?ack(answer) ->
              n = (n + 1) % 4;
              b = 1 - b
           :: timeout /* send it again */
           fi
        od
      }

      active proctype Receiver() {
        byte value, expected;
        bit b;
        end:
        do
        :: line?data(value, b) ->
           assert(value == expected);
           expected = (expected + 1) % 4;
           back!ack(b)
        od
      }

      active proctype Thief() {
        end:
        do
        :: back?ack(_)
        od
      }
      """;

  private static final Path EXAMPLES = Repository.root().resolve("examples");

  private static Browser browser;
  private static Pictures pictures;

  @TempDir private Path folder;

  @BeforeAll
  static void open() {
    browser = Browser.start();
    pictures = Pictures.of(browser);
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }

  private static void check(String options) {
    browser.press("3");
    browser.find("#options").sendKeys(options, Keys.ENTER);
    browser.until("a violation", () -> browser.count(".open-run") > 0);
  }

  private static void openRun() {
    browser.click(".open-run");
    browser.until("the run", () -> browser.count("#banner:not([hidden])") == 1);
    browser.untilStep(browser.count("tr.step"));
    // Nothing is under the pointer, nothing has the focus.
    browser.script("document.activeElement.blur()");
  }

  @Test
  void aWrongProtocolAsChartAndAutomata() throws IOException {
    Path model = Files.writeString(folder.resolve("alternating_bit_wrong.pml"), WRONG_PROTOCOL);
    try (ExploreProcess explorer = ExploreProcess.start(model)) {
      browser.prefer(Browser.Scheme.LIGHT);
      browser.open(explorer.address());
      check("--search bfs");
      openRun();
      browser.until("the chart", () -> browser.count("#chart svg.msc .arrow") > 0);
      pictures.take("explore-chart");
      int steps = browser.count("tr.step");
      browser.prefer(Browser.Scheme.DARK);
      browser.press("1");
      browser.pressLeft();
      browser.untilStep(steps - 1);
      assertThat(browser.count(".edge.open")).isPositive();
      pictures.take("explore-automata");
    }
  }

  @Test
  void aDeadlockInTheStateGraph() throws IOException {
    try (ExploreProcess explorer = ExploreProcess.start(EXAMPLES.resolve("philosophers.pml"))) {
      browser.prefer(Browser.Scheme.LIGHT);
      browser.open(explorer.address());
      check("--search bfs");
      openRun();
      browser.press("4");
      browser.until("a graph", () -> browser.count("#graph-box .node") > 0);
      browser.script("document.getElementById('graph-along').click()");
      browser.until("the way", () -> browser.count("#graph-box .arc.trail") == 4);
      browser.until("its end", () -> browser.count("#graph-box .node.here.deadlock") == 1);
      pictures.take("explore-graph");
    }
  }

  @Test
  void anInfiniteRunAndHowItDiffersFromAnother() throws IOException {
    try (ExploreProcess explorer = ExploreProcess.start(EXAMPLES.resolve("alternating_bit.pml"))) {
      browser.prefer(Browser.Scheme.LIGHT);
      browser.open(explorer.address());
      check("--check progress --fairness weak");
      openRun();
      browser.until("the reason", () -> browser.text("#fair").contains("Why this run is fair"));
      pictures.take("explore-fair");
      browser.click("#fresh");
      browser.untilStep(0);
      walkOn("Receiver", 6);
      browser.press("5");
      browser.until("they part", () -> browser.count("tr.parting") == 1);
      pictures.take("explore-compare");
      browser.prefer(Browser.Scheme.DARK);
      browser.press("1");
      browser.press("h");
      browser.until("counts", () -> browser.count(".l[data-heat]") > 0);
      pictures.take("explore-heat");
    }
  }

  /** Takes the first step, and then those of one process. */
  private static void walkOn(String process, int steps) {
    for (int step = 1; step <= steps; step++) {
      String wanted = step == 1 ? ".choice" : ".choice:has([title^='" + process + "'])";
      browser.click(wanted);
      browser.untilStep(step);
    }
    browser.script("document.activeElement.blur()");
  }
}
