package dev.gyre.engine.report;

/** A statement that no execution ever gets to carry out. */
public record Unreached(String process, String file, int line, String text, Cause cause) {
  /** Why it was not executed. */
  public enum Cause {
    /** Control came to it, but it was never executable. */
    NEVER_EXECUTABLE("never executable"),
    /** Control never came to it. */
    NEVER_REACHED("never reached"),
    /** No process of this type was ever started. */
    NEVER_STARTED("never started");

    private final String words;

    Cause(String words) {
      this.words = words;
    }

    public String words() {
      return words;
    }
  }
}
