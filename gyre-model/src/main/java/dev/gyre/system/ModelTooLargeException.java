package dev.gyre.system;

/** A model has more of something than Gyre can number. */
public final class ModelTooLargeException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public ModelTooLargeException(String message) {
    super(message);
  }
}
