package dev.gyre.store;

/** A store cannot take another state, whatever memory there is. */
public final class StoreFullException extends RuntimeException {
  private static final long serialVersionUID = 1;

  StoreFullException(String message) {
    super(message);
  }
}
