package dev.gyre.system;

/** Work was given up because somebody asked for it; see {@link Cancellation}. */
public final class CancelledException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public CancelledException() {
    super("cancelled");
  }
}
