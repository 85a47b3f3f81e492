package dev.gyre.lts.graph;

/** Something has more states than it may have; the message says what, and how many. */
public final class TooLargeException extends Exception {
  private static final long serialVersionUID = 1L;

  public TooLargeException(String message) {
    super(message);
  }
}
