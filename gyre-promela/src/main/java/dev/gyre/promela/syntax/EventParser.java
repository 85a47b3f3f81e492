package dev.gyre.promela.syntax;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;

/**
 * Events in formulas: {@code event(P@label)}, {@code event(c!1,_)}, {@code event(c?1,_)}. The word
 * is not reserved: it means something only in a formula and in front of a parenthesis, and a macro,
 * inline or proctype of that name goes before.
 */
final class EventParser {
  private static final String WORD = "event";

  private final TokenCursor cursor;
  private final KnownNames names;
  private final ExpressionParser expressions;
  private final PrimaryParser primaries;

  EventParser(
      TokenCursor cursor, KnownNames names, ExpressionParser expressions, PrimaryParser primaries) {
    this.cursor = cursor;
    this.names = names;
    this.expressions = expressions;
    this.primaries = primaries;
  }

  boolean atEvent() {
    return expressions.isInFormula()
        && cursor.peek().isWord(WORD)
        && names.isPlain(WORD)
        && cursor.rawPeek(1).is(TokenKind.LEFT_PAREN);
  }

  /** An event, which is next. */
  Expression event() {
    Token word = cursor.advance();
    cursor.expect(TokenKind.LEFT_PAREN, "after '" + WORD + "'");
    Token first = cursor.peek();
    if (!first.is(TokenKind.IDENTIFIER)) {
      throw cursor.unexpected("a channel or the name of a proctype");
    }
    return names.isProctype(first.text()) ? step(word) : message(word);
  }

  private Expression step(Token word) {
    Expression place = primaries.remote();
    if (!(place instanceof Expression.RemoteLabel label)) {
      throw refused(place.span(), "a process is at a label in an event, as in event(P@label)");
    }
    Optional<Expression> number = label.instance().filter(e -> !(e instanceof Expression.Literal));
    if (number.isPresent()) {
      throw refused(number.get().span(), "the process of an event is named by a number");
    }
    return new Expression.Event(close(word), Expression.EventKind.STEP, label);
  }

  private Expression message(Token word) {
    Expression.Reference channel = expressions.reference();
    for (Expression.Accessor accessor : channel.path()) {
      if (accessor.index().filter(e -> !(e instanceof Expression.Literal)).isPresent()) {
        throw refused(channel.span(), "the channel of an event has a number for its index");
      }
    }
    Expression.EventKind kind = Expression.EventKind.SENT;
    if (!cursor.accept(TokenKind.BANG)) {
      cursor.expect(TokenKind.QUESTION, "or '!' after the channel of an event");
      kind = Expression.EventKind.RECEIVED;
    }
    List<ReceiveArgument> fields = primaries.receiveArguments();
    SourceSpan span = channel.span().to(cursor.last().span());
    Expression.Poll message = new Expression.Poll(span, channel, ReceiveOrder.FIRST, fields);
    return new Expression.Event(close(word), kind, message);
  }

  private SourceSpan close(Token word) {
    Token close = cursor.expect(TokenKind.RIGHT_PAREN, "to close '" + WORD + "('");
    expressions.leaf();
    return word.span().to(close.span());
  }

  private SyntaxError refused(SourceSpan span, String why) {
    return cursor.fail(Diagnostic.of(PromelaCode.NOT_CONSTANT, span, why));
  }
}
