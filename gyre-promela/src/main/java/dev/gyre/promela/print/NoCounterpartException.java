package dev.gyre.promela.print;

/** Something in a system that cannot be said in Promela. */
public final class NoCounterpartException extends RuntimeException {
  private static final long serialVersionUID = 1;

  NoCounterpartException(String message) {
    super(message);
  }
}
