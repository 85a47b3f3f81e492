package dev.gyre.source;

/** How bad a finding is: an error makes the model unusable, a warning does not. */
public enum Severity {
  ERROR("error"),
  WARNING("warning");

  private final String word;

  Severity(String word) {
    this.word = word;
  }

  /** The word for messages and for JSON. */
  public String word() {
    return word;
  }
}
