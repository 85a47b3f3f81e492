package dev.gyre.engine.compose;

/** The processes cannot be divided like this; the message says what they share, and where. */
public final class InseparableException extends Exception {
  private static final long serialVersionUID = 1L;

  InseparableException(String message) {
    super(message);
  }
}
