package dev.gyre.tck.explore;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Judges by the rules of axe-core whether everybody can use what a page shows. */
final class Accessibility {
  private static final String JUDGE =
      """
      const done = arguments[arguments.length - 1];
      axe.run(document, { resultTypes: ["violations"] }).then((found) => done(found.violations.flatMap(
        (rule) => rule.nodes.map((node) => rule.id + ": " + node.target.join(" ") + ": " + node.failureSummary))),
        (fault) => done(["it cannot be judged: " + fault]));
      """;

  private final Browser browser;
  private final String rules;
  private final List<String> complaints = new ArrayList<>();

  private Accessibility(Browser browser, String rules) {
    this.browser = browser;
    this.rules = rules;
  }

  static Accessibility in(Browser browser) throws IOException {
    try (InputStream in = Accessibility.class.getResourceAsStream("/axe.min.js")) {
      return new Accessibility(browser, new String(in.readAllBytes(), StandardCharsets.UTF_8));
    }
  }

  /**
   * Judges what is shown now.
   *
   * @param view its name, for the complaints
   */
  void look(String view) {
    if (Boolean.TRUE.equals(browser.script("return typeof axe === 'undefined'"))) {
      browser.script(rules);
    }
    for (Object complaint : (List<?>) browser.asyncScript(JUDGE)) {
      complaints.add(view + ": " + complaint);
    }
  }

  /** What is wrong with what was seen. */
  List<String> complaints() {
    return List.copyOf(complaints);
  }
}
