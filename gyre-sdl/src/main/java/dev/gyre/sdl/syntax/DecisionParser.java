package dev.gyre.sdl.syntax;

import dev.gyre.sdl.lex.Token;
import dev.gyre.sdl.lex.TokenKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Decisions, and alternatives, which are decisions about constants. */
final class DecisionParser {
  private final TokenCursor cursor;
  private final ExpressionParser expressions;
  private final ActionParser actions;

  DecisionParser(TokenCursor cursor, ExpressionParser expressions, ActionParser actions) {
    this.cursor = cursor;
    this.expressions = expressions;
    this.actions = actions;
  }

  Action decision() {
    Token first = cursor.advance();
    Question question = question();
    cursor.end("the question");
    List<Action.Answer> answers = new ArrayList<>();
    Optional<Transition> otherwise = Optional.empty();
    while (cursor.at(TokenKind.LEFT_PAREN) || (cursor.atWord("else") && otherwise.isEmpty())) {
      if (cursor.acceptWord("else")) {
        cursor.expect(TokenKind.COLON, "after 'else'");
        otherwise = Optional.of(actions.transition());
      } else {
        answers.add(answer());
      }
    }
    cursor.expectWord("end" + first.folded(), "or an answer");
    cursor.optionalEnd();
    return new Action.Decision(cursor.since(first), question, answers, otherwise);
  }

  private Question question() {
    Token first = cursor.peek();
    if (first.isWord("any") && !cursor.peek(1).is(TokenKind.LEFT_PAREN)) {
      cursor.advance();
      return new Question.Any(first.span());
    }
    Expression expression = expressions.expression();
    return expression instanceof Expression.StringLiteral text
        ? new Question.InformalText(text.span(), text.value())
        : new Question.Value(expression.span(), expression);
  }

  private Action.Answer answer() {
    Token first = cursor.advance();
    // Of 'decision any' the answers have no ranges.
    List<ValueRange> ranges = cursor.at(TokenKind.RIGHT_PAREN) ? List.of() : expressions.ranges();
    cursor.expect(TokenKind.RIGHT_PAREN, "after the answer");
    cursor.expect(TokenKind.COLON, "after the answer");
    Transition transition = actions.transition();
    return new Action.Answer(cursor.since(first), ranges, transition);
  }
}
