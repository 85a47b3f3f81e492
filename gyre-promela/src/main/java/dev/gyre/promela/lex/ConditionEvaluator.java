package dev.gyre.promela.lex;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import java.util.List;
import java.util.OptionalLong;

/**
 * The value of an {@code #if} condition: C99 6.10.1, in 64 bit signed arithmetic; where unsigned
 * arithmetic would have another result it has no value. Precedence climbing; a bound on the depth
 * keeps it within the Java stack.
 */
final class ConditionEvaluator {
  private static final int MAX_DEPTH = 200;

  /** A condition without a value; what is wrong has been reported. */
  private static final class BadCondition extends Exception {
    BadCondition(String message) {
      super(message, null, false, false);
    }
  }

  private final List<Token> tokens;
  private final Token directive;
  private final Diagnostics diagnostics;
  private int at;
  private int depth;
  // Above zero inside an operand that does not count, such as X in 0 && X.
  private int unevaluated;
  // One unsigned number makes what it meets unsigned, which is another value if it is negative.
  private boolean hasUnsigned;
  private boolean hasNegative;

  ConditionEvaluator(List<Token> tokens, Token directive, Diagnostics diagnostics) {
    this.tokens = tokens;
    this.directive = directive;
    this.diagnostics = diagnostics;
  }

  /** Whether the condition holds; one that cannot be evaluated is reported and does not hold. */
  boolean holds() {
    try {
      long value = conditional();
      if (at < tokens.size()) {
        throw new BadCondition("unexpected '" + tokens.get(at).text() + "' in this condition");
      }
      if (hasUnsigned && hasNegative) {
        throw new BadCondition("an unsigned number and a negative one in the same condition");
      }
      return value != 0;
    } catch (BadCondition e) {
      Token place = at < tokens.size() ? tokens.get(at) : directive;
      diagnostics.report(Diagnostic.of(PromelaCode.BAD_CONDITION, place.span(), e.getMessage()));
      return false;
    }
  }

  private TokenKind peek() {
    return at < tokens.size() ? tokens.get(at).kind() : TokenKind.END_OF_INPUT;
  }

  private void expect(TokenKind kind) throws BadCondition {
    if (peek() != kind) {
      throw new BadCondition("this condition lacks " + kind.description());
    }
    at++;
  }

  private void descend() throws BadCondition {
    depth++;
    if (depth > MAX_DEPTH) {
      throw new BadCondition("this condition is nested too deeply");
    }
  }

  private long conditional() throws BadCondition {
    descend();
    long condition = binary(1);
    if (peek() == TokenKind.QUESTION) {
      at++;
      long yes = operand(condition == 0);
      expect(TokenKind.COLON);
      long no = operand(condition != 0);
      condition = condition != 0 ? yes : no;
    }
    depth--;
    return condition;
  }

  /** A branch of {@code ?:}. */
  private long operand(boolean ignored) throws BadCondition {
    unevaluated += ignored ? 1 : 0;
    long value = conditional();
    unevaluated -= ignored ? 1 : 0;
    return value;
  }

  private long binary(int lowest) throws BadCondition {
    long left = unary();
    while (precedence(peek()) >= lowest) {
      TokenKind operator = peek();
      boolean decided =
          (operator == TokenKind.AND_AND && left == 0)
              || (operator == TokenKind.OR_OR && left != 0);
      at++;
      unevaluated += decided ? 1 : 0;
      long right = binary(precedence(operator) + 1);
      unevaluated -= decided ? 1 : 0;
      left = noted(apply(operator, left, right));
    }
    return left;
  }

  private static int precedence(TokenKind kind) {
    return switch (kind) {
      case OR_OR -> 1;
      case AND_AND -> 2;
      case PIPE -> 3;
      case CARET -> 4;
      case AMPERSAND -> 5;
      case EQUAL, NOT_EQUAL -> 6;
      case LESS, LESS_EQUAL, GREATER, GREATER_EQUAL -> 7;
      case SHIFT_LEFT, SHIFT_RIGHT -> 8;
      case PLUS, MINUS -> 9;
      case STAR, SLASH, PERCENT -> 10;
      default -> 0;
    };
  }

