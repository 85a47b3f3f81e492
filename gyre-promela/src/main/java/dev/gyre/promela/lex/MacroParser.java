package dev.gyre.promela.lex;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads what follows {@code #define} on its line. */
final class MacroParser {
  private static final String REST = "__VA_ARGS__";

  private final List<Token> line;
  private final Diagnostics diagnostics;
  private final List<String> parameters = new ArrayList<>();
  private Macro.Kind kind = Macro.Kind.OBJECT;
  private int at;

  MacroParser(List<Token> line, Diagnostics diagnostics) {
    this.line = line;
    this.diagnostics = diagnostics;
  }

  /** The macro, or nothing if the line defines none; then that has been reported. */
  Optional<Macro> parse(Token directive) {
    if (line.isEmpty()) {
      return fail(directive, "#define needs the name of a macro");
    }
    Token name = line.get(at++);
    if (!name.is(TokenKind.IDENTIFIER)) {
      return fail(name, "a macro name must be a word");
    }
    if (name.isWord("defined") || name.isWord(REST)) {
      return fail(name, "'" + name.text() + "' cannot be the name of a macro");
    }
    // Only a parenthesis that touches the name opens a parameter list.
    if (peekIs(TokenKind.LEFT_PAREN) && !line.get(at).spaceBefore()) {
      at++;
      kind = Macro.Kind.FUNCTION;
      if (!parseParameters()) {
        return fail(line.get(Math.min(at, line.size() - 1)), "this parameter list is malformed");
      }
    }
    return body()
        .map(body -> new Macro(kind, name.text(), List.copyOf(parameters), body, name.span()));
  }

  private Optional<Macro> fail(Token place, String message) {
    report(place, message);
    return Optional.empty();
  }

  private void report(Token place, String message) {
    diagnostics.report(Diagnostic.of(PromelaCode.BAD_MACRO, place.span(), message));
  }

  private boolean peekIs(TokenKind wanted) {
    return at < line.size() && line.get(at).is(wanted);
  }

  private boolean accept(TokenKind wanted) {
    if (peekIs(wanted)) {
      at++;
      return true;
    }
    return false;
  }

  private boolean parseParameters() {
    if (accept(TokenKind.RIGHT_PAREN)) {
      return true;
    }
    do {
      if (!parseParameter()) {
        return false;
      }
    } while (kind != Macro.Kind.VARIADIC && accept(TokenKind.COMMA));
    return accept(TokenKind.RIGHT_PAREN);
  }

  private boolean parseParameter() {
    if (acceptEllipsis()) {
      kind = Macro.Kind.VARIADIC;
      parameters.add(REST);
      return true;
    }
    if (!peekIs(TokenKind.IDENTIFIER) || parameters.contains(line.get(at).text())) {
      return false;
    }
    parameters.add(line.get(at++).text());
    // GNU C lets the rest have a name: rest...
    if (acceptEllipsis()) {
      kind = Macro.Kind.VARIADIC;
    }
    return true;
  }

  private boolean acceptEllipsis() {
    if (!peekIs(TokenKind.DOT_DOT) || at + 1 >= line.size()) {
      return false;
    }
    if (!line.get(at + 1).is(TokenKind.DOT) || line.get(at + 1).spaceBefore()) {
      return false;
    }
    at += 2;
    return true;
  }

  private Optional<List<Macro.Element>> body() {
    List<Macro.Element> body = new ArrayList<>();
    if (peekIs(TokenKind.HASH_HASH)) {
      return misplacedPaste(line.get(at));
    }
    Macro.Link before = Macro.Link.APART;
    if (at < line.size()) {
      // In front of the replacement stands what stands in front of the macro's name.
      Token first = line.get(at);
      line.set(at, new Token(first.kind(), first.text(), first.span(), false, false));
    }
    while (at < line.size()) {
      Token token = line.get(at);
      Macro.Link after = linkAfter(token) ? Macro.Link.PASTED : Macro.Link.APART;
      Macro.Element element = element(token, before, after);
      if (element == null) {
        return Optional.empty();
      }
      body.add(element);
      at++;
      // More than one ## in a row pastes no more than one.
      while (accept(TokenKind.HASH_HASH)) {
        if (at == line.size()) {
          return misplacedPaste(line.get(at - 1));
        }
      }
      before = after;
    }
    return Optional.of(List.copyOf(body));
  }

  private Optional<List<Macro.Element>> misplacedPaste(Token place) {
    report(place, "'##' cannot stand at either end of a macro's replacement");
    return Optional.empty();
  }

  /** Whether {@code ##} follows; {@code #} and its parameter count as one. */
  private boolean linkAfter(Token token) {
    int next = at + (isStringify(token) ? 2 : 1);
    return next < line.size() && line.get(next).is(TokenKind.HASH_HASH);
  }

  private boolean isStringify(Token token) {
    return token.is(TokenKind.HASH) && kind != Macro.Kind.OBJECT;
  }

  /** The element at {@link #at}, which is left on its last token; null after a report. */
  private Macro.Element element(Token token, Macro.Link before, Macro.Link after) {
    if (isStringify(token)) {
      int parameter = at + 1 < line.size() ? parameters.indexOf(line.get(at + 1).text()) : -1;
      if (parameter < 0) {
        report(token, "'#' must be followed by a parameter of the macro");
        return null;
      }
      at++;
      return new Macro.Element(token, Macro.Form.STRINGIFIED, parameter, after);
    }
    int parameter = token.is(TokenKind.IDENTIFIER) ? parameters.indexOf(token.text()) : -1;
    if (parameter < 0) {
      return new Macro.Element(token, Macro.Form.PLAIN, -1, after);
    }
    boolean raw = before == Macro.Link.PASTED || after == Macro.Link.PASTED;
    Macro.Form form = raw ? Macro.Form.RAW_ARGUMENT : Macro.Form.ARGUMENT;
    return new Macro.Element(token, form, parameter, after);
  }
}
