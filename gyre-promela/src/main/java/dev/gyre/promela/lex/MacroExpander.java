package dev.gyre.promela.lex;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;

/**
 * Replaces macros in a stream of tokens.
 *
 * <p>The algorithm is gcc's: replacements wait on a stack and are scanned again from there; a macro
 * is inactive while its replacement is on the stack, and its name, met in that time, is painted and
 * stays as it is for good. C99 6.10.3.4 leaves open when exactly a replacement ends; here, as in
 * gcc, it ends when the token behind it is asked for. Arguments that have to be expanded first are
 * put on the same stack, so that no nesting in the text can exhaust the Java stack.
 */
final class MacroExpander {
  private final MacroTable macros;
  private final TokenSource source;
  private final ExpansionBudget budget;
  private final Diagnostics diagnostics;
  private final List<TokenRun> runs = new ArrayList<>();
  private final List<MacroCall> calls = new ArrayList<>();
  private final Set<Macro> inactive = Collections.newSetFromMap(new IdentityHashMap<>());
  private final LineStarts lineStarts = new LineStarts();
  // What stood before a macro's name stands before whatever takes its place, even the next token.
  private boolean carriedLine;
  private boolean carriedSpace;

  MacroExpander(
      MacroTable macros, TokenSource source, ExpansionBudget budget, Diagnostics diagnostics) {
    this.macros = macros;
    this.source = source;
    this.budget = budget;
    this.diagnostics = diagnostics;
  }

  /** The next token of the result; at the end {@link TokenKind#END_OF_INPUT}. */
  Token next() {
    while (true) {
      Token token = runs.isEmpty() ? nextFromSource() : nextFromRun();
      if (token != null) {
        return token;
      }
    }
  }

  /** One step outside all macros; null if that entered one. */
  private Token nextFromSource() {
    Token token = source.next();
    lineStarts.atSource(source.line());
    if (!token.is(TokenKind.IDENTIFIER) || macros.find(token.text()) == null) {
      // Nearly every token of a model goes this way.
      return deliver(token);
    }
    Piece piece = resolve(Piece.of(token));
    return piece == null ? null : deliver(piece.token());
  }

  /** One step inside a replacement or argument; null if that has not brought a token to deliver. */
  private Token nextFromRun() {
    Piece read = readRun();
    Piece piece = read == null ? null : resolve(read);
    if (piece == null) {
      return null;
    }
    if (calls.isEmpty()) {
      return deliver(piece.token());
    }
    calls.get(calls.size() - 1).addToCurrent(withCarry(piece));
    return null;
  }

  /** The next token as it stands, not expanded: the operand of {@code defined}. */
  Token nextUnexpanded() {
    dropFinishedRuns();
    return runs.isEmpty() ? source.next() : topRun().next().token();
  }

  private TokenRun topRun() {
    return runs.get(runs.size() - 1);
  }

  /** The next piece of the topmost run; null when that run was at its end and is gone now. */
  private Piece readRun() {
    TokenRun top = topRun();
    if (top.hasNext()) {
      return top.next();
    }
    popRun();
    if (top.isArgument()) {
      expandNextArgument();
    }
    return null;
  }

  private void popRun() {
    TokenRun top = runs.remove(runs.size() - 1);
    if (top.isArgument()) {
      return;
    }
    inactive.remove(top.macro());
    if (!calls.isEmpty()) {
      calls.get(calls.size() - 1).endReplacementInCurrent();
    }
  }

  private void dropFinishedRuns() {
    while (!runs.isEmpty() && !topRun().hasNext() && !topRun().isArgument()) {
      popRun();
    }
  }

  private Token deliver(Token token) {
    Token carried = withCarry(token);
    return carried.onLine(lineStarts.startsLine(carried));
  }

  private Piece withCarry(Piece piece) {
    return carriedLine || carriedSpace
        ? new Piece(withCarry(piece.token()), piece.painted())
        : piece;
  }

  private Token withCarry(Token token) {
    boolean line = token.startsLine() || carriedLine;
    boolean space = token.spaceBefore() || carriedSpace;
    carriedLine = false;
    carriedSpace = false;
    if (line == token.startsLine() && space == token.spaceBefore()) {
      return token;
    }
    return new Token(token.kind(), token.text(), token.span(), line, space);
  }

  /** The piece to deliver; null if it was a macro and its replacement is to be read instead. */
  private Piece resolve(Piece piece) {
    Token token = piece.token();
    if (!token.is(TokenKind.IDENTIFIER) || piece.painted()) {
      return piece;
    }
    Macro macro = macros.find(token.text());
    if (macro == null) {
      return piece;
    }
    if (inactive.contains(macro)) {
      return piece.paint();
    }
    return enter(macro, piece);
  }

