package dev.gyre.sdl.syntax;

import dev.gyre.sdl.lex.Token;
import dev.gyre.sdl.lex.TokenKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Procedures, and the formal parameters of procedures and processes. */
final class ProcedureParser {
  private final TokenCursor cursor;
  private final ListParser lists;

  ProcedureParser(TokenCursor cursor, ListParser lists) {
    this.cursor = cursor;
    this.lists = lists;
  }

  void procedure(List<Definition> definitions, BodyParser bodies) {
    Token first = cursor.peek();
    Visibility visibility = cursor.acceptWord("exported") ? Visibility.EXPORTED : Visibility.LOCAL;
    cursor.expectWord("procedure", "after 'exported'");
    Name name = cursor.name("the name of a procedure");
    Optional<Whereabouts> early = whereabouts();
    if (early.isPresent()) {
      definitions.add(
          new Definition.ProcedureReference(
              cursor.since(first), visibility, early.get(), name, List.of(), Optional.empty()));
      return;
    }
    cursor.end("the name of the procedure");
    List<Parameter> parameters = parameters();
    Optional<ProcedureResult> result = result();
    Optional<Whereabouts> elsewhere = whereabouts();
    if (elsewhere.isPresent()) {
      definitions.add(
          new Definition.ProcedureReference(
              cursor.since(first), visibility, elsewhere.get(), name, parameters, result));
      return;
    }
    cursor.enter();
    BodyParser.Parts parts = bodies.body("endprocedure");
    Behaviour behaviour = parts.behaviour(cursor);
    cursor.expectWord("endprocedure", "after the procedure");
    lists.skipEndName();
    cursor.leave();
    // The parameters and the result may also stand among the declarations.
    parameters.addAll(parts.parameters);
    definitions.add(
        new Definition.ProcedureDefinition(
            cursor.since(first),
            visibility,
            name,
            parameters,
            result.or(() -> parts.results.stream().findFirst()),
            parts.definitions,
            behaviour));
  }

  private Optional<Whereabouts> whereabouts() {
    Optional<Whereabouts> result =
        cursor.atWord("external")
            ? Optional.of(Whereabouts.EXTERNAL)
            : cursor.atWord("referenced") ? Optional.of(Whereabouts.REFERENCED) : Optional.empty();
    if (result.isPresent()) {
      cursor.advance();
      cursor.end("'" + cursor.last().text() + "'");
    }
    return result;
  }

  /** {@code fpar in x, y t, in/out z u;}, if it is there. */
  List<Parameter> parameters() {
    List<Parameter> parameters = new ArrayList<>();
    while (cursor.acceptWord("fpar")) {
      do {
        group(parameters);
      } while (cursor.accept(TokenKind.COMMA));
      cursor.optionalEnd();
    }
    return parameters;
  }

  private void group(List<Parameter> parameters) {
    Parameter.Mode mode = mode();
    List<Name> names = lists.names("the name of a parameter");
    SortReference sort = lists.sort();
    for (Name name : names) {
      parameters.add(new Parameter(name.span().to(sort.span()), mode, name, sort));
    }
  }

  private Parameter.Mode mode() {
    Token following = cursor.peek(1);
    if (cursor.atWord("in") && following.is(TokenKind.SLASH)) {
      cursor.advance();
      cursor.advance();
      cursor.expectWord("out", "after 'in/'");
      return Parameter.Mode.IN_OUT;
    }
    if (cursor.atWord("in") && following.is(TokenKind.WORD)) {
      cursor.advance();
      return cursor.acceptWord("out") ? Parameter.Mode.IN_OUT : Parameter.Mode.IN;
    }
    if (cursor.atWord("out") && following.is(TokenKind.WORD)) {
      cursor.advance();
      return Parameter.Mode.OUT;
    }
    return Parameter.Mode.IN;
  }

  /** {@code returns x t;} or {@code -> t;}, if it is there. */
  Optional<ProcedureResult> result() {
    Token first = cursor.peek();
    if (!cursor.acceptWord("returns") && !cursor.accept(TokenKind.ARROW)) {
      return Optional.empty();
    }
    Optional<Name> name =
        hasName() ? Optional.of(cursor.name("the name of the result")) : Optional.empty();
    SortReference sort = lists.sort();
    cursor.optionalEnd();
    return Optional.of(new ProcedureResult(cursor.since(first), name, sort));
  }

  private boolean hasName() {
    Token following = cursor.peek(1);
    return following.is(TokenKind.WORD)
        && !following.isWord("comment")
        && !following.isWord("external")
        && !following.isWord("referenced");
  }
}
