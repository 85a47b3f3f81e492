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
  PLAIN {
    @Override
    String paint(String code, String text) {
      return text;
    }
  },
  COLOURED {
    @Override
    String paint(String code, String text) {
      return "\u001b[" + code + "m" + text + "\u001b[0m";
    }
  };

  private static final String BAD = "1;31";
  private static final String DOUBTFUL = "1;33";
  private static final String GOOD = "1;32";
  private static final String ASIDE = "36";
  private static final String KEY = "1";
  private static final int FIRST_COLOUR = 31;
  private static final int PROCESS_COLOURS = 6;

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

  abstract String paint(String code, String text);

  /** Errors and warnings about a model. */
  String diagnostic(String text) {
    return painted(text, FINDING, BAD, DOUBTFUL, ASIDE, GOOD, BAD);
  }

  /** What became of a property. */
  String verdict(String line) {
    return painted(line, VERDICT, BAD, DOUBTFUL, GOOD);
  }

  /** What has gone wrong. */
  String alarm(String text) {
    return paint(BAD, text);
  }

  /** What can be typed. */
  String key(String text) {
    return paint(KEY, text);
  }

  /** What a process does; each has a colour of its own. */
  String process(int pid, String text) {
    return pid < 0
        ? text
        : paint(Integer.toString(FIRST_COLOUR + (pid + 1) % PROCESS_COLOURS), text);
  }

  /**
   * @param colours one for each group of the pattern
   */
  private String painted(String text, Pattern pattern, String... colours) {
    StringBuilder out = new StringBuilder();
    int done = 0;
    Matcher found = pattern.matcher(text);
    while (found.find()) {
      for (int group = 1; group <= colours.length; group++) {
        if (found.group(group) != null) {
          out.append(text, done, found.start(group));
          out.append(paint(colours[group - 1], found.group(group)));
          done = found.end(group);
        }
      }
    }
    return out.append(text, done, text.length()).toString();
  }
}
