package dev.gyre.explore.work;

/** A request names something that is not there, or not there any more. */
public final class UnknownThingException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public UnknownThingException(String message) {
    super(message);
  }
}
