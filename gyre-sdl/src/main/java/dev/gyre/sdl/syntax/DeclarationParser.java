package dev.gyre.sdl.syntax;

import dev.gyre.sdl.lex.Token;
import dev.gyre.sdl.lex.TokenKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Variables, timers, constants and sorts. */
final class DeclarationParser {
  private final TokenCursor cursor;
  private final ExpressionParser expressions;
  private final ListParser lists;

  DeclarationParser(TokenCursor cursor, ExpressionParser expressions, ListParser lists) {
    this.cursor = cursor;
    this.expressions = expressions;
    this.lists = lists;
  }

  // ---- variables

  void variables(List<Definition> definitions, VariableKind kind) {
    cursor.advance();
    while (cursor.atWord("exported") || cursor.atWord("revealed")) {
      Token word = cursor.advance();
      cursor.refuse(
          word.span(),
          "shared variables ('dcl " + word.folded() + "')",
          "send the value in a signal instead");
    }
    do {
      definitions.add(group(kind));
    } while (cursor.accept(TokenKind.COMMA));
    cursor.end("the variables");
  }

  private Definition group(VariableKind kind) {
    Token first = cursor.peek();
    List<Name> names = lists.names("the name of a variable");
    if (cursor.atWord("renames") && names.size() == 1) {
      cursor.advance();
      Expression renamed = expressions.target();
      return new Definition.Renaming(cursor.since(first), names.get(0), Optional.empty(), renamed);
    }
    SortReference sort = lists.sort();
    if (cursor.atWord("renames") && names.size() == 1) {
      cursor.advance();
      Expression renamed = expressions.target();
      return new Definition.Renaming(cursor.since(first), names.get(0), Optional.of(sort), renamed);
    }
    Optional<Expression> initial =
        cursor.accept(TokenKind.ASSIGN) ? Optional.of(expressions.expression()) : Optional.empty();
    return new Definition.Variables(cursor.since(first), kind, names, sort, initial);
  }

  void timers(List<Definition> definitions) {
    cursor.advance();
    do {
      Name name = cursor.name("the name of a timer");
      List<SortReference> parameters = lists.optionalSorts();
      Optional<Expression> duration =
          cursor.accept(TokenKind.ASSIGN)
              ? Optional.of(expressions.expression())
              : Optional.empty();
      definitions.add(
          new Definition.TimerDefinition(cursor.since(name.span()), name, parameters, duration));
    } while (cursor.accept(TokenKind.COMMA));
    cursor.end("the timers");
  }

  void observerStates(List<Definition> definitions, ObserverStateKind kind) {
    Token first = cursor.advance();
    List<Name> states = lists.names("the name of a state");
    cursor.end("the states");
    definitions.add(new Definition.ObserverStates(cursor.since(first), kind, states));
  }

  // ---- constants

  void synonyms(List<Definition> definitions) {
    cursor.advance();
    do {
      Name name = cursor.name("the name of a synonym");
      Optional<SortReference> sort =
          cursor.at(TokenKind.EQUAL) ? Optional.empty() : Optional.of(lists.sort());
      cursor.expect(TokenKind.EQUAL, "before the value of the synonym");
      boolean external = cursor.acceptWord("external");
      Optional<Expression> value =
          external ? Optional.empty() : Optional.of(expressions.expression());
      definitions.add(new Definition.Synonym(cursor.since(name.span()), name, sort, value));
    } while (cursor.accept(TokenKind.COMMA));
    cursor.end("the synonym");
  }

  // ---- sorts

  void syntype(List<Definition> definitions) {
    Token first = cursor.advance();
    Name name = cursor.name("the name of a syntype");
    cursor.expect(TokenKind.EQUAL, "after the name of the syntype");
    SortReference parent = lists.sort();
    Optional<Expression> initial = initialValue();
    List<ValueRange> constants = cursor.acceptWord("constants") ? expressions.ranges() : List.of();
    cursor.optionalEnd();
    if (initial.isEmpty()) {
      initial = initialValue();
    }
    cursor.expectWord("endsyntype", "after the syntype");
    lists.skipEndName();
    definitions.add(new Definition.Syntype(cursor.since(first), name, parent, constants, initial));
  }

  private Optional<Expression> initialValue() {
    if (!cursor.acceptWord("default")) {
      return Optional.empty();
    }
    Expression value = expressions.expression();
    cursor.optionalEnd();
    return Optional.of(value);
  }

  void newtype(List<Definition> definitions) {
    Token first = cursor.advance();
    Name name = cursor.name("the name of a newtype");
    cursor.optionalEnd();
    Token start = cursor.peek();
    SortBody body = sortBody(start);
    Optional<Expression> initial = initialValue();
    if (!cursor.atWord("endnewtype")) {
      Refusals.sort(cursor);
    }
    cursor.expectWord("endnewtype", "after the newtype");
    lists.skipEndName();
    definitions.add(new Definition.Newtype(cursor.since(first), name, body, initial));
  }

  private SortBody sortBody(Token first) {
    return switch (first.folded()) {
      case "struct" -> structure(first);
      case "array" -> array(first);
      case "literals" -> literals(first);
      default -> {
        Refusals.sort(cursor);
        yield new SortBody.Literals(first.span(), List.of());
      }
    };
  }

  private SortBody structure(Token first) {
    cursor.advance();
    List<SortBody.StructureField> fields = new ArrayList<>();
    while (cursor.at(TokenKind.WORD) && !atEndOfBody()) {
      List<Name> names = lists.names("the name of a field");
      SortReference sort = lists.sort();
      cursor.optionalEnd();
      for (Name name : names) {
        fields.add(new SortBody.StructureField(name.span().to(sort.span()), name, sort));
      }
    }
    return new SortBody.Structure(cursor.since(first), fields);
  }

  private boolean atEndOfBody() {
    return switch (cursor.peek().folded()) {
      case "endnewtype", "operators", "axioms", "adding" -> true;
      case "default" ->
          !cursor.peek(2).is(TokenKind.SEMICOLON) || !cursor.peek(1).is(TokenKind.WORD);
      default -> false;
    };
  }

  private SortBody array(Token first) {
    cursor.advance();
    cursor.expect(TokenKind.LEFT_PAREN, "after 'array'");
    Expression index = expressions.expression();
    if (cursor.accept(TokenKind.RIGHT_PAREN)) {
      cursor.expectWord("of", "after the size of the array");
      SortReference element = lists.sort();
      cursor.optionalEnd();
      return new SortBody.SizedArray(cursor.since(first), index, element);
    }
    if (!(index instanceof Expression.NameUse indexSort)) {
      throw cursor.unexpected("the name of a sort before the comma, not a value;");
    }
    cursor.expect(TokenKind.COMMA, "after the sort of the index");
    SortReference element = lists.sort();
    cursor.expect(TokenKind.RIGHT_PAREN, "after the sort of the elements");
    cursor.optionalEnd();
    return new SortBody.Array(
        cursor.since(first), new SortReference(indexSort.span(), indexSort.name()), element);
  }

  private SortBody literals(Token first) {
    cursor.advance();
    List<Name> names = lists.names("a literal");
    cursor.optionalEnd();
    return new SortBody.Literals(cursor.since(first), names);
  }
}
