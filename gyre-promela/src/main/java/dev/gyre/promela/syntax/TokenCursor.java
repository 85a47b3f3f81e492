package dev.gyre.promela.syntax;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceSpan;
import dev.gyre.system.Cancellation;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The parser's place in the text. It hands out the tokens of the innermost inline that is being
 * expanded, and it puts in the semicolons that Promela lets people leave out:
 *
 * <ul>
 *   <li>after a closing brace, unless what follows continues or closes the statement;
 *   <li>after {@code else};
 *   <li>at a line end inside a body, outside parentheses, after a token that can end a statement.
 * </ul>
 *
 * <p>These are the rules of Spin's lexer. The inserted semicolon exists only in {@link #peek}: it
 * is computed from the token before and the token after, so looking ahead costs nothing and nothing
 * has to be put back when an inline is entered.
 */
@SuppressWarnings("ReferenceEquality") // a token is the one at its place, not one like it
final class TokenCursor {
  private final KnownNames names;
  private final Diagnostics diagnostics;
  private final Deque<Frame> outer = new ArrayDeque<>();
  private final Map<String, Token> embeddedC = new LinkedHashMap<>();
  private Frame frame;
  private Token last;
  private boolean lastWasInserted;
  private int parentheses;
  private boolean inSequence;

  /** One token list being read. */
  private static final class Frame {
    final List<Token> tokens;
    final Token end;
    int next;

    Frame(List<Token> tokens, Token end) {
      this.tokens = tokens;
      this.end = end;
    }
  }

  TokenCursor(List<Token> tokens, KnownNames names, Diagnostics diagnostics) {
    this.frame = new Frame(tokens, tokens.get(tokens.size() - 1));
    this.names = names;
    this.diagnostics = diagnostics;
  }

  // ---- looking

  /** The next token, which may be a semicolon that nobody wrote. */
  Token peek() {
    Token next = rawPeek(0);
    if (lastWasInserted || last == null || !semicolonBetween(last, next)) {
      return next;
    }
    return new Token(TokenKind.SEMICOLON, ";", next.span(), false, false);
  }

  boolean at(TokenKind kind) {
    return peek().is(kind);
  }

  boolean atWord(String word) {
    return peek().isWord(word);
  }

  /** The {@code k}-th written token from here, without inserted semicolons; 0 is the next. */
  Token rawPeek(int k) {
    int index = frame.next + k;
    return index < frame.tokens.size() ? frame.tokens.get(index) : frame.end;
  }

  /** Whether the next two tokens are {@code first} and {@code second} with nothing between. */
  boolean atAdjacent(TokenKind first, TokenKind second) {
    Token following = rawPeek(1);
    return at(first) && following.is(second) && !following.spaceBefore() && !following.startsLine();
  }

  /** The token consumed last. */
  Token last() {
    return last;
  }

  boolean atSeparator() {
    return at(TokenKind.SEMICOLON) || at(TokenKind.ARROW);
  }

  // ---- moving

