package dev.gyre.explore.work;

/** A request cannot be served in the present situation. */
public final class ConflictException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public ConflictException(String message) {
    super(message);
  }
}
