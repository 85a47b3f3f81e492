package dev.gyre.promela.syntax;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What concerns timers. None of its words is reserved: {@code timer} is a type only in front of a
 * name, and the others mean something only in front of a parenthesis, where Promela has no plain
 * name. A macro, inline, typedef or proctype of that name goes before.
 */
final class TimerParser {
  private static final String TYPE = "timer";
  private static final Set<String> STATEMENTS = Set.of("set", "reset", "delay", "udelay");
  private static final Map<String, Expression.TimerQueryKind> QUERIES =
      Map.of(
          "expire", Expression.TimerQueryKind.EXPIRE,
          "on", Expression.TimerQueryKind.ON);

  /** A delay with bounds further apart would be a choice between too many options. */
  private static final int MAX_SPREAD = 255;

  private final TokenCursor cursor;
  private final KnownNames names;
  private final ExpressionParser expressions;

  TimerParser(TokenCursor cursor, KnownNames names, ExpressionParser expressions) {
    this.cursor = cursor;
    this.names = names;
    this.expressions = expressions;
  }

  /** Whether a declaration of timers starts {@code k} tokens from here. */
  static boolean declares(TokenCursor cursor, KnownNames names, int k) {
    Token word = cursor.rawPeek(k);
    Token name = cursor.rawPeek(k + 1);
    return word.isWord(TYPE)
        && names.isPlain(TYPE)
        && name.is(TokenKind.IDENTIFIER)
        && !name.startsLine()
        && names.isPlain(name.text());
  }

  boolean atStatement() {
    return atCall() && STATEMENTS.contains(cursor.peek().text());
  }

  boolean atQuery() {
    return atCall() && QUERIES.containsKey(cursor.peek().text());
  }

  private boolean atCall() {
    Token word = cursor.peek();
    Token open = cursor.rawPeek(1);
    return word.is(TokenKind.IDENTIFIER)
        && names.isPlain(word.text())
        && open.is(TokenKind.LEFT_PAREN)
        && !open.startsLine();
  }

  /** {@code expire(t)} or {@code on(t)}, which is next. */
  Expression query() {
    Token word = cursor.advance();
    cursor.expect(TokenKind.LEFT_PAREN, "after '" + word.text() + "'");
    Expression.Reference timer = timer(word);
    SourceSpan span = close(word);
    expressions.leaf();
    return new Expression.TimerQuery(span, QUERIES.get(word.text()), timer);
  }

  /** A statement about a timer, which is next. */
  Statement statement() {
    Token word = cursor.advance();
    cursor.expect(TokenKind.LEFT_PAREN, "after '" + word.text() + "'");
    Expression.Reference timer = timer(word);
    return switch (word.text()) {
      case "set" -> {
        Expression value = time();
        yield new Statement.SetTimer(close(word), timer, Optional.of(value));
      }
      case "reset" -> new Statement.SetTimer(close(word), timer, Optional.empty());
      case "delay" -> delay(word, timer);
      default -> anyDelay(close(word), timer);
    };
  }

  /** {@code delay(t, v)} or {@code delay(t, least, most)}. */
  private Statement delay(Token word, Expression.Reference timer) {
    Expression least = time();
    if (!cursor.accept(TokenKind.COMMA)) {
      SourceSpan span = close(word);
      return block(span, new Statement.SetTimer(span, timer, Optional.of(least)), timer);
    }
    Expression most = expressions.expression();
    SourceSpan span = close(word);
    int spread = bound(most) - bound(least);
    if (bound(least) < 0 || spread < 0 || spread > MAX_SPREAD) {
      throw cursor.fail(
          Diagnostic.of(
                  PromelaCode.BAD_RANGE,
                  span,
                  "a delay cannot be of " + bound(least) + " to " + bound(most) + " units of time")
              .withHint("the bounds may differ by at most " + MAX_SPREAD));
    }
    List<Sequence> options = new ArrayList<>();
    for (int i = 0; i <= spread; i++) {
      Expression time = new Expression.Literal(span, bound(least) + i);
      options.add(sequence(span, new Statement.SetTimer(span, timer, Optional.of(time))));
    }
    return block(span, new Statement.If(span, options), timer);
  }

  private int bound(Expression bound) {
    if (bound instanceof Expression.Literal literal) {
      return literal.value();
    }
    if (bound instanceof Expression.Binary sum && sum.operator() == Operator.Binary.PLUS) {
      return bound(sum.left()) + bound(sum.right());
    }
    if (bound instanceof Expression.Binary sum && sum.operator() == Operator.Binary.MINUS) {
      return bound(sum.left()) - bound(sum.right());
    }
    throw cursor.fail(
        Diagnostic.of(
                PromelaCode.NOT_CONSTANT, bound.span(), "the bounds of a delay must be numbers")
            .withHint("use macros for them, or choose a time with 'select' and 'set' it"));
  }

  /** {@code udelay(t)}: any number of units of time, none included. */
  private static Statement anyDelay(SourceSpan span, Expression.Reference timer) {
    Expression one = new Expression.Literal(span, 1);
    Sequence wait =
        new Sequence(
            span,
            List.of(new Statement.SetTimer(span, timer, Optional.of(one)), expired(span, timer)));
    return new Statement.Do(span, List.of(wait, sequence(span, new Statement.Break(span))));
  }

  private static Statement block(SourceSpan span, Statement start, Expression.Reference timer) {
    Sequence body = new Sequence(span, List.of(start, expired(span, timer)));
    return new Statement.Block(span, body, Optional.empty());
  }

  private static Sequence sequence(SourceSpan span, Statement only) {
    return new Sequence(span, List.of(only));
  }

  private static Statement expired(SourceSpan span, Expression.Reference timer) {
    return new Statement.ExpressionStatement(
        span, new Expression.TimerQuery(span, Expression.TimerQueryKind.EXPIRE, timer));
  }

  private Expression.Reference timer(Token word) {
    Token first = cursor.rawPeek(0);
    if (first.is(TokenKind.IDENTIFIER) && names.isProctype(first.text())) {
      throw cursor.fail(
          Diagnostic.of(
                  PromelaCode.NOT_A_TIMER,
                  first.span(),
                  "'" + word.text() + "' cannot look at a timer of another process")
              .withHint("make the timer global, or let its own process tell the others"));
    }
    return expressions.reference();
  }

  private Expression time() {
    cursor.expect(TokenKind.COMMA, "between the timer and the time");
    return expressions.expression();
  }

  private SourceSpan close(Token word) {
    Token close = cursor.expect(TokenKind.RIGHT_PAREN, "to close '" + word.text() + "('");
    return word.span().to(close.span());
  }
}
