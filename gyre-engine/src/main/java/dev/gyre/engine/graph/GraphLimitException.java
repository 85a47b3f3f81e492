package dev.gyre.engine.graph;

/** A graph is too large for what it may take; the message says for what. */
public final class GraphLimitException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  public GraphLimitException(String message) {
    super(message);
  }
}
