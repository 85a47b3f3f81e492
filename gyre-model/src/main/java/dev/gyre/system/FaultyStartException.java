package dev.gyre.system;

/** A model has no initial state, because computing its starting values goes wrong. */
public final class FaultyStartException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  /**
   * @param fault what goes wrong
   */
  public FaultyStartException(String fault) {
    super("the initial state cannot be computed: " + fault);
  }
}
