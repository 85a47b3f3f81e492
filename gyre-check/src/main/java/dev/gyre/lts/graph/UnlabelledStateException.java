package dev.gyre.lts.graph;

/** The labels of a system do not say what holds in its states. */
public final class UnlabelledStateException extends Exception {
  private static final long serialVersionUID = 1L;

  UnlabelledStateException(String message) {
    super(message);
  }
}
