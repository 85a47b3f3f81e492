package dev.gyre.property;

/** What a check came to. */
public enum Verdict {
  HOLDS("holds"),
  VIOLATED("violated"),
  /** A limit was hit before there was an answer. */
  UNDECIDED("undecided"),
  /** There was nothing to check: the model or the request is wrong. */
  ERROR("error");

  private final String word;

  Verdict(String word) {
    this.word = word;
  }

  /** The word in reports. */
  public String word() {
    return word;
  }
}
