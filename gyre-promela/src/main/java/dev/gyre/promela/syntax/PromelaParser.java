package dev.gyre.promela.syntax;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.lex.FormulaTokens;
import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Tokens to {@link Model}. Never throws on user text: what is wrong goes to the diagnostics, and
 * parsing goes on at the next statement or unit, so that one run finds several faults. Nested text
 * is parsed by recursion up to a fixed depth: call it on a thread with a deep stack, as {@code
 * PromelaFrontEnd} does.
 *
 * <p>Recursive descent, written by hand; {@code docs/adr/0002-hand-written-parser.md} says why.
 */
public final class PromelaParser {
  private final Diagnostics diagnostics;
  private final KnownNames names = new KnownNames();
  private final TokenCursor cursor;
  private final ExpressionParser expressions;
  private final PrimaryParser primaries;
  private final DeclarationParser declarations;
  private final StatementParser statements;
  private final MtypeParser mtypes;
  private final IndexParser indexes;
  private final List<Unit> units = new ArrayList<>();

  /** The formulas, which are read after everything else. */
  private final List<List<Token>> formulas = new ArrayList<>();

  private PromelaParser(List<Token> tokens, Diagnostics diagnostics) {
    this.diagnostics = diagnostics;
    this.cursor = new TokenCursor(tokens, names, diagnostics);
    this.expressions = new ExpressionParser(cursor, names, diagnostics);
    this.primaries = new PrimaryParser(cursor, names, expressions);
    this.declarations = new DeclarationParser(cursor, names, expressions);
    this.mtypes = new MtypeParser(cursor, names, expressions);
    this.indexes = new IndexParser(cursor, names, expressions);
    this.statements = new StatementParser(cursor, names, expressions, declarations);
  }

  /**
   * Parses a whole model.
   *
   * @param tokens what the preprocessor produced, ending with {@link TokenKind#END_OF_INPUT}
   */
  public static Model parse(List<Token> tokens, Diagnostics diagnostics) {
    PromelaParser parser = new PromelaParser(tokens, diagnostics);
    parser.model();
    return new Model(parser.units);
  }

  /**
   * Parses a formula that stands alone, with no model around it: what stands before {@code @} or
   * {@code :} is taken for the name of a process type.
   */
  public static Optional<Expression> parseFormula(List<Token> tokens, Diagnostics diagnostics) {
    PromelaParser parser = new PromelaParser(FormulaTokens.withoutBraces(tokens), diagnostics);
    RemoteNames.in(tokens).forEach(parser.names::addProctype);
    try {
      Expression formula = parser.expressions.formula();
      if (!parser.cursor.at(TokenKind.END_OF_INPUT)) {
        throw parser.cursor.unexpected("an operator or the end of the formula");
      }
      Optional<Diagnostic> refusal = EmbeddedC.refusal(parser.cursor.embeddedC());
      refusal.ifPresent(diagnostics::report);
      return refusal.isPresent() ? Optional.empty() : Optional.of(formula);
    } catch (SyntaxError error) {
      return Optional.empty();
    }
  }

  private void model() {
    while (!cursor.rawPeek(0).is(TokenKind.END_OF_INPUT) && !diagnostics.isHopeless()) {
      unitOrRecover();
    }
    for (List<Token> formula : formulas) {
      cursor.enterInline(formula, formula.get(0).span());
      try {
        units.add(ltl());
      } catch (SyntaxError error) {
        expressions.reset();
      }
      cursor.leaveInline();
    }
    EmbeddedC.refusal(cursor.embeddedC()).ifPresent(cursor::warn);
  }

  private void unitOrRecover() {
    if (cursor.atSeparator()) {
      cursor.advance();
      return;
    }
    Token first = cursor.rawPeek(0);
    try {
      unit();
    } catch (SyntaxError error) {
      expressions.reset();
      cursor.leaveBody();
      recover(first);
    }
  }

  /** Skips to something that looks like the start of a unit. */
  @SuppressWarnings("ReferenceEquality") // the very token, not one like it
  private void recover(Token first) {
    if (cursor.rawPeek(0) == first) {
      cursor.advanceRaw();
    }
    while (true) {
      Token token = cursor.rawPeek(0);
      boolean startsUnit =
          token.startsLine()
              && token.is(TokenKind.IDENTIFIER)
              && switch (token.text()) {
                case "proctype",
                    "active",
                    "D_proctype",
                    "init",
                    "never",
                    "trace",
                    "notrace",
                    "ltl",
                    "typedef",
                    "inline" ->
                    true;
                default -> false;
              };
      if (startsUnit || token.is(TokenKind.END_OF_INPUT)) {
        return;
      }
      cursor.advanceRaw();
    }
  }

