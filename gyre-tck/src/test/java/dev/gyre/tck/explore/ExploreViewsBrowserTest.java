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

/** The state graph, the comparison of runs, fairness, coverage and properties in a real browser. */
class ExploreViewsBrowserTest {
  private static final String COUNTERS =
      """
      byte x, y;
      active proctype P() { do :: x < 2 -> x++ od }
      active proctype Q() { atomic { y = 1; y = 2 }; if :: x == 9 -> y = 3 :: else fi }
      ltl small { [] (x < 2) }
      """;

  /** The second process is blocked in one state of the cycle, and never moves. */
  private static final String LASSO =
      """
      bool on;
      active proctype Clock() { do :: on = !on od }
      active proctype Waiter() { on; assert(true) }
      ltl served { <> (Waiter@end_served) }
      """;

  private static Browser browser;

  @TempDir private Path folder;

  @BeforeAll
  static void open() {
    browser = Browser.start();
  }

  @AfterAll
  static void close() {
    if (browser != null) {
      browser.close();
    }
  }

  private Path model(String text) throws IOException {
    return Files.writeString(folder.resolve("model.pml"), text);
  }

  private static String attribute(String css, String name) {
    return String.valueOf(
        browser.script(
            "return document.querySelector(\"%s\").getAttribute('%s')".formatted(css, name)));
  }

  @Test
  void theGraphGrowsByClicksAndKeysAndIsKeptInTheAddress() throws Exception {
    try (ExploreProcess explorer = ExploreProcess.start(model(COUNTERS))) {
      browser.open(explorer.address());
      browser.press("4");
      browser.until("a graph", () -> browser.count("#graph-box .node") > 3);
      assertThat(browser.count("#graph-box .node.here[data-node='0']")).isEqualTo(1);
      int before = browser.count("#graph-box .node");
      assertThat(browser.count("#graph-box .node.open")).isPositive();
      browser.click("#graph-box .node.open");
      browser.until("it grows", () -> browser.count("#graph-box .node") > before);
      browser.until("one goes there", () -> browser.count("#graph-box .node.here.trail") == 1);
      assertThat(browser.count("tr.step")).as("a trace").isPositive();
      String here = attribute("#graph-box .node.here", "data-node");
      int grown = browser.count("#graph-box .node");
      browser.reload();
      browser.until("the same graph", () -> browser.count("#graph-box .node") == grown);
      browser.until("the same state", () -> browser.count("#graph-box .node.here") == 1);
      assertThat(attribute("#graph-box .node.here", "data-node")).isEqualTo(here);
      browser.script("document.querySelector(\"#graph-box .node.here\").focus()");
      browser.focused().sendKeys(Keys.ARROW_UP);
      String parent = String.valueOf(browser.script("return document.activeElement.dataset.node"));
      assertThat(parent).isNotEqualTo(here);
      browser.focused().sendKeys(Keys.ENTER);
      browser.until(
          "one goes back", () -> attribute("#graph-box .node.here", "data-node").equals(parent));
    }
  }

  @Test
  void whoWalksOnTakesTheGraphAlong() throws Exception {
    try (ExploreProcess explorer = ExploreProcess.start(model(COUNTERS))) {
      browser.open(explorer.address() + "#t=graph&g=0:1:");
      browser.until("a graph", () -> browser.count("#graph-box .node") > 1);
      for (int step = 1; step <= 3; step++) {
        browser.click(".choice[data-pid='0']");
        browser.untilStep(step);
        int arcs = step;
        browser.until("it is there", () -> browser.count("#graph-box .arc.trail") == arcs);
        assertThat(browser.count("#graph-box .node.here")).isEqualTo(1);
      }
    }
  }

  @Test
  void statesAreFoundByAConditionAndMarked() throws Exception {
    try (ExploreProcess explorer = ExploreProcess.start(model(COUNTERS))) {
      browser.open(explorer.address());
      browser.press("4");
      browser.until("a graph", () -> browser.count("#graph-box .node") > 1);
      browser.find("#graph-condition").sendKeys("x == 2 && y == 2", Keys.ENTER);
      browser.until("it is found", () -> browser.count(".node.here.coloured") == 1);
      assertThat(browser.text("#status")).contains("steps from here");
      assertThat(browser.text("#variables")).contains("2");
      browser.find("#graph-condition").clear();
      browser.find("#graph-condition").sendKeys("x == 7", Keys.ENTER);
      browser.until("there is none", () -> browser.text("#status").contains("holds in none"));
      browser.find("#graph-condition").clear();
      browser.find("#graph-condition").sendKeys("nonsense ==", Keys.ENTER);
      browser.until("it is refused", () -> browser.count("#status.error") == 1);
    }
  }

