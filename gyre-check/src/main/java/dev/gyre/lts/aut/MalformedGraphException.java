package dev.gyre.lts.aut;

/** A file is not in the format of Aldebaran. */
public final class MalformedGraphException extends Exception {
  private static final long serialVersionUID = 1L;

  private final int line;

  MalformedGraphException(int line, String message) {
    super(message);
    this.line = line;
  }

  /** The number of the line, from 1. */
  public int line() {
    return line;
  }
}
