package dev.gyre.tck.explore;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Mermaid itself, in a real browser, reads and draws a chart, and what it has drawn is compared
 * with what was to be drawn: the names of the lanes, the texts of all messages and notes.
 */
final class MermaidOracle implements AutoCloseable {
  private static final Pattern SCRIPT_NAME = Pattern.compile("mermaid-([0-9.]+)\\.jar");

  /** Longer charts are drawn, too, but only by who asks for it: pages of code hosts do not. */
  private static final int LONGEST = 5_000_000;

  private static final Pattern LANE = Pattern.compile("  participant \\w+ as (.*)");
  private static final Pattern TEXT = Pattern.compile("  (?:Note over [\\w,]+|p\\d+-\\S+): (.*)");
  private static final Pattern ENTITY = Pattern.compile("#(\\d+);");

  private final Browser browser;

  private MermaidOracle(Browser browser) {
    this.browser = browser;
  }

  /**
   * @param folder for the page
   */
  static MermaidOracle start(Path folder) throws IOException {
    try (InputStream in = MermaidOracle.class.getResourceAsStream(script())) {
      Files.copy(in, folder.resolve("mermaid.js"));
    }
    Path page = folder.resolve("page.html");
    Files.writeString(
        page,
        "<!DOCTYPE html><meta charset='utf-8'><body data-ready='yes'>"
            + "<script src='mermaid.js'></script>"
            + "<script>mermaid.initialize({ startOnLoad: false, maxTextSize: "
            + LONGEST
            + " })</script>");
    Browser browser = Browser.start();
    browser.open(page.toUri().toString());
    return new MermaidOracle(browser);
  }

  /** The version is part of the path, and the jar on the class path tells it. */
  private static String script() {
    Matcher jar = SCRIPT_NAME.matcher(System.getProperty("java.class.path"));
    if (!jar.find()) {
      throw new IllegalStateException("Mermaid is not on the class path");
    }
    return "/META-INF/resources/webjars/mermaid/" + jar.group(1) + "/dist/mermaid.min.js";
  }

  @Override
  public void close() {
    browser.close();
  }

  /** What Mermaid has to complain about, or what is drawn otherwise; empty if nothing. */
  String complaint(String chart) {
    Object drawn =
        browser.asyncScript(
            "const done = arguments[arguments.length - 1];"
                + "mermaid.render('drawn', "
                + quoted(chart)
                + ").then(({ svg }) => {"
                + "  const box = new DOMParser().parseFromString(svg, 'text/html').body;"
                + "  const texts = (css) => [...box.querySelectorAll(css)].map((e) => e.textContent);"
                + "  done([texts('.messageText, .noteText'), texts('text.actor-box'),"
                + "    box.querySelectorAll('script, img, iframe, a').length]);"
                + "}, (fault) => done(String(fault)))");
    return drawn instanceof List<?> parts ? difference(chart, parts) : String.valueOf(drawn);
  }

  private static String difference(String chart, List<?> drawn) {
    List<String> messages = wanted(TEXT, chart);
    if (!messages.equals(sorted((List<?>) drawn.get(0)))) {
      return "drawn " + sorted((List<?>) drawn.get(0)) + " instead of " + messages;
    }
    List<String> lanes = wanted(LANE, chart);
    lanes.addAll(wanted(LANE, chart)); // each stands above and below
    Collections.sort(lanes);
    if (!lanes.equals(sorted((List<?>) drawn.get(1)))) {
      return "lanes " + sorted((List<?>) drawn.get(1)) + " instead of " + lanes;
    }
    return drawn.get(2).equals(0L) ? "" : "there is something active in the picture";
  }

  /** The texts of the chart as people should read them, sorted, without blanks. */
  private static List<String> wanted(Pattern form, String chart) {
    List<String> texts = new ArrayList<>();
    chart
        .lines()
        .forEach(
            line -> {
              Matcher text = form.matcher(line);
              if (text.matches()) {
                texts.add(ENTITY.matcher(text.group(1)).replaceAll(MermaidOracle::character));
              }
            });
    return sorted(texts);
  }

  private static String character(java.util.regex.MatchResult entity) {
    return Matcher.quoteReplacement(Character.toString(Integer.parseInt(entity.group(1))));
  }

  private static List<String> sorted(List<?> texts) {
    List<String> sorted = new ArrayList<>();
    texts.forEach(text -> sorted.add(String.valueOf(text).replaceAll("[\\s\u00a0]", "")));
    Collections.sort(sorted);
    return sorted;
  }

  private static String quoted(String text) {
    StringBuilder quoted = new StringBuilder("\"");
    text.chars().forEach(c -> quoted.append(String.format("\\u%04x", c)));
    return quoted.append('"').toString();
  }
}
