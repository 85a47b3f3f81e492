package dev.gyre.cli;

import dev.gyre.cli.ProgressLine.Screen;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Colours for people at a terminal. There are none where the text goes elsewhere, nor if the
 * variable {@code NO_COLOR} is set (https://no-color.org).
 */
enum TextColours {
  PLAIN,
  COLOURED;

  private static final String BAD = "\u001b[1;31m";
  private static final String DOUBTFUL = "\u001b[1;33m";
  private static final String GOOD = "\u001b[1;32m";
  private static final String ASIDE = "\u001b[36m";
  private static final String END = "\u001b[0m";

  /** The words at the start of a finding and of what belongs to it, and the marks under a line. */
  private static final Pattern FINDING =
      Pattern.compile(
          "(?m)^(?:(error)|(warning))(?=[\\[:])|^(note)(?=:)|^ *= (help)(?=:)|^ *\\| *(\\^+)");

  private static final Pattern VERDICT =
      Pattern.compile("\\b(?:(violated)|(undecided)|(holds))\\b");

  /** The launcher knows what is a terminal; Java itself cannot tell. */
  static TextColours ofErrors() {
    return of(ProgressLine.screen(), System.getenv());
  }

  static TextColours ofOutput() {
    Screen screen = Boolean.getBoolean("gyre.terminal.out") ? Screen.TERMINAL : Screen.NONE;
    return of(screen, System.getenv());
  }

  static TextColours of(Screen screen, Map<String, String> environment) {
    boolean isRefused =
        !environment.getOrDefault("NO_COLOR", "").isEmpty()
            || environment.getOrDefault("TERM", "").equals("dumb");
    return screen == Screen.TERMINAL && !isRefused ? COLOURED : PLAIN;
  }

  /** Errors and warnings about a model. */
  String diagnostic(String text) {
    return this == PLAIN ? text : painted(text, FINDING, BAD, DOUBTFUL, ASIDE, GOOD, BAD);
  }

  /** What became of a property. */
  String verdict(String line) {
    return this == PLAIN ? line : painted(line, VERDICT, BAD, DOUBTFUL, GOOD);
  }

  /**
   * @param colours one for each group of the pattern
   */
  private static String painted(String text, Pattern pattern, String... colours) {
    StringBuilder out = new StringBuilder();
    int done = 0;
    Matcher found = pattern.matcher(text);
    while (found.find()) {
      for (int group = 1; group <= colours.length; group++) {
        if (found.group(group) != null) {
          out.append(text, done, found.start(group)).append(colours[group - 1]);
          out.append(found.group(group)).append(END);
          done = found.end(group);
        }
      }
    }
    return out.append(text, done, text.length()).toString();
  }
}