  private void unit() {
    Token token = cursor.rawPeek(0);
    if (!token.is(TokenKind.IDENTIFIER)) {
      throw cursor.unexpected("a declaration, proctype, init, never, ltl, typedef or inline");
    }
    if (ReservedWords.isEmbeddedC(token.text())) {
      embeddedC();
      return;
    }
    switch (token.text()) {
      case "active", "proctype", "D_proctype" -> units.add(proctype());
      case "init" -> units.add(init());
      case "never" -> units.add(never());
      case "trace", "notrace" -> units.add(trace());
      case "ltl" -> deferFormula();
      case "typedef" -> units.add(typedef());
      case "inline" -> units.add(inline());
      default -> units.add(globals(token));
    }
  }

  /** Steps over a piece of C and the strings that some have. */
  private void embeddedC() {
    cursor.skipEmbeddedC();
    while (cursor.rawPeek(0).is(TokenKind.STRING)) {
      cursor.advanceRaw();
    }
  }

  private Unit globals(Token first) {
    if (mtypes.startsAt(ReservedWords.visibility(first.text()).isPresent() ? 1 : 0)) {
      return mtypes.constants();
    }
    if (indexes.atType()) {
      return indexes.type();
    }
    if (!declarations.startsAt(0)) {
      throw cursor.unexpected("a declaration, proctype, init, never, ltl, typedef or inline");
    }
    Declaration declaration = declarations.declaration();
    return new Unit.Globals(declaration.span(), declaration);
  }

  private Unit typedef() {
    Token first = cursor.advance();
    Name name = expressions.name("a name for the typedef");
    cursor.expect(TokenKind.LEFT_BRACE, "to start the typedef's fields");
    cursor.enterBody();
    List<Declaration> fields = declarations.list(TokenKind.RIGHT_BRACE);
    cursor.expect(TokenKind.RIGHT_BRACE, "to close the typedef");
    cursor.leaveBody();
    names.addTypedef(name.text());
    return new Unit.Typedef(first.span().to(name.span()), name, fields);
  }

  private Unit inline() {
    Token first = cursor.advance();
    Name name = inlineName();
    cursor.expect(TokenKind.LEFT_PAREN, "after the inline's name");
    List<Name> parameters = new ArrayList<>();
    if (!cursor.at(TokenKind.RIGHT_PAREN)) {
      do {
        parameters.add(expressions.name("a parameter name"));
      } while (cursor.accept(TokenKind.COMMA));
    }
    cursor.expect(TokenKind.RIGHT_PAREN, "to close the parameters");
    Token open = cursor.rawPeek(0);
    if (!open.is(TokenKind.LEFT_BRACE)) {
      throw cursor.unexpected("'{' to start the body of the inline");
    }
    List<Token> body = bracedTokens(open);
    if (body.size() == 2) {
      diagnostics.report(
          Diagnostic.of(PromelaCode.EMPTY_INLINE, name.span(), "the body of this inline is empty"));
    }
    names.addInline(new InlineDefinition(name, parameters, body));
    return new Unit.Inline(first.span().to(name.span()), name, parameters);
  }

  private Name inlineName() {
    Token token = cursor.peek();
    if (token.is(TokenKind.IDENTIFIER)) {
      Optional<InlineDefinition> before = names.inline(token.text());
      if (before.isPresent()) {
        throw cursor.fail(
            Diagnostic.of(
                    PromelaCode.REDECLARED,
                    token.span(),
                    "inline '" + token.text() + "' is defined twice")
                .withNote(before.get().name().span(), "the first definition"));
      }
    }
    return expressions.name("a name for the inline");
  }

  /** The tokens from {@code open} to the brace that closes it. */
  private List<Token> bracedTokens(Token open) {
    List<Token> tokens = new ArrayList<>();
    int depth = 0;
    do {
      Token token = cursor.rawPeek(0);
      if (token.is(TokenKind.END_OF_INPUT)) {
        throw cursor.fail(
            Diagnostic.of(PromelaCode.SYNTAX, token.span(), "the file ends inside this block")
                .withNote(open.span(), "the brace that is still open"));
      }
      if (token.is(TokenKind.LEFT_BRACE)) {
        depth++;
      } else if (token.is(TokenKind.RIGHT_BRACE)) {
        depth--;
      }
      tokens.add(cursor.advanceRaw());
    } while (depth > 0);
    return tokens;
  }

