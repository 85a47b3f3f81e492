package dev.gyre.checkpoint;

/** A checkpoint is not what was written. */
public final class DamagedCheckpointException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public DamagedCheckpointException(String message) {
    super(message);
  }
}