  Token advance() {
    Cancellation.check();
    Token token = peek();
    if (token != rawPeek(0)) {
      lastWasInserted = true;
      return token;
    }
    lastWasInserted = false;
    last = token;
    if (frame.next < frame.tokens.size()) {
      frame.next++;
    }
    if (token.is(TokenKind.LEFT_PAREN)) {
      parentheses++;
    } else if (token.is(TokenKind.RIGHT_PAREN)) {
      parentheses--;
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

  void skipSeparators() {
    while (atSeparator()) {
      advance();
    }
  }

  /** Skips to just behind the brace that matches the one to come. */
  void skipBraces() {
    int depth = 0;
    while (!rawPeek(0).is(TokenKind.END_OF_INPUT)) {
      Token token = rawPeek(0);
      advanceRaw();
      if (isBrace(token, "{")) {
        depth++;
      } else if (isBrace(token, "}") && --depth <= 0) {
        return;
      }
    }
  }

  /** Steps over embedded C, whose word is next, and remembers where it was. */
  void skipEmbeddedC() {
    Token word = rawPeek(0);
    embeddedC.putIfAbsent(word.span().file().name() + ":" + word.span().start(), word);
    advanceRaw();
    while (rawPeek(0).is(TokenKind.LEFT_BRACKET)) {
      skipBrackets();
    }
    if (isBrace(rawPeek(0), "{")) {
      skipBraces();
    }
    if (word.isWord("c_expr")) {
      last = word; // an operator may follow, and its brace ends no statement
    }
  }

  /** In a formula that stands alone braces have become parentheses. */
  private static boolean isBrace(Token token, String brace) {
    return token.text().equals(brace)
        && !token.is(TokenKind.STRING)
        && !token.is(TokenKind.CHARACTER);
  }

  /** The condition that may stand before C code. */
  private void skipBrackets() {
    while (!rawPeek(0).is(TokenKind.END_OF_INPUT) && !rawPeek(0).is(TokenKind.RIGHT_BRACKET)) {
      advanceRaw();
    }
    advanceRaw();
  }

  /** The words that began embedded C, each once however often its inline was expanded. */
  List<Token> embeddedC() {
    return List.copyOf(embeddedC.values());
  }

  /** Takes the next written token, whatever semicolon might belong before it. */
  Token advanceRaw() {
    lastWasInserted = true;
    return advance();
  }

  // ---- context

  /** Starts the body of a process, claim or typedef: line ends count from here on. */
  void enterBody() {
    inSequence = true;
    parentheses = 0;
  }

  void leaveBody() {
    inSequence = false;
    parentheses = 0;
  }

  /** The depth of open parentheses, for recovery after an error. */
  int parentheses() {
    return parentheses;
  }

  void restoreParentheses(int depth) {
    parentheses = depth;
  }

  /** Reads {@code tokens} next, until {@link #leaveInline}. */
  void enterInline(List<Token> tokens, SourceSpan callSite) {
    outer.push(frame);
    frame = new Frame(tokens, new Token(TokenKind.END_OF_INPUT, "", callSite, true, true));
    lastWasInserted = true;
  }

  void leaveInline() {
    frame = outer.pop();
  }

  boolean inInline() {
    return !outer.isEmpty();
  }

  // ---- errors

  SyntaxError unexpected(String expected) {
    Token found = rawPeek(0);
    if (found.is(TokenKind.STRAY)) {
      return fail(
          Diagnostic.of(
              PromelaCode.STRAY_CHARACTER,
              found.span(),
              described(found) + " has no meaning in Promela"));
    }
    Diagnostic diagnostic =
        Diagnostic.of(
            PromelaCode.SYNTAX,
            found.span(),
            "expected " + expected + ", found " + described(found));
    boolean endedByLineEnd =
        last != null
            && found.startsLine()
            && inSequence
            && parentheses == 0
            && canEndStatement(last)
            && !last.is(TokenKind.RIGHT_BRACE);
    if (endedByLineEnd) {
      diagnostic = explainLineEnd(diagnostic);
    }
    return fail(diagnostic);
  }

  private Diagnostic explainLineEnd(Diagnostic diagnostic) {
    return diagnostic
        .withNote(last.span(), "the line end after this ends the statement")
        .withHint("keep the expression on one line, or put it in parentheses");
  }

  /** Reports something doubtful and goes on. */
  void warn(Diagnostic diagnostic) {
    diagnostics.report(diagnostic);
  }

  SyntaxError fail(Diagnostic diagnostic) {
    diagnostics.report(Slips.explained(diagnostic, Optional.ofNullable(last), rawPeek(0)));
    return new SyntaxError();
  }

  /** A token as messages name it; one without a text is what closes a formula that is alone. */
  static String described(Token token) {
    if (token.is(TokenKind.END_OF_INPUT)) {
      return token.kind().description();
    }
    if (token.text().isEmpty()) {
      return "the end of the formula";
    }
    String text = token.text();
    return "'" + (text.length() > 40 ? text.substring(0, 40) + "..." : text) + "'";
  }

  // ---- the semicolons that may be left out

  private boolean semicolonBetween(Token before, Token after) {
    if (before.isWord("else")) {
      return !after.is(TokenKind.SEMICOLON)
          && !after.is(TokenKind.ARROW)
          && !after.isWord("fi")
          && !after.is(TokenKind.END_OF_INPUT);
    }
    if (before.is(TokenKind.RIGHT_BRACE)) {
      return !continuesAfterBrace(after);
    }
    return after.startsLine() && inSequence && parentheses == 0 && canEndStatement(before);
  }

  private static boolean continuesAfterBrace(Token after) {
    return switch (after.kind()) {
      case COLON_COLON, RIGHT_BRACE, SEMICOLON, ARROW, END_OF_INPUT -> true;
      case IDENTIFIER ->
          switch (after.text()) {
            case "proctype", "D_proctype", "init", "never", "fi", "od", "unless" -> true;
            default -> false;
          };
      default -> false;
    };
  }

  private boolean canEndStatement(Token token) {
    return switch (token.kind()) {
      case RIGHT_BRACE, RIGHT_PAREN, RIGHT_BRACKET, NUMBER, CHARACTER, PLUS_PLUS, MINUS_MINUS ->
          true;
      case IDENTIFIER ->
          switch (token.text()) {
            case "od", "fi", "else", "break", "true", "false", "skip" -> true;
            // Spin reads this word as if it stood in parentheses, but not inside an inline.
            case "timeout" -> !inInline();
            default -> names.isConstant(token.text()) || names.isPlain(token.text());
          };
      default -> false;
    };
  }
}