  @Test
  void sequencesAndSymmetryCollapse() throws Exception {
    Path example = Repository.root().resolve("examples/philosophers.pml");
    try (ExploreProcess explorer = ExploreProcess.start(example)) {
      browser.open(explorer.address() + "#t=graph&g=0:2:");
      browser.until("a graph", () -> browser.count("#graph-box .node") == 15);
      browser.click("#graph-symmetry");
      browser.until("fewer states", () -> browser.count("#graph-box .node") < 15);
      int merged = browser.count("#graph-box .node");
      // Whoever walks stands somewhere, though another state was met first.
      for (int step = 1; step <= 2; step++) {
        browser.click(".choice:last-child");
        browser.untilStep(step);
      }
      browser.until("one stands there", () -> browser.count("#graph-box .node.here") == 1);
      assertThat(browser.text("#graph-note")).doesNotContain("where you stand");
      browser.press(Keys.HOME);
      browser.untilStep(0);
      browser.click("#graph-symmetry");
      browser.until("all again", () -> browser.count("#graph-box .node") > merged);
      browser.click("#graph-inside");
      // Each philosopher takes the fork in two steps, and nobody comes in between.
      browser.until("what is inside", () -> browser.count("#graph-box .node") == 9);
      browser.script(
          "const d = document.getElementById('graph-depth'); d.value = '1000000';"
              + " d.dispatchEvent(new Event('change'))");
      browser.until("no state is left", () -> browser.text("#graph-note").contains("all that"));
    }
  }

  @Test
  void twoRunsAreComparedWhereTheyPart() throws Exception {
    try (ExploreProcess explorer = ExploreProcess.start(model(COUNTERS))) {
      browser.open(explorer.address());
      browser.press("5");
      browser.until("nothing yet", () -> browser.text("#compare-box").contains("Nothing to"));
      browser.click(".choice[data-pid='0']");
      browser.untilStep(1);
      browser.click(".choice[data-pid='0']");
      browser.untilStep(2);
      browser.click("#compare-pin");
      browser.until(
          "the same", () -> browser.text("#compare-note").contains("the same, step by step"));
      browser.press(Keys.HOME);
      browser.untilStep(0);
      browser.click(".choice[data-pid='0']");
      browser.untilStep(1);
      browser.click(".choice[data-pid='1']");
      browser.untilStep(2);
      browser.until("they part", () -> browser.text("#compare-note").contains("from step 2 on"));
      assertThat(browser.count("tr.parting")).isEqualTo(1);
      browser.until("values", () -> browser.text("#compare-values").contains("y"));
      assertThat(browser.text("#compare-values")).contains("After step 2").contains("x");
      browser.reload();
      browser.until("again", () -> browser.text("#compare-note").contains("from step 2 on"));
    }
  }

  @Test
  void aLassoSaysWhyItIsFair() throws Exception {
    try (ExploreProcess explorer =
        ExploreProcess.start(model(LASSO.replace("assert(true)", "end_served: skip")))) {
      browser.open(explorer.address());
      browser.click("#tab-check");
      browser.find("#options").sendKeys("--fairness weak", Keys.ENTER);
      browser.until("a violation", () -> browser.count(".open-run") > 0);
      browser.click(".open-run");
      browser.until("the reason", () -> browser.text("#fair").contains("Why this run is fair"));
      assertThat(browser.count("#fair tr.conduct-moves")).isEqualTo(1);
      assertThat(browser.text("#fair tr.conduct-sometimes"))
          .contains("Waiter:1")
          .contains("not passed over in the weak sense");
      assertThat(browser.count("#fair .bad")).isZero();
      browser.click("#fair tr.conduct-moves button");
      browser.until("a step", () -> browser.count("tr.step.now.looping") == 1);
    }
  }

  @Test
  void theHeatMapCountsAndPropertiesAreJudgedHere() throws Exception {
    try (ExploreProcess explorer = ExploreProcess.start(model(COUNTERS))) {
      browser.open(explorer.address());
      browser.until("properties", () -> browser.count("#property-list .good") >= 3);
      browser.press("h");
      browser.until("counts", () -> browser.count(".l[data-heat]") == 2);
      assertThat(browser.text("#heat-note")).contains("nothing left out").contains("never");
      assertThat(browser.count(".count.partly")).isEqualTo(1);
      browser.find("#until").sendKeys("x == 2", Keys.ENTER);
      browser.until(
          "the invariant",
          () -> browser.text("#property-list").contains("the invariant does not hold here"));
      browser.reload();
      browser.until("counts", () -> browser.count(".l[data-heat]") == 2);
    }
  }

  @Test
  void hostileNamesStayTextInAllViews() throws Exception {
    String hostile =
        """
        mtype = { a };
        active proctype P() { printf("<img src=x onerror='document.body.dataset.owned=1'>") }
        /* </script><img src=x onerror="document.body.dataset.owned=1"> */
        """;
    Path file = folder.resolve("<img src=x onerror=alert(1)>.pml");
    Files.writeString(file, hostile);
    try (ExploreProcess explorer = ExploreProcess.start(file)) {
      browser.open(explorer.address());
      browser.press("4");
      browser.until("a graph", () -> browser.count("#graph-box .node") > 1);
      browser.click(".choice");
      browser.untilStep(1);
      browser.press("5");
      browser.click("#compare-pin");
      browser.until("a comparison", () -> browser.count("tr.pair") > 0);
      browser.press("h");
      browser.until("counts", () -> browser.count(".l[data-heat]") > 0);
      assertThat(browser.script("return document.body.dataset.owned")).isNull();
      assertThat(browser.count("main img, #run-pane img, h1 img")).isZero();
    }
  }
}
