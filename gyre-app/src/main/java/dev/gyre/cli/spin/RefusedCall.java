package dev.gyre.cli.spin;

/** A call that the stand-in cannot serve; the message says what and what to use instead. */
final class RefusedCall extends Exception {
  private static final long serialVersionUID = 1;

  RefusedCall(String message) {
    super(message);
  }
}
