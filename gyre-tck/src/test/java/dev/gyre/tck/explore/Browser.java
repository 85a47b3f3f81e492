package dev.gyre.tck.explore;

import dev.gyre.tck.Requirement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;

/** A real browser. */
final class Browser implements AutoCloseable {
  private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
  private static final Duration PATIENCE = Duration.ofSeconds(20);

  private final ChromeDriver driver;

  private Browser(ChromeDriver driver) {
    this.driver = driver;
  }

  static Browser start() {
    if (!Files.isExecutable(DRIVER)) {
      Requirement.missing("a browser: the packages chromium and chromium-driver");
    }
    ChromeOptions options = new ChromeOptions();
    options.addArguments("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars");
    options.setBinary("/usr/bin/chromium");
    // Not by ChromeDriverService.Builder: javac warns of an annotation there whose class nobody
    // has.
    System.setProperty("webdriver.chrome.driver", DRIVER.toString());
    ChromeDriver driver = new ChromeDriver(options);
    driver.manage().window().setSize(new Dimension(1500, 1000));
    return new Browser(driver);
  }

  void open(String address) {
    driver.get("about:blank");
    driver.get(address);
    until("the page is ready", () -> script("return document.body.dataset.ready") != null);
  }

  void reload() {
    driver.navigate().refresh();
    until("the page is ready", () -> script("return document.body.dataset.ready") != null);
  }

  Object script(String code) {
    return driver.executeScript(code);
  }

  /** A script that tells by itself when it has finished. */
  Object asyncScript(String code) {
    return driver.executeAsyncScript(code);
  }

  WebElement find(String css) {
    return driver.findElement(By.cssSelector(css));
  }

  String text(String css) {
    return find(css).getText();
  }

  int count(String css) {
    return driver.findElements(By.cssSelector(css)).size();
  }

  void click(String css) {
    find(css).click();
  }

  /** Puts a text in the place of what a field contains, as pasting does. */
  void fill(String css, String text) {
    driver.executeScript("arguments[0].value = arguments[1]", find(css), text);
    driver.executeScript("arguments[0].dispatchEvent(new Event('input'))", find(css));
  }

  void press(CharSequence... keys) {
    find("body").sendKeys(keys);
  }

  /** What has the focus. */
  WebElement focused() {
    return driver.switchTo().activeElement();
  }

  void pressLeft() {
    press(Keys.ARROW_LEFT);
  }

  void pressRight() {
    press(Keys.ARROW_RIGHT);
  }

  /** Shows pages as readers see them who like it so. */
  void prefer(Scheme scheme) {
    driver.executeCdpCommand(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(
                Map.of(
                    "name",
                    "prefers-color-scheme",
                    "value",
                    scheme.name().toLowerCase(Locale.ROOT)))));
  }

  /** Light on dark, or dark on light. */
  enum Scheme {
    LIGHT,
    DARK
  }

  /** Makes the visible part of a page so large, with more pixels than on a plain screen. */
  void viewport(int width, int height, double pixels) {
    driver.executeCdpCommand(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", pixels, "mobile", false));
  }

  /** Waits until nothing moves any more. */
  void settle() {
    asyncScript(
        "const done = arguments[arguments.length - 1];"
            + " Promise.all(document.getAnimations().map((a) => a.finished.catch(() => {})))"
            + ".then(() => requestAnimationFrame(() => requestAnimationFrame(done)))");
  }

  /** What the window shows, as a PNG file. */
  void picture(Path file) throws IOException {
    Files.write(file, driver.getScreenshotAs(OutputType.BYTES));
  }

  String address() {
    return driver.getCurrentUrl();
  }

  void until(String what, BooleanSupplier condition) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!holds(condition)) {
      if (System.nanoTime() - end > 0) {
        throw new AssertionError("not within " + PATIENCE + ": " + what + "; " + text("body"));
      }
      try {
        Thread.sleep(50);
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt();
        throw new AssertionError(e);
      }
    }
  }

  /** What is drawn anew while it is looked at is looked at once more. */
  private static boolean holds(BooleanSupplier condition) {
    try {
      return condition.getAsBoolean();
    } catch (StaleElementReferenceException e) {
      return false;
    }
  }

  /** Waits until the page stands behind so many steps. */
  void untilStep(int number) {
    until(
        "step " + number,
        () -> String.valueOf(number).equals(script("return document.body.dataset.depth")));
  }

  @Override
  public void close() {
    driver.quit();
  }
}
