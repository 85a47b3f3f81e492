package dev.gyre.emptiness;

/** The search was told to end, or has come to a limit: nothing that was begun is finished. */
final class SearchStoppedException extends RuntimeException {
  private static final long serialVersionUID = 1;

  SearchStoppedException() {
    super("the search was stopped", null, false, false);
  }
}