  private Unit proctype() {
    Token first = cursor.rawPeek(0);
    Optional<Expression> instances = Optional.empty();
    if (cursor.acceptWord("active")) {
      instances = Optional.of(new Expression.Literal(first.span(), 1));
      if (cursor.accept(TokenKind.LEFT_BRACKET)) {
        instances = Optional.of(indexes.cardinality().orElseGet(expressions::expression));
        cursor.expect(TokenKind.RIGHT_BRACKET, "after the number of processes");
      }
    }
    Unit.Determinism determinism = Unit.Determinism.ANY;
    if (cursor.acceptWord("D_proctype")) {
      determinism = Unit.Determinism.DETERMINISTIC;
    } else {
      cursor.expectWord("proctype", "to declare a process");
    }
    Name name = expressions.name("a name for the proctype");
    names.addProctype(name.text());
    List<Declaration> parameters = parameters();
    Optional<Integer> priority = primaries.priority();
    Optional<Expression> provided = provided();
    Sequence body = body("to start the body of proctype '" + name.text() + "'");
    SourceSpan span = first.span().to(name.span());
    return new Unit.Proctype(
        span, name, determinism, instances, parameters, priority, provided, body);
  }

  private List<Declaration> parameters() {
    cursor.expect(TokenKind.LEFT_PAREN, "after the proctype's name");
    if (cursor.accept(TokenKind.RIGHT_PAREN)) {
      return List.of();
    }
    List<Declaration> parameters = declarations.list(TokenKind.RIGHT_PAREN);
    cursor.expect(TokenKind.RIGHT_PAREN, "or ';' and another parameter");
    return parameters;
  }

  private Optional<Expression> provided() {
    if (!cursor.acceptWord("provided")) {
      return Optional.empty();
    }
    if (!cursor.at(TokenKind.LEFT_PAREN)) {
      throw cursor.unexpected("'(' after 'provided'");
    }
    return Optional.of(expressions.parenthesized());
  }

  private Sequence body(String purpose) {
    Token open = cursor.expect(TokenKind.LEFT_BRACE, purpose);
    cursor.enterBody();
    Sequence body = statements.afterBrace(open);
    cursor.leaveBody();
    return body;
  }

  private Unit init() {
    Token first = cursor.advance();
    Optional<Integer> priority = primaries.priority();
    return new Unit.Init(first.span(), priority, body("to start the body of 'init'"));
  }

  private Unit never() {
    Token first = cursor.advance();
    Optional<Name> name =
        cursor.at(TokenKind.LEFT_BRACE)
            ? Optional.empty()
            : Optional.of(expressions.name("a name for the claim or '{'"));
    return new Unit.Never(first.span(), name, body("to start the never claim"));
  }

  private Unit trace() {
    Token first = cursor.advance();
    Unit.TraceKind kind = first.isWord("trace") ? Unit.TraceKind.TRACE : Unit.TraceKind.NOTRACE;
    return new Unit.Trace(first.span(), kind, body("to start the trace"));
  }

  /** Keeps a formula for the end; it may name what is declared only later. */
  private void deferFormula() {
    List<Token> tokens = new ArrayList<>();
    tokens.add(cursor.advanceRaw());
    if (cursor.rawPeek(0).is(TokenKind.IDENTIFIER)) {
      tokens.add(cursor.advanceRaw());
    }
    Token open = cursor.rawPeek(0);
    if (!open.is(TokenKind.LEFT_BRACE)) {
      throw cursor.unexpected("a name or '{' after 'ltl'");
    }
    tokens.addAll(bracedTokens(open));
    formulas.add(tokens);
  }

  private Unit ltl() {
    Token first = cursor.advance();
    Optional<Name> name = Optional.empty();
    if (!cursor.at(TokenKind.LEFT_BRACE)) {
      name = Optional.of(expressions.name("a name for the formula"));
    }
    Token open = cursor.expect(TokenKind.LEFT_BRACE, "to start the formula");
    Expression formula = expressions.formula();
    cursor.skipSeparators();
    if (!cursor.at(TokenKind.RIGHT_BRACE)) {
      boolean isAlone = open.text().isEmpty();
      throw cursor.unexpected(
          "an operator or " + (isAlone ? "the end of the formula" : "'}' to close the formula"));
    }
    cursor.advance();
    return new Unit.Ltl(first.span(), name, formula);
  }
}
