package dev.gyre.system;

/** Gyre itself is wrong: something that cannot be has happened. Never the user's mistake. */
public final class InternalFault extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public InternalFault(String message) {
    super(message);
  }

  public InternalFault(String message, Throwable cause) {
    super(message, cause);
  }
}
