package dev.gyre.tck.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.tck.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** The page of {@code gyre explore} in a real browser, used as a person would. */
class ExploreBrowserTest {
  /** The receiver does not look at the bit, so a message that is sent again counts twice. */
  private static final String WRONG_PROTOCOL =
      """
      mtype = { data, ack };
      chan line = [1] of { mtype, byte, bit };
      chan back = [1] of { mtype, bit };
      active proctype Sender() {
        byte n; bit b; bit answer;
        do
        :: line!data(n, b);
           if
           :: back?ack(answer) -> n = (n + 1) % 4; b = 1 - b
           :: timeout
           fi
        od
      }
      active proctype Receiver() {
        byte value; byte expected; bit b;
        end: do
        :: line?data(value, b) ->
           assert(value == expected); expected = (expected + 1) % 4; back!ack(b)
        od
      }
      active proctype Thief() { end: do :: back?ack(_) od }
      """;

  private static final String LARGE =
      """
      int a, b, c;
      active [3] proctype P() {
        do :: a < 1000000 -> a++ :: b < 1000000 -> b++ :: c < 1000000 -> c++ od
      }
      """;

  /** Not how fast it is, which depends on the machine, but that it does not wait for the check. */
  private static final long QUICK_MILLIS = 2_000;

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

  @Test
  void everyExampleLoadsAndMakesAStep() throws Exception {
    List<Path> examples;
    try (Stream<Path> files = Files.walk(Repository.root().resolve("examples"))) {
      examples = files.filter(file -> file.toString().endsWith(".pml")).sorted().toList();
    }
    assertThat(examples).isNotEmpty();
    for (Path example : examples) {
      try (ExploreProcess explorer = ExploreProcess.start(example)) {
        browser.open(explorer.address());
        assertThat(browser.text("h1")).isEqualTo(example.getFileName().toString());
        assertThat(browser.count("svg.automaton")).isPositive();
        browser.click(".choice");
        browser.untilStep(1);
        assertThat(browser.count("tr.step")).isEqualTo(1);
      }
    }
  }

  @Test
  void theBugOfAProtocolIsFoundWithinThePage() throws Exception {
    try (ExploreProcess explorer = ExploreProcess.start(model(WRONG_PROTOCOL))) {
      browser.open(explorer.address());
      browser.press("c");
      browser.until("a violation", () -> browser.count(".open-run") > 0);
      assertThat(browser.text("#status")).contains("violated");
      browser.click(".open-run");
      browser.until("the chart", () -> browser.count("#chart svg.msc .arrow") > 0);
      int steps = browser.count("tr.step");
      browser.untilStep(steps);
      assertThat(browser.text("#banner")).contains("assert");
      assertThat(browser.count(".l.fault")).isEqualTo(1);
      browser.pressLeft();
      browser.untilStep(steps - 1);
      assertThat(browser.count("#chart .row.now")).isEqualTo(1);
      String before = browser.text("#variables");
      browser.reload();
      browser.untilStep(steps - 1);
      assertThat(browser.text("#variables")).isEqualTo(before);
      assertThat(browser.text("#banner")).contains("assert");
      browser.pressRight();
      browser.untilStep(steps);
    }
  }

  @Test
  void stepsGoForwardAndBackAndByChance() throws Exception {
    try (ExploreProcess explorer = ExploreProcess.start(model(WRONG_PROTOCOL))) {
      browser.open(explorer.address());
      assertThat(browser.count(".stand")).isEqualTo(3);
      browser.press(Keys.chord(Keys.SHIFT, "1"));
      browser.untilStep(1);
      assertThat(browser.text(".message")).isEqualTo("data,0,0");
      assertThat(browser.count(".channel.changed")).isEqualTo(1);
      browser.press("r");
      browser.untilStep(2);
      browser.press(Keys.HOME);
      browser.untilStep(0);
      browser.press(Keys.END);
      browser.untilStep(2);
      browser.find("#until").sendKeys("Receiver[1]:expected == 1", Keys.ENTER);
      browser.until("it stops", () -> browser.text("#status").startsWith("stopped"));
      browser.find("#until").clear();
      browser.find("#until").sendKeys("nonsense ==", Keys.ENTER);
      browser.until("it is refused", () -> !browser.text("#status").startsWith("stopped"));
    }
  }

