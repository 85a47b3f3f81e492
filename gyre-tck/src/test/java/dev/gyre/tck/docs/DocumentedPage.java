package dev.gyre.tck.docs;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A page with models and with commands. A block marked {@code promela} whose first line is a
 * comment that begins with the name of a file is that file. A block marked {@code console} holds
 * commands behind a dollar sign, and below each what it prints; a line with three dots stands for
 * any lines.
 */
record DocumentedPage(String name, String text) {
  private static final Pattern SESSION = Pattern.compile("(?ms)^```console\\n(.*?)^```$");
  private static final Pattern MODEL =
      Pattern.compile("(?ms)^```promela\\n(/\\* ([\\w/]+\\.(?:pml|h))\\b.*?)^```$");
  private static final String PROMPT = "$ ";
  private static final String DOTS = "...";

  /**
   * Times and rates differ from run to run, and memory with the number of processors; the page
   * shows them as they once were. They are set to the right, so blanks before them go as well.
   */
  private static final Pattern FIGURES =
      Pattern.compile(" *\\d+(?:\\.\\d+)? (?:ms|s|KB|MB|GB|states/s|bytes per state)\\b");

  /** The files that the page shows in full, by name. */
  Map<String, String> models() {
    Map<String, String> models = new TreeMap<>();
    for (Matcher model = MODEL.matcher(text); model.find(); ) {
      models.put(model.group(2), model.group(1));
    }
    return models;
  }

  /** The sessions of the page, each as one text. */
  List<String> sessions() {
    return SESSION.matcher(text).results().map(block -> block.group(1)).toList();
  }

  /** The page with the sessions as they are now: what the page has if it says the same. */
  String replayed(Shell shell) throws IOException {
    StringBuilder page = new StringBuilder();
    Matcher session = SESSION.matcher(text);
    int end = 0;
    while (session.find()) {
      page.append(text, end, session.start(1));
      for (Exchange shown : exchanges(session.group(1))) {
        String actual = shell.run(shown.command);
        page.append(PROMPT).append(shown.command).append('\n');
        page.append(says(shown.output, actual) ? shown.output : actual);
      }
      end = session.end(1);
    }
    return page.append(text.substring(end)).toString();
  }

  private static boolean says(String shown, String actual) {
    StringBuilder pattern = new StringBuilder();
    for (String line : steady(shown).split("(?<=\n)")) {
      pattern.append(line.strip().equals(DOTS) ? "(?s:.*\n)?" : Pattern.quote(line));
    }
    return Pattern.matches(pattern.toString(), steady(actual));
  }

  private static String steady(String text) {
    return FIGURES.matcher(text).replaceAll("#");
  }

  private static List<Exchange> exchanges(String session) {
    List<Exchange> exchanges = new ArrayList<>();
    for (String part : session.split("(?m)^(?=\\$ )")) {
      if (part.startsWith(PROMPT)) {
        int end = part.indexOf('\n');
        exchanges.add(new Exchange(part.substring(2, end), part.substring(end + 1)));
      }
    }
    return exchanges;
  }

  private record Exchange(String command, String output) {}
}
