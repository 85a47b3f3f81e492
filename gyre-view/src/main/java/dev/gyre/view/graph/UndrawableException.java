package dev.gyre.view.graph;

/** There is too much to be drawn; the message says what to do instead. */
public final class UndrawableException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  UndrawableException(String message) {
    super(message);
  }
}
