package dev.gyre.sdl.asn1;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import dev.gyre.system.Cancellation;
import java.util.List;

/** The parser's place in the text, and its way to complain. */
final class Asn1Cursor {
  /** Far more than anybody writes, and little enough for an ordinary stack. */
  private static final int DEEPEST = 200;

  private final List<Asn1Token> tokens;
  private final Diagnostics diagnostics;
  private int next;
  private int depth;

  Asn1Cursor(List<Asn1Token> tokens, Diagnostics diagnostics) {
    this.tokens = tokens;
    this.diagnostics = diagnostics;
  }

  Asn1Token peek() {
    return peek(0);
  }

  Asn1Token peek(int k) {
    return tokens.get(Math.min(next + k, tokens.size() - 1));
  }

  boolean at(Asn1TokenKind kind) {
    return peek().is(kind);
  }

  boolean atWord(String word) {
    return peek().isWord(word);
  }

  boolean atEnd() {
    return at(Asn1TokenKind.END_OF_INPUT);
  }

  SourceSpan since(Asn1Token first) {
    return first.span().to(tokens.get(Math.max(0, next - 1)).span());
  }

  Asn1Token advance() {
    Cancellation.check();
    Asn1Token token = peek();
    if (next < tokens.size() - 1) {
      next++;
    }
    return token;
  }

  boolean accept(Asn1TokenKind kind) {
    if (at(kind)) {
      advance();
      return true;
    }
    return false;
  }

  boolean acceptWord(String word) {
    if (atWord(word)) {
      advance();
      return true;
    }
    return false;
  }

  void expect(Asn1TokenKind kind) {
    if (!accept(kind)) {
      throw unexpected(kind.description());
    }
  }

  void expectWord(String word) {
    if (!acceptWord(word)) {
      throw unexpected("'" + word + "'");
    }
  }

  Asn1Name name(String purpose) {
    if (!at(Asn1TokenKind.WORD)) {
      throw unexpected(purpose);
    }
    Asn1Token token = advance();
    return new Asn1Name(token.span(), token.text());
  }

  void enter() {
    if (++depth > DEEPEST) {
      diagnostics.report(
          Diagnostic.of(
                  SdlCode.SDL_NESTING_TOO_DEEP,
                  peek().span(),
                  "this is nested more than " + DEEPEST + " levels deep")
              .withHint("give the inner type a name of its own"));
      throw new Asn1SyntaxError();
    }
  }

  void leave() {
    depth--;
  }

  void restoreDepth() {
    depth = 0;
  }

  boolean isHopeless() {
    return diagnostics.isHopeless();
  }

  Asn1SyntaxError unexpected(String expected) {
    Asn1Token found = peek();
    String text = found.text();
    String quoted =
        found.is(Asn1TokenKind.END_OF_INPUT)
            ? found.kind().description()
            : "'" + (text.length() > 40 ? text.substring(0, 40) + "..." : text) + "'";
    diagnostics.report(
        Diagnostic.of(
            SdlCode.ASN1_SYNTAX, found.span(), "expected " + expected + ", found " + quoted));
    return new Asn1SyntaxError();
  }

  Asn1SyntaxError unsupported(Asn1Token place, String construct) {
    diagnostics.report(
        Diagnostic.of(SdlCode.ASN1_UNSUPPORTED, place.span(), construct + " is not supported")
            .withHint("write the type out with the types of TASTE"));
    return new Asn1SyntaxError();
  }
}