  @Test
  void aCheckIsWatchedAndCancelledAndThePageStaysQuick() throws Exception {
    try (ExploreProcess explorer = ExploreProcess.start(model(LARGE))) {
      browser.open(explorer.address());
      browser.click("#tab-check");
      browser.find("#options").sendKeys("--memory 200M");
      browser.click("#check-start");
      browser.until("it gets on", () -> browser.count("#plots .dot") == 4);
      browser.until(
          "100,000 states",
          () -> Long.parseLong(browser.text("#figures b").replaceAll("\\D", "")) > 100_000);
      assertThat(StepTimes.of(browser, 15).median()).isLessThan(QUICK_MILLIS);
      browser.click("#check-cancel");
      browser.until("a result", () -> browser.text("#result").contains("undecided"));
      assertThat(browser.find("#check-start").isEnabled()).isTrue();
    }
  }

  @Test
  void behindTheEndOfACycleComesItsStart() throws Exception {
    Path example = Repository.root().resolve("examples/alternating_bit.pml");
    try (ExploreProcess explorer = ExploreProcess.start(example)) {
      browser.open(explorer.address());
      browser.click("#tab-check");
      browser.find("#options").sendKeys("--check progress", Keys.ENTER);
      browser.until("a violation", () -> browser.count(".open-run") > 0);
      browser.click(".open-run");
      browser.until("the bracket", () -> browser.count("#chart .loop") > 0);
      int steps = browser.count("tr.step");
      int start = steps - browser.count("tr.looping") + 1;
      browser.untilStep(steps);
      browser.pressRight();
      browser.untilStep(start);
      browser.pressLeft();
      browser.untilStep(start - 1);
    }
  }

  @Test
  void aTextIsCorrectedTriedAndSavedOnlyThen() throws Exception {
    Path file = model("active proctype P() { assert(false) }");
    try (ExploreProcess explorer = ExploreProcess.start(file)) {
      browser.open(explorer.address());
      browser.press("e");
      browser
          .find("#editor")
          .sendKeys(Keys.chord(Keys.CONTROL, "a"), "active proctype P() { asert");
      browser.until("an error", () -> browser.count(".problem.error") > 0);
      browser
          .find("#editor")
          .sendKeys(Keys.chord(Keys.CONTROL, "a"), "active proctype P() { assert(true) }");
      browser.until("no error", () -> browser.count(".problem.error") == 0);
      browser.click("#apply");
      browser.until("it is in use", () -> browser.text("#source").contains("assert(true)"));
      browser.press("c");
      browser.until("it holds", () -> browser.text("#result").contains("holds"));
      assertThat(Files.readString(file)).contains("false");
      browser.click("#save");
      browser.until("it is saved", () -> browser.text("#status").equals("saved"));
      assertThat(Files.readString(file)).contains("assert(true)");
    }
  }

  @Test
  void nothingInAModelBecomesMarkup() throws Exception {
    String hostile =
        """
        /* </script><img src=x onerror="document.body.dataset.owned=1"> */
        active proctype P() {
          printf("<img src=x onerror='document.body.dataset.owned=1'>"); assert(false)
        }
        """;
    Path file = folder.resolve("<img src=x onerror=alert(1)>.pml");
    Files.writeString(file, hostile);
    try (ExploreProcess explorer = ExploreProcess.start(file)) {
      browser.open(explorer.address());
      browser.click(".choice");
      browser.untilStep(1);
      browser.click("#tab-chart");
      browser.until("the chart", () -> browser.count("#chart svg.msc") > 0);
      browser.press("c");
      browser.until("a result", () -> browser.count(".open-run") > 0);
      assertThat(browser.script("return document.body.dataset.owned")).isNull();
      assertThat(browser.count("main img, #run-pane img, h1 img")).isZero();
    }
  }
}
