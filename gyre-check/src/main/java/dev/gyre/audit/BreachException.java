package dev.gyre.audit;

/** Ends a search whose outcome would not be worth anything. */
public final class BreachException extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final transient Breach breach;

  public BreachException(Breach breach) {
    super(breach.inWords());
    this.breach = breach;
  }

  public Breach breach() {
    return breach;
  }
}
