package dev.gyre.sdl.syntax;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.lex.Token;
import dev.gyre.sdl.lex.TokenKind;
import dev.gyre.sdl.lex.TokenList;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import dev.gyre.system.Cancellation;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The parser's place in the text, and its way to complain. */
final class TokenCursor {
  /**
   * How deep decisions, states and expressions may nest: far more than anybody writes, and little
   * enough for an ordinary stack.
   */
  private static final int DEEPEST = 200;

  private final List<Token> tokens;
  private final List<Token> asnFiles;
  private final Diagnostics diagnostics;
  private final Set<String> refused = new HashSet<>();
  private int next;
  private int depth;

  TokenCursor(TokenList list, Diagnostics diagnostics) {
    this.tokens = list.tokens();
    this.asnFiles = list.asnFiles();
    this.diagnostics = diagnostics;
  }

  // ---- looking

  Token peek() {
    return peek(0);
  }

  /** The {@code k}-th token from here; 0 is the next. */
  Token peek(int k) {
    return tokens.get(Math.min(next + k, tokens.size() - 1));
  }

  boolean at(TokenKind kind) {
    return peek().is(kind);
  }

  boolean atWord(String word) {
    return peek().isWord(word);
  }

  /** Whether the next two tokens are these words. */
  boolean atWords(String first, String second) {
    return peek().isWord(first) && peek(1).isWord(second);
  }

  boolean atEnd() {
    return at(TokenKind.END_OF_INPUT);
  }

  /** Whether nothing was read since {@code token} was to come. */
  @SuppressWarnings("ReferenceEquality") // the very token, not one like it
  boolean isStillAt(Token token) {
    return peek() == token;
  }

  /** The token consumed last; the first one if there is none. */
  Token last() {
    return tokens.get(Math.max(0, next - 1));
  }

  /** From {@code first} to the token consumed last. */
  SourceSpan since(Token first) {
    return first.span().to(last().span());
  }

  /** From {@code first} to the token consumed last. */
  SourceSpan since(SourceSpan first) {
    return first.to(last().span());
  }

  /** The ASN.1 file that a CIF comment names between the token before the last one and it. */
  Optional<AsnFile> asnFileBeforeLast() {
    int from = next >= 2 ? tokens.get(next - 2).span().end() : 0;
    int to = last().span().start();
    return asnFiles.stream()
        .filter(file -> file.span().start() >= from && file.span().end() <= to)
        .reduce((first, second) -> second)
        .map(file -> new AsnFile(file.span(), file.text()));
  }

  // ---- moving

  Token advance() {
    Cancellation.check();
    Token token = peek();
    if (next < tokens.size() - 1) {
      next++;
    }
    return token;
  }

  boolean accept(TokenKind kind) {
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

  Token expect(TokenKind kind, String purpose) {
    if (at(kind)) {
      return advance();
    }
    throw unexpected(kind.description() + " " + purpose);
  }

  Token expectWord(String word, String purpose) {
    if (atWord(word)) {
      return advance();
    }
    throw unexpected("'" + word + "' " + purpose);
  }

  Name name(String purpose) {
    Token token = peek();
    if (token.is(TokenKind.WORD) && !Words.isReserved(token.folded())) {
      advance();
      return new Name(token.span(), token.text());
    }
    throw unexpected(purpose);
  }

  /** The semicolon, which a comment may precede. */
  void end(String what) {
    skipRemark();
    if (!accept(TokenKind.SEMICOLON)) {
      throw unexpected("';' after " + what);
    }
  }

  /** A semicolon that is often left out. */
  void optionalEnd() {
    skipRemark();
    accept(TokenKind.SEMICOLON);
  }

  /** {@code comment 'text'}. */
  void skipRemark() {
    if (atWord("comment")
        && (peek(1).is(TokenKind.STRING) || peek(1).is(TokenKind.DOUBLE_STRING))) {
      advance();
      advance();
    }
  }

  /** Skips to behind the next semicolon. */
  void skipStatement() {
    while (!atEnd() && !at(TokenKind.SEMICOLON)) {
      advance();
    }
    accept(TokenKind.SEMICOLON);
  }

  /** Skips to behind the word {@code word} and its statement. */
  void skipPast(String word) {
    while (!atEnd() && !atWord(word)) {
      advance();
    }
    skipStatement();
  }

  // ---- nesting

  void enter() {
    if (++depth > DEEPEST) {
      diagnostics.report(
          Diagnostic.of(
                  SdlCode.SDL_NESTING_TOO_DEEP,
                  peek().span(),
                  "this is nested more than " + DEEPEST + " levels deep")
              .withHint("move the inner part into a procedure"));
      throw new EndOfReading();
    }
  }

  void leave() {
    depth--;
  }

  int depth() {
    return depth;
  }

  /** Back to the depth from before an error. */
  void restoreDepth(int before) {
    depth = before;
  }

  // ---- errors

  boolean isHopeless() {
    return diagnostics.isHopeless();
  }

  SyntaxError unexpected(String expected) {
    Token found = peek();
    if (found.is(TokenKind.STRAY)) {
      return fail(
          Diagnostic.of(
              SdlCode.SDL_STRAY_CHARACTER, found.span(), quoted(found) + " has no meaning in SDL"));
    }
    return fail(
        Diagnostic.of(
            SdlCode.SDL_SYNTAX, found.span(), "expected " + expected + ", found " + quoted(found)));
  }

  SyntaxError fail(Diagnostic diagnostic) {
    diagnostics.report(diagnostic);
    return new SyntaxError();
  }

  /**
   * Reports that Gyre does not take a construct. Only the first use of each is reported: one is
   * enough to know.
   */
  void refuse(SourceSpan span, String construct, String advice) {
    if (refused.add(construct)) {
      diagnostics.report(
          Diagnostic.of(SdlCode.SDL_UNSUPPORTED, span, construct + " are not supported")
              .withHint(advice));
    }
  }

  private static String quoted(Token token) {
    if (token.is(TokenKind.END_OF_INPUT)) {
      return token.kind().description();
    }
    String text = token.span().text();
    return "'" + (text.length() > 40 ? text.substring(0, 40) + "..." : text) + "'";
  }
}
