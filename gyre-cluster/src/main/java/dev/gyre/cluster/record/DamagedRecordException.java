package dev.gyre.cluster.record;

/** Bytes that should be a record are none. */
public final class DamagedRecordException extends RuntimeException {
  private static final long serialVersionUID = 1;

  DamagedRecordException(String message) {
    super(message);
  }
}
