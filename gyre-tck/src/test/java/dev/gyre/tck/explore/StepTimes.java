package dev.gyre.tck.explore;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** How long a person waits for the page: from a click on a step until all of it is drawn. */
record StepTimes(List<Long> sorted) {
  private static final String TIMED_STEP =
      """
      const done = arguments[arguments.length - 1];
      const before = document.body.dataset.depth;
      const start = performance.now();
      const watch = new MutationObserver(() => {
        if (document.body.dataset.depth !== before) {
          watch.disconnect();
          done(Math.round(performance.now() - start));
        }
      });
      watch.observe(document.body, { attributes: true, attributeFilter: ["data-depth"] });
      document.querySelector(".choice").click();
      """;

  static StepTimes of(Browser browser, int steps) {
    List<Long> times = new ArrayList<>();
    for (int i = 0; i < steps; i++) {
      times.add((Long) browser.asyncScript(TIMED_STEP));
    }
    Collections.sort(times);
    return new StepTimes(times);
  }

  long median() {
    return sorted.get(sorted.size() / 2);
  }

  @Override
  public String toString() {
    return String.format(
        "%d steps: median %d ms, 95 %% within %d ms, all within %d ms",
        sorted.size(),
        median(),
        sorted.get(sorted.size() * 95 / 100),
        sorted.get(sorted.size() - 1));
  }
}
