package dev.gyre.runs;

/** A directory may not, or cannot, hold any more. */
public final class NoRoomException extends RunsException {
  private static final long serialVersionUID = 1;

  NoRoomException(String message) {
    super(message);
  }
}
