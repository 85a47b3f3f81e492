package dev.gyre.ltl.translate;

/** The automaton of a formula would be too large to be of use. */
public final class FormulaTooLargeException extends Exception {
  private static final long serialVersionUID = 1L;

  public FormulaTooLargeException(String message) {
    super(message);
  }
}
