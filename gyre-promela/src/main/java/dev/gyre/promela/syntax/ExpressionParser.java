package dev.gyre.promela.syntax;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Expressions and formulas, by precedence climbing.
 *
 * <p>Formulas share the grammar of expressions; {@link #formula} switches the temporal operators
 * on. Trees deeper than {@link #MAX_DEPTH} are refused, so that everything after the parser may
 * walk them by recursion.
 */
final class ExpressionParser {
  /** Deeper than anything a person or a generator writes, shallow enough for the stack. */
  static final int MAX_DEPTH = 2_000;

  private final TokenCursor cursor;
  private final KnownNames names;
  private final Diagnostics diagnostics;
  private final OperatorReader operators;
  private final PrimaryParser primaries;
  private int nesting;

  /** Whether a parenthesis behind a field would start the fields of a message. */
  private boolean isMessageName;

  /** The height of the tree that was returned last. */
  private int height;

  ExpressionParser(TokenCursor cursor, KnownNames names, Diagnostics diagnostics) {
    this.cursor = cursor;
    this.names = names;
    this.diagnostics = diagnostics;
    this.operators = new OperatorReader(cursor);
    this.primaries = new PrimaryParser(cursor, names, this);
  }

  /** A whole expression. */
  Expression expression() {
    return binary(1);
  }

  /** A whole expression that is part of what starts at {@code place}. */
  Expression nested(SourceSpan place) {
    Expression inner = expression();
    grow(height, place);
    return inner;
  }

  /** An operand without binary operators, part of what starts at {@code place}. */
  Expression nestedOperand(SourceSpan place) {
    Expression inner = unary();
    grow(height, place);
    return inner;
  }

  /** The first field of a message, behind which others may stand in parentheses. */
  Expression messageName() {
    isMessageName = true;
    try {
      return expression();
    } finally {
      isMessageName = false;
    }
  }

  /** Whether a parenthesis behind a field starts the arguments of an operation. */
  boolean mayCall() {
    return !isMessageName;
  }

  /** A temporal formula. */
  Expression formula() {
    operators.setMode(OperatorReader.Mode.FORMULA);
    try {
      return expression();
    } finally {
      operators.setMode(OperatorReader.Mode.EXPRESSION);
    }
  }

  /** Whether what is read now is a formula. */
  boolean isInFormula() {
    return operators.mode() == OperatorReader.Mode.FORMULA;
  }

  /** Goes on with an expression whose first operand has been read already. */
  Expression continueWith(Expression first) {
    height = 1;
    return binaryFrom(first, 1);
  }

  List<Expression> list() {
    List<Expression> items = new ArrayList<>();
    items.add(expression());
    while (cursor.accept(TokenKind.COMMA)) {
      items.add(expression());
    }
    return items;
  }

  /** Arguments in parentheses, possibly none. */
  List<Expression> arguments(String purpose) {
    cursor.expect(TokenKind.LEFT_PAREN, purpose);
    List<Expression> items = cursor.at(TokenKind.RIGHT_PAREN) ? List.of() : list();
    cursor.expect(TokenKind.RIGHT_PAREN, "to close the arguments");
    return items;
  }

  private Expression binary(int minimum) {
    return binaryFrom(unary(), minimum);
  }

  private Expression binaryFrom(Expression first, int minimum) {
    Expression left = first;
    while (true) {
      Optional<Operator.Binary> next = operators.peekBinary();
      if (next.isEmpty() || next.get().precedence() < minimum) {
        return left;
      }
      Operator.Binary operator = next.get();
      SourceSpan place = cursor.rawPeek(0).span();
      operators.consume();
      int leftHeight = height;
      Expression right = binary(operator.precedence() + 1);
      grow(Math.max(leftHeight, height), place);
      if (left != first) { // then it was put together here, without parentheses
        warnAboutChain(operator, left, place);
      }
      left = new Expression.Binary(left.span().to(right.span()), operator, left, right);
    }
  }

  private void warnAboutChain(Operator.Binary operator, Expression left, SourceSpan place) {
    if (left instanceof Expression.Binary inner && isDoubtfulChain(inner.operator(), operator)) {
      String one = inner.operator().symbol();
      String two = operator.symbol();
      diagnostics.report(
          Diagnostic.of(
                  PromelaCode.CHAINED_IMPLICATION,
                  place,
                  "'a %1$s b %2$s c' is read as '(a %1$s b) %2$s c', as Spin does"
                      .formatted(one, two))
              .withHint("put parentheses around the part that belongs together"));
    }
  }

  /** Both bind equally; only with equivalences alone does it not matter from which side. */
  private static boolean isDoubtfulChain(Operator.Binary left, Operator.Binary right) {
    boolean chained = left.precedence() == right.precedence();
    return chained && (left == Operator.Binary.IMPLIES || right == Operator.Binary.IMPLIES);
  }

  private Expression unary() {
    Optional<Operator.Unary> prefix = operators.peekUnary();
    if (prefix.isEmpty()) {
      enter();
      Expression primary = primaries.primary();
      leave();
      return primary;
    }
    SourceSpan start = cursor.rawPeek(0).span();
    operators.consume();
    enter();
    Expression operand = unary();
    leave();
    grow(height, start);
    return new Expression.Unary(start.to(operand.span()), prefix.get(), operand);
  }

  /** {@code ( e )} or {@code ( e -> e : e )}; the parenthesis is next. */
  Expression parenthesized() {
    Token open = cursor.expect(TokenKind.LEFT_PAREN, "to start an expression");
    boolean before = isMessageName;
    isMessageName = false;
    Expression inner = inParentheses(open);
    isMessageName = before;
    return inner;
  }

  private Expression inParentheses(Token open) {
    Expression inner = expression();
    if (!cursor.at(TokenKind.ARROW)) {
      close(open);
      return inner;
    }
    cursor.advance();
    int conditionHeight = height;
    Expression then = expression();
    int thenHeight = height;
    cursor.expect(TokenKind.COLON, "between the two values of '( condition -> a : b )'");
    Expression otherwise = expression();
    grow(Math.max(Math.max(conditionHeight, thenHeight), height), open.span());
    Token last = close(open);
    return new Expression.Conditional(open.span().to(last.span()), inner, then, otherwise);
  }

  private Token close(Token open) {
    if (cursor.at(TokenKind.RIGHT_PAREN)) {
      return cursor.advance();
    }
    Token found = cursor.rawPeek(0);
    throw cursor.fail(
        Diagnostic.of(
                PromelaCode.SYNTAX,
                found.span(),
                found.is(TokenKind.END_OF_INPUT)
                    ? "the file ends inside parentheses"
                    : "expected ')' or an operator, found " + TokenCursor.described(found))
            .withNote(open.span(), "the parenthesis that is still open"));
  }

  /** Notes that a leaf was read. */
  void leaf() {
    height = 1;
  }

  private void grow(int below, SourceSpan place) {
    height = below + 1;
    if (height > MAX_DEPTH) {
      throw tooDeep(place);
    }
  }

  private void enter() {
    if (++nesting > MAX_DEPTH) {
      throw tooDeep(cursor.rawPeek(0).span());
    }
  }

  private void leave() {
    nesting--;
  }

  /** Forgets the nesting of an expression that was given up. */
  void reset() {
    nesting = 0;
    isMessageName = false;
    operators.setMode(OperatorReader.Mode.EXPRESSION);
  }

  private SyntaxError tooDeep(SourceSpan place) {
    return cursor.fail(
        Diagnostic.of(
                PromelaCode.NESTING_TOO_DEEP,
                place,
                "this expression is nested more than " + MAX_DEPTH + " levels deep")
            .withHint("split it with intermediate variables"));
  }

  // ---- references

  /** {@code a[i].b.c[j]}. */
  Expression.Reference reference() {
    List<Expression.Accessor> path = new ArrayList<>();
    path.add(accessor("a variable"));
    while (cursor.at(TokenKind.DOT)) {
      cursor.advance();
      path.add(accessor("a field name"));
    }
    SourceSpan span = path.get(0).name().span().to(cursor.last().span());
    leaf();
    return new Expression.Reference(span, path);
  }

  Expression.Accessor accessor(String what) {
    Name name = name(what);
    if (!cursor.accept(TokenKind.LEFT_BRACKET)) {
      return new Expression.Accessor(name, Optional.empty());
    }
    Expression index = expression();
    cursor.expect(TokenKind.RIGHT_BRACKET, "to close the index");
    return new Expression.Accessor(name, Optional.of(index));
  }

  /** A name that is not reserved and not already a type, process, inline or constant. */
  Name name(String what) {
    Token token = cursor.peek();
    if (!token.is(TokenKind.IDENTIFIER)) {
      throw cursor.unexpected(what);
    }
    String word = token.text();
    if (!names.isPlain(word)) {
      throw cursor.fail(
          Diagnostic.of(
                  PromelaCode.RESERVED_NAME,
                  token.span(),
                  "expected " + what + ", but '" + word + "' is " + describe(word))
              .withHint("choose another name"));
    }
    cursor.advance();
    return new Name(token.span(), word);
  }

  private String describe(String word) {
    if (names.isConstant(word)) {
      return "an mtype constant";
    }
    if (names.isTypedef(word)) {
      return "a typedef";
    }
    if (names.isIndexType(word)) {
      return "an index type";
    }
    if (names.isProctype(word)) {
      return "a proctype";
    }
    return names.inline(word).isPresent() ? "an inline" : "a reserved word";
  }
}
