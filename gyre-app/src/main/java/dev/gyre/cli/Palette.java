package dev.gyre.cli;

/** Colours for a terminal that has them; elsewhere text stays as it is. */
enum Palette {
  NONE {
    @Override
    String paint(String code, String text) {
      return text;
    }
  },
  ANSI {
    @Override
    String paint(String code, String text) {
      return "\u001b[" + code + "m" + text + "\u001b[0m";
    }
  };

  private static final int PROCESS_COLOURS = 6;

  /**
   * What a terminal gets. See no-color.org.
   *
   * @param noColour the variable NO_COLOR, empty if it is not set
   * @param terminal the variable TERM, empty if it is not set
   */
  static Palette of(String noColour, String terminal) {
    boolean isPlain = !noColour.isEmpty() || terminal.isEmpty() || terminal.equals("dumb");
    return isPlain ? NONE : ANSI;
  }

  abstract String paint(String code, String text);

  /** What has gone wrong. */
  String alarm(String text) {
    return paint("1;31", text);
  }

  /** What can be typed. */
  String key(String text) {
    return paint("1", text);
  }

  /** What a process does; each has a colour of its own. */
  String process(int pid, String text) {
    return pid < 0 ? text : paint(Integer.toString(31 + (pid + 1) % PROCESS_COLOURS), text);
  }
}
