package dev.gyre.sdl.syntax;

import dev.gyre.sdl.lex.Token;
import dev.gyre.sdl.lex.TokenKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A state that is not composite: its names and its parts. */
final class StateParser {
  private final TokenCursor cursor;
  private final ExpressionParser expressions;
  private final ActionParser actions;
  private final ListParser lists;

  StateParser(
      TokenCursor cursor, ExpressionParser expressions, ActionParser actions, ListParser lists) {
    this.cursor = cursor;
    this.expressions = expressions;
    this.actions = actions;
    this.lists = lists;
  }

  /** What stands after {@code state}, before the parts. */
  record Header(Token first, Behaviour.Selection selection, List<Name> names) {}

  Header header() {
    Token first = cursor.advance();
    if (cursor.accept(TokenKind.STAR)) {
      List<Name> names = new ArrayList<>();
      if (cursor.accept(TokenKind.LEFT_PAREN)) {
        names = lists.names("the name of a state");
        cursor.expect(TokenKind.RIGHT_PAREN, "after the states");
      }
      cursor.end("the state");
      return new Header(first, Behaviour.Selection.ALL_BUT, names);
    }
    List<Name> names = lists.names("the name of a state");
    cursor.end("the state");
    return new Header(first, Behaviour.Selection.LISTED, names);
  }

  /** The parts, and {@code endstate}, which old files leave out. */
  Behaviour.State rest(Header header) {
    List<StatePart> parts = new ArrayList<>();
    while (true) {
      Optional<StatePart> part = part();
      if (part.isEmpty()) {
        break;
      }
      parts.add(part.get());
    }
    if (cursor.acceptWord("endstate")) {
      lists.skipEndName();
    } else if (Words.startsAction(cursor.peek())) {
      throw cursor.unexpected("'input', 'provided' or 'save' in the state");
    }
    return new Behaviour.State(
        cursor.since(header.first()), header.selection(), header.names(), parts);
  }

  private Optional<StatePart> part() {
    Token first = cursor.peek();
    if (!first.is(TokenKind.WORD) || cursor.peek(1).is(TokenKind.COLON)) {
      return Optional.empty();
    }
    return switch (first.folded()) {
      case "input" -> Optional.of(input(first, StatePart.Urgency.ORDINARY));
      case "priority" -> {
        cursor.advance();
        if (!cursor.atWord("input")) {
          throw cursor.unexpected("'input' after 'priority'");
        }
        yield Optional.of(input(first, StatePart.Urgency.PRIORITY));
      }
      case "provided" -> Optional.of(continuous(first));
      case "save" -> Optional.of(save(first));
      case "connect" -> Optional.of(connect(first));
      case "macro" -> throw Refusals.macro(cursor, first);
      default -> Optional.empty();
    };
  }

  // ---- inputs

  private StatePart input(Token first, StatePart.Urgency urgency) {
    cursor.advance();
    if (cursor.accept(TokenKind.STAR)) {
      Optional<Expression> provided = enablingCondition();
      Transition transition = actions.transition();
      return new StatePart.InputAny(cursor.since(first), urgency, provided, transition);
    }
    if (cursor.acceptWord("none")) {
      Optional<Expression> provided = enablingCondition();
      Transition transition = actions.transition();
      return new StatePart.Spontaneous(cursor.since(first), provided, transition);
    }
    List<StatePart.Stimulus> stimuli = new ArrayList<>();
    do {
      stimuli.add(stimulus());
    } while (cursor.accept(TokenKind.COMMA));
    Optional<Expression> provided = enablingCondition();
    Transition transition = actions.transition();
    return new StatePart.Input(cursor.since(first), urgency, stimuli, provided, transition);
  }

  private StatePart.Stimulus stimulus() {
    Token first = cursor.peek();
    SignalItem signal = lists.signal();
    List<Optional<Expression>> variables = expressions.optionalSparseArguments();
    return new StatePart.Stimulus(cursor.since(first), signal, variables);
  }

  /** {@code ; provided c;}, or the condition before the first semicolon. */
  private Optional<Expression> enablingCondition() {
    cursor.skipRemark();
    if (!cursor.atWord("provided")) {
      cursor.end("the input");
    }
    if (!cursor.acceptWord("provided")) {
      return Optional.empty();
    }
    Expression condition = expressions.expression();
    cursor.end("the condition");
    return Optional.of(condition);
  }

  // ---- the others

  private StatePart continuous(Token first) {
    cursor.advance();
    Expression condition = expressions.expression();
    Optional<Expression> priority = Optional.empty();
    cursor.skipRemark();
    if (!cursor.atWord("priority")) {
      cursor.end("the condition");
    }
    if (cursor.atWord("priority") && !cursor.peek(1).isWord("input")) {
      cursor.advance();
      priority = Optional.of(expressions.expression());
      cursor.end("the priority");
    }
    Transition transition = actions.transition();
    return new StatePart.Continuous(cursor.since(first), condition, priority, transition);
  }

  private StatePart save(Token first) {
    cursor.advance();
    if (cursor.accept(TokenKind.STAR)) {
      cursor.end("'save'");
      return new StatePart.SaveAny(cursor.since(first));
    }
    List<SignalItem> signals = lists.signals();
    cursor.end("'save'");
    return new StatePart.Save(cursor.since(first), signals);
  }

  private StatePart connect(Token first) {
    cursor.advance();
    if (cursor.accept(TokenKind.STAR)) {
      cursor.end("'connect'");
      Transition transition = actions.transition();
      return new StatePart.ConnectAny(cursor.since(first), transition);
    }
    cursor.skipRemark();
    List<Name> exits =
        cursor.at(TokenKind.SEMICOLON) ? List.of() : lists.names("the name of an exit");
    cursor.end("'connect'");
    Transition transition = actions.transition();
    return new StatePart.Connect(cursor.since(first), exits, transition);
  }
}
