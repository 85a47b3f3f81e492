package dev.gyre.promela.syntax;

/** The operators of expressions and formulas, with their binding strength. */
public final class Operator {
  private Operator() {}

  /** Binary operators; all of them associate to the left, as in Spin. */
  public enum Binary {
    IMPLIES("->", 1, Family.TEMPORAL),
    EQUIVALENT("<->", 1, Family.TEMPORAL),
    OR("||", 2, Family.LOGICAL),
    AND("&&", 3, Family.LOGICAL),
    UNTIL("U", 4, Family.TEMPORAL),
    WEAK_UNTIL("W", 4, Family.TEMPORAL),
    RELEASE("V", 4, Family.TEMPORAL),
    BIT_OR("|", 5, Family.ARITHMETIC),
    BIT_XOR("^", 6, Family.ARITHMETIC),
    BIT_AND("&", 7, Family.ARITHMETIC),
    EQUAL("==", 8, Family.COMPARISON),
    NOT_EQUAL("!=", 8, Family.COMPARISON),
    LESS("<", 9, Family.COMPARISON),
    LESS_EQUAL("<=", 9, Family.COMPARISON),
    GREATER(">", 9, Family.COMPARISON),
    GREATER_EQUAL(">=", 9, Family.COMPARISON),
    SHIFT_LEFT("<<", 10, Family.ARITHMETIC),
    SHIFT_RIGHT(">>", 10, Family.ARITHMETIC),
    PLUS("+", 11, Family.ARITHMETIC),
    MINUS("-", 11, Family.ARITHMETIC),
    TIMES("*", 12, Family.ARITHMETIC),
    DIVIDE("/", 12, Family.ARITHMETIC),
    MODULO("%", 12, Family.ARITHMETIC);

    private final String symbol;
    private final int precedence;
    private final Family family;

    Binary(String symbol, int precedence, Family family) {
      this.symbol = symbol;
      this.precedence = precedence;
      this.family = family;
    }

    public String symbol() {
      return symbol;
    }

    /** Binding strength; a greater number binds tighter. */
    public int precedence() {
      return precedence;
    }

    public Family family() {
      return family;
    }
  }

  /** What a binary operator works on. */
  public enum Family {
    TEMPORAL,
    LOGICAL,
    COMPARISON,
    ARITHMETIC
  }

  /**
   * Prefix operators. All of them bind tighter than every binary one, also the temporal: {@code []
   * a == 1} compares the value of {@code [] a}.
   */
  public enum Unary {
    NOT("!"),
    COMPLEMENT("~"),
    MINUS("-"),
    ALWAYS("[]"),
    EVENTUALLY("<>"),
    NEXT("X");

    /** The strength of all prefix operators. */
    public static final int PRECEDENCE = 13;

    private final String symbol;

    Unary(String symbol) {
      this.symbol = symbol;
    }

    public String symbol() {
      return symbol;
    }

    public boolean isTemporal() {
      return this == ALWAYS || this == EVENTUALLY || this == NEXT;
    }
  }
}
