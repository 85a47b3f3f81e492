package dev.gyre.sdl.syntax;

import dev.gyre.sdl.lex.Token;
import dev.gyre.sdl.lex.TokenKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The inside of a process, a procedure or a composite state: definitions, starts, states and free
 * labels in any order, since OpenGEODE writes them in another order than the standard.
 */
final class BodyParser {
  private final TokenCursor cursor;
  private final ActionParser actions;
  private final StateParser states;
  private final ListParser lists;
  private final ProcedureParser procedures;
  private final UnitParser units;

  BodyParser(
      TokenCursor cursor,
      ActionParser actions,
      StateParser states,
      ListParser lists,
      ProcedureParser procedures,
      UnitParser units) {
    this.cursor = cursor;
    this.actions = actions;
    this.states = states;
    this.lists = lists;
    this.procedures = procedures;
    this.units = units;
  }

  /** What a body holds, in the order of the text. */
  static final class Parts {
    final List<Parameter> parameters = new ArrayList<>();
    final List<ProcedureResult> results = new ArrayList<>();
    final List<Definition> definitions = new ArrayList<>();
    final List<Behaviour.Start> starts = new ArrayList<>();
    final List<Behaviour.CompositeState> composites = new ArrayList<>();
    final List<Behaviour.State> parts = new ArrayList<>();
    final List<Behaviour.FreeLabel> labels = new ArrayList<>();
    private final Token first;

    Parts(Token first) {
      this.first = first;
    }

    Behaviour behaviour(TokenCursor cursor) {
      return new Behaviour(cursor.since(first), starts, composites, parts, labels);
    }
  }

  /** Reads up to {@code endWord}, or to where another unit ends. */
  Parts body(String endWord) {
    Parts parts = new Parts(cursor.peek());
    while (!cursor.atEnd() && !cursor.isHopeless() && !cursor.atWord(endWord)) {
      Token first = cursor.peek();
      int depth = cursor.depth();
      try {
        if (!part(parts)) {
          return parts;
        }
      } catch (SyntaxError error) {
        cursor.restoreDepth(depth);
        Recovery.skip(cursor, first);
      }
    }
    return parts;
  }

  /** Whether there was something that belongs here. */
  private boolean part(Parts parts) {
    Token first = cursor.peek();
    if (cursor.accept(TokenKind.SEMICOLON)) {
      return true;
    }
    if (!first.is(TokenKind.WORD)) {
      throw cursor.unexpected("a state, or a declaration");
    }
    if (actions.atLabel()) {
      parts.labels.add(label(cursor.peek()));
      return true;
    }
    switch (first.folded()) {
      case "start" -> parts.starts.add(start());
      case "state" -> state(parts);
      case "fpar" -> parts.parameters.addAll(procedures.parameters());
      case "returns" -> procedures.result().ifPresent(parts.results::add);
      case "connection" -> parts.labels.add(connection());
      default -> {
        if (Words.isReserved(first.folded())) {
          return false;
        }
        units.definition(parts.definitions);
      }
    }
    return true;
  }

  private Behaviour.Start start() {
    Token first = cursor.advance();
    cursor.skipRemark();
    Optional<Name> entry =
        cursor.at(TokenKind.SEMICOLON) ? Optional.empty() : Optional.of(cursor.name("an entry"));
    cursor.end("'start'");
    Transition transition = actions.transition();
    return new Behaviour.Start(cursor.since(first), entry, transition);
  }

  // ---- labels outside states

  private Behaviour.FreeLabel connection() {
    Token first = cursor.advance();
    if (!actions.atLabel()) {
      throw cursor.unexpected("a label after 'connection'");
    }
    Behaviour.FreeLabel label = label(first);
    if (cursor.acceptWord("endconnection")) {
      lists.skipEndName();
    }
    return label;
  }

  private Behaviour.FreeLabel label(Token first) {
    Name name = cursor.name("a label");
    cursor.advance();
    Transition transition = actions.transition();
    return new Behaviour.FreeLabel(cursor.since(first), name, transition);
  }

  // ---- states

  private void state(Parts parts) {
    Token first = cursor.peek();
    Token second = cursor.peek(1);
    boolean aggregation = second.isWord("aggregation") && cursor.peek(2).is(TokenKind.WORD);
    if (aggregation) {
      cursor.advance();
    }
    StateParser.Header header = states.header();
    if (!cursor.atWord("substructure")) {
      parts.parts.add(states.rest(header));
      return;
    }
    if (header.selection() != Behaviour.Selection.LISTED || header.names().size() != 1) {
      throw cursor.unexpected("one name of a composite state");
    }
    parts.composites.add(
        composite(
            first,
            header.names().get(0),
            aggregation ? Behaviour.Composition.AGGREGATION : Behaviour.Composition.SEQUENTIAL));
  }

  private Behaviour.CompositeState composite(
      Token first, Name name, Behaviour.Composition composition) {
    cursor.enter();
    cursor.advance();
    cursor.accept(TokenKind.SEMICOLON);
    List<Name> entries = new ArrayList<>();
    List<Name> exits = new ArrayList<>();
    while (atPoints("in") || atPoints("out")) {
      List<Name> points = cursor.advance().isWord("in") ? entries : exits;
      points.addAll(lists.namesInParentheses("the name of a connection point"));
      cursor.end("the connection points");
    }
    Parts inner = body("endsubstructure");
    Behaviour behaviour = inner.behaviour(cursor);
    cursor.expectWord("endsubstructure", "after the inner states");
    lists.skipEndName();
    cursor.leave();
    return new Behaviour.CompositeState(
        cursor.since(first), composition, name, entries, exits, inner.definitions, behaviour);
  }

  private boolean atPoints(String word) {
    return cursor.atWord(word) && cursor.peek(1).is(TokenKind.LEFT_PAREN);
  }
}
