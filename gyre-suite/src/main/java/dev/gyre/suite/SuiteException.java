package dev.gyre.suite;

/** A suite cannot be understood. The message says where, what is wrong, and what to do. */
public final class SuiteException extends Exception {
  private static final long serialVersionUID = 1;

  public SuiteException(Place place, String message) {
    super(place + ": " + message);
  }
}
