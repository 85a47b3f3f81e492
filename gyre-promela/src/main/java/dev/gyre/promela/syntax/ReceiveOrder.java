package dev.gyre.promela.syntax;

/** Which message a receive looks at. */
public enum ReceiveOrder {
  /** {@code ?}: the oldest. */
  FIRST("?"),
  /** {@code ??}: the oldest that matches. */
  FIRST_MATCH("??");

  private final String symbol;

  ReceiveOrder(String symbol) {
    this.symbol = symbol;
  }

  public String symbol() {
    return symbol;
  }
}
