package dev.gyre.runs;

/** Files cannot be read or written, so that work cannot go on. The message says which and why. */
public class RunsException extends RuntimeException {
  private static final long serialVersionUID = 1;

  public RunsException(String message) {
    super(message);
  }

  public RunsException(String message, Throwable cause) {
    super(message, cause);
  }
}
