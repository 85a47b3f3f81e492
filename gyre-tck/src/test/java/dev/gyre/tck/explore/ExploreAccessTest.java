package dev.gyre.tck.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.tck.Repository;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The page can be used by keyboard alone, with a screen reader, in light and in dark. */
class ExploreAccessTest {
  private static final Path MODEL = Repository.root().resolve("examples/alternating_bit.pml");
  private static final int MOST_STOPS = 60;

  private static Browser browser;

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

  @ParameterizedTest
  @EnumSource
  void allViewsAreForEverybody(Browser.Scheme scheme) throws IOException {
    browser.prefer(scheme);
    Accessibility judge = Accessibility.in(browser);
    try (ExploreProcess explorer = ExploreProcess.start(MODEL)) {
      browser.open(explorer.address());
      judge.look("at the start");
      browser.press("3");
      browser.find("#options").sendKeys("--check progress --fairness weak", Keys.ENTER);
      browser.until("a violation", () -> browser.count(".open-run") > 0);
      judge.look("a result");
      browser.click(".open-run");
      browser.until("the chart", () -> browser.count("#chart svg.msc .arrow") > 0);
      browser.until("the reason", () -> browser.text("#fair").contains("Why this run is fair"));
      judge.look("an infinite run");
      browser.press("h");
      browser.until("counts", () -> browser.count(".l[data-heat]") > 0);
      browser.press("4");
      browser.until("a graph", () -> browser.count("#graph-box .node") > 1);
      judge.look("graph and heat map");
      browser.press("5");
      browser.click("#compare-pin");
      browser.until("a comparison", () -> browser.count("tr.pair") > 0);
      judge.look("a comparison");
      browser.press("?");
      browser.until("the keys", () -> browser.count("dialog[open]") == 1);
      judge.look("the keys");
      browser.press(Keys.ESCAPE);
      browser.press("e");
      browser.find("#editor").sendKeys("x");
      browser.until("an error", () -> browser.count(".problem.error") > 0);
      judge.look("the editor");
    }
    assertThat(judge.complaints()).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(names = "LIGHT")
  void everyControlIsReachedByTheTabKey(Browser.Scheme scheme) throws IOException {
    browser.prefer(scheme);
    try (ExploreProcess explorer = ExploreProcess.start(MODEL)) {
      browser.open(explorer.address());
      List<String> wanted =
          new ArrayList<>(
              List.of("edit", "help", "heat", "tab-check", "random", "slider", "until", "run"));
      for (int stop = 0; stop < MOST_STOPS && !wanted.isEmpty(); stop++) {
        browser.focused().sendKeys(Keys.TAB);
        WebElement now = browser.focused();
        wanted.remove(now.getDomAttribute("id"));
      }
      assertThat(wanted).isEmpty();
    }
  }
}
