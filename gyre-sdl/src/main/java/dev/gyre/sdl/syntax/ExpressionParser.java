package dev.gyre.sdl.syntax;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.lex.Token;
import dev.gyre.sdl.lex.TokenKind;
import dev.gyre.source.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Expressions with infix operators, by precedence climbing, and ranges of values. */
final class ExpressionParser {
  /** A longer chain of operators makes a tree too deep to walk. */
  private static final int LONGEST_CHAIN = 1_000;

  private final TokenCursor cursor;
  private final PrimaryParser primaries;

  ExpressionParser(TokenCursor cursor) {
    this.cursor = cursor;
    this.primaries = new PrimaryParser(cursor, this);
  }

  PrimaryParser primaries() {
    return primaries;
  }

  Expression expression() {
    return infix(0, PrimaryParser.Colon.MAKES_CHOICE);
  }

  /** An expression before a colon that belongs to what is around it. */
  Expression beforeColon() {
    return infix(0, PrimaryParser.Colon.ENDS);
  }

  /** What can be assigned to: a name with indices and fields. */
  Expression target() {
    return primaries.primary(PrimaryParser.Colon.ENDS);
  }

  /** {@code (x, y)}, if it is there. */
  List<Expression> optionalArguments() {
    return cursor.at(TokenKind.LEFT_PAREN) ? primaries.arguments() : List.of();
  }

  /** {@code (x,, y)}, if it is there; arguments may be left out. */
  List<Optional<Expression>> optionalSparseArguments() {
    List<Optional<Expression>> arguments = new ArrayList<>();
    if (!cursor.accept(TokenKind.LEFT_PAREN)) {
      return arguments;
    }
    if (cursor.accept(TokenKind.RIGHT_PAREN)) {
      return arguments;
    }
    do {
      boolean leftOut = cursor.at(TokenKind.COMMA) || cursor.at(TokenKind.RIGHT_PAREN);
      arguments.add(leftOut ? Optional.empty() : Optional.of(expression()));
    } while (cursor.accept(TokenKind.COMMA));
    cursor.expect(TokenKind.RIGHT_PAREN, "after the arguments");
    return arguments;
  }

  private Expression infix(int weakest, PrimaryParser.Colon colon) {
    cursor.enter();
    Expression left = unary(colon);
    int links = 0;
    while (true) {
      Optional<Operator> operator = operatorHere();
      if (operator.isEmpty() || operator.get().binding() <= weakest) {
        cursor.leave();
        return left;
      }
      if (++links > LONGEST_CHAIN) {
        throw tooLong();
      }
      skipOperator(operator.get());
      Expression right = infix(operator.get().binding(), colon);
      left = new Expression.Binary(left.span().to(right.span()), operator.get(), left, right);
    }
  }

  private SyntaxError tooLong() {
    return cursor.fail(
        Diagnostic.of(
                SdlCode.SDL_NESTING_TOO_DEEP,
                cursor.peek().span(),
                "this expression has more than " + LONGEST_CHAIN + " operators in a row")
            .withHint("compute it in several tasks"));
  }

  private Expression unary(PrimaryParser.Colon colon) {
    Token first = cursor.peek();
    boolean negation = first.isWord("not");
    if (!negation && !first.is(TokenKind.MINUS)) {
      return primaries.primary(colon);
    }
    cursor.enter();
    cursor.advance();
    Expression operand = unary(colon);
    cursor.leave();
    return new Expression.Unary(
        first.span().to(operand.span()),
        negation ? Expression.UnaryOperator.NOT : Expression.UnaryOperator.NEGATE,
        operand);
  }

  private Optional<Operator> operatorHere() {
    Token token = cursor.peek();
    return switch (token.kind()) {
      case IMPLIES -> Optional.of(Operator.IMPLIES);
      case EQUAL -> Optional.of(Operator.EQUAL);
      case NOT_EQUAL -> Optional.of(Operator.NOT_EQUAL);
      case LESS -> Optional.of(Operator.LESS);
      case LESS_EQUAL -> Optional.of(Operator.LESS_EQUAL);
      case GREATER -> Optional.of(Operator.GREATER);
      case GREATER_EQUAL -> Optional.of(Operator.GREATER_EQUAL);
      case PLUS -> Optional.of(Operator.PLUS);
      case MINUS -> Optional.of(Operator.MINUS);
      case CONCATENATE -> Optional.of(Operator.CONCATENATE);
      case STAR -> Optional.of(Operator.TIMES);
      case SLASH -> Optional.of(Operator.DIVIDE);
      case WORD -> wordOperator(token);
      default -> Optional.empty();
    };
  }

  private Optional<Operator> wordOperator(Token token) {
    return switch (token.folded()) {
      case "or" -> Optional.of(cursor.peek(1).isWord("else") ? Operator.OR_ELSE : Operator.OR);
      case "xor" -> Optional.of(Operator.XOR);
      case "and" -> Optional.of(cursor.peek(1).isWord("then") ? Operator.AND_THEN : Operator.AND);
      case "in" -> Optional.of(Operator.IN);
      case "mod" -> Optional.of(Operator.MOD);
      case "rem" -> Optional.of(Operator.REM);
      default -> Optional.empty();
    };
  }

  private void skipOperator(Operator operator) {
    cursor.advance();
    if (operator == Operator.OR_ELSE || operator == Operator.AND_THEN) {
      cursor.advance();
    }
  }

  // ---- ranges

  /** {@code 1:5, > 7, 9}. */
  List<ValueRange> ranges() {
    List<ValueRange> ranges = new ArrayList<>();
    do {
      ranges.add(range());
    } while (cursor.accept(TokenKind.COMMA));
    return ranges;
  }

  private ValueRange range() {
    Token first = cursor.peek();
    Optional<Operator> relation = operatorHere().filter(Operator::isRelation);
    if (relation.isPresent()) {
      cursor.advance();
      Expression value = beforeColon();
      return new ValueRange.Compared(cursor.since(first), relation.get(), value);
    }
    Expression low = beforeColon();
    if (cursor.accept(TokenKind.COLON)) {
      Expression high = beforeColon();
      return new ValueRange.Between(cursor.since(first), low, high);
    }
    return new ValueRange.Single(cursor.since(first), low);
  }
}