  private long apply(TokenKind operator, long left, long right) throws BadCondition {
    return switch (operator) {
      case OR_OR -> truth(left != 0 || right != 0);
      case AND_AND -> truth(left != 0 && right != 0);
      case PIPE -> left | right;
      case CARET -> left ^ right;
      case AMPERSAND -> left & right;
      case EQUAL -> truth(left == right);
      case NOT_EQUAL -> truth(left != right);
      case LESS -> truth(left < right);
      case LESS_EQUAL -> truth(left <= right);
      case GREATER -> truth(left > right);
      case GREATER_EQUAL -> truth(left >= right);
      case SHIFT_LEFT -> shift(left, right);
      case SHIFT_RIGHT -> shift(left, -right);
      case PLUS -> left + right;
      case MINUS -> left - right;
      case STAR -> left * right;
      case SLASH -> divisible(right) ? left / right : 0;
      case PERCENT -> divisible(right) ? left % right : 0;
      default -> throw new BadCondition("unexpected " + operator.description());
    };
  }

  private static long truth(boolean value) {
    return value ? 1 : 0;
  }

  /** Shifts left, or right if {@code distance} is negative; beyond 63 all bits go, as in gcc. */
  private static long shift(long value, long distance) {
    if (distance >= 0) {
      return distance > 63 ? 0 : value << distance;
    }
    return value >> (distance < -63 ? 63 : -distance);
  }

  private boolean divisible(long divisor) throws BadCondition {
    if (divisor == 0 && unevaluated == 0) {
      throw new BadCondition("division by zero in this condition");
    }
    return divisor != 0;
  }

  private long unary() throws BadCondition {
    descend();
    long value =
        switch (peek()) {
          case BANG -> truth(afterSign() == 0);
          // The lexer takes two signs together; in C each is one.
          case BANG_BANG -> truth(afterSign() != 0);
          case MINUS -> -afterSign();
          case TILDE -> ~afterSign();
          case PLUS -> afterSign();
          default -> primary();
        };
    depth--;
    return noted(value);
  }

  private long noted(long value) {
    hasNegative |= value < 0;
    return value;
  }

  private long afterSign() throws BadCondition {
    at++;
    return unary();
  }

  private long primary() throws BadCondition {
    if (at >= tokens.size()) {
      throw new BadCondition(
          tokens.isEmpty()
              ? "#" + directive.text() + " needs a condition"
              : "this condition ends too soon");
    }
    Token token = tokens.get(at);
    if (token.is(TokenKind.LEFT_PAREN)) {
      at++;
      long value = conditional();
      expect(TokenKind.RIGHT_PAREN);
      return value;
    }
    long value = constant(token);
    at++;
    return value;
  }

  private long constant(Token token) throws BadCondition {
    if (token.isWord("defined")) {
      throw new BadCondition("'defined' must be followed by the name of a macro");
    }
    return switch (token.kind()) {
      case IDENTIFIER -> 0; // Whatever is no macro counts as 0.
      case NUMBER -> number(token.text());
      case CHARACTER -> character(token.text());
      default -> throw new BadCondition("unexpected '" + token.text() + "' in this condition");
    };
  }

  private long number(String text) throws BadCondition {
    OptionalLong value = NumberInC.parse(text);
    if (value.isEmpty()) {
      throw new BadCondition("'" + text + "' is not an integer");
    }
    hasUnsigned |= NumberInC.isMarkedUnsigned(text) || value.getAsLong() < 0;
    return value.getAsLong();
  }

  /** Beyond seven bits it depends on the machine whether a character is negative. */
  private static long character(String text) throws BadCondition {
    String inner = text.length() > 2 ? text.substring(1, text.length() - 1) : "";
    long value = inner.length() == 1 ? inner.charAt(0) : escape(inner);
    if (value < 0 || value > 127) {
      throw new BadCondition(text + " is not a character constant");
    }
    return value;
  }

  /** The character of an escape sequence; negative if there is no such sequence. */
  private static int escape(String inner) {
    if (inner.matches("\\\\[0-7]{1,3}")) {
      return Integer.parseInt(inner.substring(1), 8);
    }
    if (inner.length() != 2 || inner.charAt(0) != '\\') {
      return -1;
    }
    return switch (inner.charAt(1)) {
      case 'n' -> '\n';
      case 't' -> '\t';
      case 'r' -> '\r';
      case 'a' -> 7;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'v' -> 11;
      case '\\', '\'', '"', '?' -> inner.charAt(1);
      default -> -1;
    };
  }
}
