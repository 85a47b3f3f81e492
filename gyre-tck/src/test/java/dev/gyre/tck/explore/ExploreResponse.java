package dev.gyre.tck.explore;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** How quickly the explorer answers while it rests and while it searches: {@code bench/explore}. */
final class ExploreResponse {
  private static final int STEPS = 200;

  /** Some 100 million states, so that the search goes on until it is cancelled. */
  private static final String MODEL =
      """
      byte a, b, c;
      chan q = [4] of { byte };
      active [3] proctype P() {
        byte i;
        do
        :: a++
        :: b++
        :: c++
        :: q!i; i++
        :: q?i
        od
      }
      """;

  private ExploreResponse() {}

  public static void main(String[] arguments) throws IOException {
    Path model = Files.createTempFile("response", ".pml");
    try (Browser browser = Browser.start();
        ExploreProcess explorer = ExploreProcess.start(Files.writeString(model, MODEL))) {
      browser.open(explorer.address());
      StepTimes.of(browser, STEPS);
      browser.click("#fresh");
      browser.untilStep(0);
      System.out.println("at rest            " + StepTimes.of(browser, STEPS));
      browser.click("#fresh");
      browser.untilStep(0);
      browser.click("#tab-check");
      browser.click("#check-start");
      browser.until("it gets on", () -> browser.count("#plots .dot") == 4);
      browser.until("100,000 states", () -> states(browser) > 100_000);
      System.out.println("while it searches  " + StepTimes.of(browser, STEPS));
      browser.until("more states", () -> states(browser) > 200_000);
      System.out.printf("                   at %,d states%n", states(browser));
      browser.click("#check-cancel");
    } finally {
      Files.delete(model);
    }
  }

  private static long states(Browser browser) {
    return Long.parseLong(browser.text("#figures b").replaceAll("\\D", ""));
  }
}
