package dev.gyre.tck.explore;

import static org.assertj.core.api.Assertions.assertThat;

import dev.gyre.tck.Repository;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/**
 * The walk of {@code docs/find-a-bug.md}, in a real browser. What the page of documentation quotes
 * must be shown at that point, and the texts to replace are taken from it. With {@code
 * -Dgyre.pictures=docs/images} its pictures are taken anew.
 */
class ExplorerTutorialTest {
  private static final Pattern QUOTE = Pattern.compile("(?m)^> (.*)$");
  private static final Pattern LISTING = Pattern.compile("(?ms)^```promela\\n(.*?)^```$");

  @TempDir private Path folder;

  private String[] sections;
  private Pictures pictures;

  @Test
  void theBugIsFoundWithinThePage() throws Exception {
    Path root = Repository.root();
    sections = Files.readString(root.resolve("docs/find-a-bug.md")).split("(?m)^## \\d+\\. ");
    assertThat(sections).hasSize(6);
    // A copy: the walk ends with saving.
    Path model = folder.resolve("impatient_sender.pml");
    Files.copy(root.resolve("examples/tutorial").resolve(model.getFileName()), model);
    try (Browser browser = Browser.start();
        ExploreProcess explorer = ExploreProcess.start(model)) {
      pictures = Pictures.of(browser);
      browser.open(explorer.address());
      pictures.take("find-start");
      browser.click(".choice");
      browser.untilStep(1);
      shows(browser, 1);
      search(browser);
      goBack(browser);
      mend(browser);
      browser.click("#save");
      browser.until("it is saved", () -> browser.text("#status").equals("saved"));
    }
    assertThat(Files.readString(model)).contains("answer == current");
  }

  private void search(Browser browser) throws IOException {
    browser.press("3");
    browser.find("#options").sendKeys("--search bfs", Keys.ENTER);
    browser.until("a violation", () -> browser.count(".open-run") > 0);
    shows(browser, 2);
    pictures.take("find-check");
    browser.click(".open-run");
    browser.until("the chart", () -> browser.count("#chart svg.msc .arrow") > 0);
    browser.untilStep(browser.count("tr.step"));
    shows(browser, 3);
    pictures.take("find-chart");
  }

  private void goBack(Browser browser) {
    int at = browser.count("tr.step");
    while (!words(browser.text("#variables")).contains("next 2 ")) {
      browser.pressLeft();
      at--;
      browser.untilStep(at);
    }
    shows(browser, 4);
  }

  private void mend(Browser browser) throws IOException {
    List<String> listings =
        LISTING.matcher(sections[5]).results().map(listing -> listing.group(1)).toList();
    assertThat(listings).hasSize(2);
    browser.press("e");
    String text = (String) browser.script("return document.getElementById('editor').value");
    assertThat(text).contains(listings.get(0));
    browser.fill("#editor", text.replace(listings.get(0), listings.get(1)));
    browser.click("#apply");
    browser.until("it is in use", () -> browser.text("#status").contains("in use"));
    browser.press("c");
    browser.until("it holds", () -> browser.text("#result").contains("holds"));
    shows(browser, 5);
    pictures.take("find-mended");
  }

  private void shows(Browser browser, int section) {
    List<String> quotes =
        QUOTE.matcher(sections[section]).results().map(quote -> words(quote.group(1))).toList();
    assertThat(quotes).isNotEmpty();
    assertThat(words(browser.text("body"))).contains(quotes);
  }

  private static String words(String text) {
    return text.replaceAll("\\s+", " ");
  }
}
