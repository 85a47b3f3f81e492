package dev.gyre.sdl.syntax;

/** The infix operators, with how tightly they bind; larger binds tighter. */
public enum Operator {
  IMPLIES("=>", 1),
  OR("or", 2),
  OR_ELSE("or else", 2),
  XOR("xor", 2),
  AND("and", 3),
  AND_THEN("and then", 3),
  EQUAL("=", 4),
  NOT_EQUAL("/=", 4),
  LESS("<", 4),
  LESS_EQUAL("<=", 4),
  GREATER(">", 4),
  GREATER_EQUAL(">=", 4),
  IN("in", 4),
  PLUS("+", 5),
  MINUS("-", 5),
  CONCATENATE("//", 5),
  TIMES("*", 6),
  DIVIDE("/", 6),
  MOD("mod", 6),
  REM("rem", 6);

  private final String symbol;
  private final int binding;

  Operator(String symbol, int binding) {
    this.symbol = symbol;
    this.binding = binding;
  }

  public String symbol() {
    return symbol;
  }

  public int binding() {
    return binding;
  }

  /** Whether it compares two values of one sort. */
  public boolean isRelation() {
    return binding == EQUAL.binding && this != IN;
  }
}