  private Piece enter(Macro macro, Piece piece) {
    boolean outermost = runs.isEmpty();
    if (macro.takesArguments() && !callFollows()) {
      return piece;
    }
    Token name = withCarry(piece.token());
    if (outermost) {
      budget.startCall();
      lineStarts.enterMacro();
    }
    List<List<Piece>> arguments = List.of();
    if (macro.takesArguments()) {
      readInCall(); // The opening parenthesis.
      ArgumentReader reader = new ArgumentReader(macro, name, this::readInCall, diagnostics);
      arguments = reader.read();
      if (!budget.spend(reader.consumed())) {
        giveUp(name);
        return null;
      }
      if (arguments == null) {
        return new Piece(name, true);
      }
    }
    calls.add(new MacroCall(macro, name, arguments));
    expandNextArgument();
    return null;
  }

  private boolean callFollows() {
    dropFinishedRuns();
    if (runs.isEmpty()) {
      return source.opensCall();
    }
    return topRun().hasNext() && topRun().peek().is(TokenKind.LEFT_PAREN);
  }

  /** The next piece of an argument list, not expanded; null when there is no more. */
  private Piece readInCall() {
    dropFinishedRuns();
    if (!runs.isEmpty()) {
      return topRun().hasNext() ? paintIfInactive(topRun().next()) : null;
    }
    Token token = source.nextInCall();
    return token.is(TokenKind.END_OF_INPUT) ? null : Piece.of(token);
  }

  private Piece paintIfInactive(Piece piece) {
    if (inactive.isEmpty() || !piece.token().is(TokenKind.IDENTIFIER)) {
      return piece;
    }
    Macro macro = macros.find(piece.token().text());
    return macro != null && inactive.contains(macro) ? piece.paint() : piece;
  }

  /** Goes on with the innermost call: expands its next argument, or replaces it. */
  private void expandNextArgument() {
    carriedLine = false;
    carriedSpace = false;
    MacroCall call = calls.get(calls.size() - 1);
    while (call.nextArgument()) {
      if (mentionsMacro(call.currentRaw())) {
        call.startCurrent();
        runs.add(TokenRun.argument(call.currentRaw()));
        return;
      }
    }
    calls.remove(calls.size() - 1);
    replace(call);
  }

  private boolean mentionsMacro(List<Piece> pieces) {
    for (Piece piece : pieces) {
      if (piece.token().is(TokenKind.IDENTIFIER) && macros.isDefined(piece.token().text())) {
        return true;
      }
    }
    return false;
  }

  private void replace(MacroCall call) {
    carriedLine = call.name().startsLine();
    carriedSpace = call.name().spaceBefore();
    Substitution substitution = new Substitution(call, diagnostics);
    if (!budget.spend(substitution.size() + 1)) {
      giveUp(call.name());
      return;
    }
    List<Piece> replacement =
        switch (call.macro().kind()) {
          case OBJECT, FUNCTION, VARIADIC -> substitution.replace();
          case LINE -> builtIn(call, TokenKind.NUMBER, Integer.toString(lineNumber(call)));
          case FILE -> builtIn(call, TokenKind.STRING, fileName(call));
        };
    long characters = substitution.madeCharacters();
    if (!budget.spend(characters / ExpansionBudget.CHARACTERS_PER_TOKEN)) {
      giveUp(call.name());
      return;
    }
    runs.add(TokenRun.replacement(replacement, call.macro()));
    inactive.add(call.macro());
  }

  private static List<Piece> builtIn(MacroCall call, TokenKind kind, String text) {
    return List.of(Piece.of(new Token(kind, text, call.name().span(), false, false)));
  }

  /** Where the name stands and where its call ends: which of the two counts is up to compilers. */
  private int lineNumber(MacroCall call) {
    int line = call.name().span().visibleSite().line();
    if (macros.areLinesRenumbered() || line != source.line()) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.BAD_MACRO,
              call.name().span(),
              "__LINE__ has no certain value behind #line, or in a call that spans lines"));
    }
    return line;
  }

  private static String fileName(MacroCall call) {
    String name = call.name().span().visibleSite().file().name();
    return '"' + name.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  private void giveUp(Token place) {
    diagnostics.report(
        Diagnostic.of(
                PromelaCode.EXPANSION_TOO_LARGE,
                place.span(),
                "the macros expand to more than "
                    + ExpansionBudget.PER_CALL
                    + " tokens in one use, or "
                    + ExpansionBudget.IN_ALL
                    + " in all")
            .withHint("look for macros that use each other several times"));
    runs.clear();
    calls.clear();
    inactive.clear();
    source.abandon();
  }
}
