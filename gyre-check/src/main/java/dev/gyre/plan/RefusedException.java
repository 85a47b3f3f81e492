package dev.gyre.plan;

/** What was asked for cannot be had; the message says what and why. */
public final class RefusedException extends Exception {
  private static final long serialVersionUID = 1L;

  RefusedException(String message) {
    super(message);
  }
}
