package dev.gyre.sdl.syntax;

import dev.gyre.sdl.code.SdlCode;
import dev.gyre.sdl.lex.SdlLexer;
import dev.gyre.sdl.lex.Token;
import dev.gyre.sdl.lex.TokenKind;
import dev.gyre.sdl.lex.TokenList;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Text to {@link SdlDocument}, for both dialects. Never throws on user text: what is wrong goes to
 * the diagnostics, and parsing goes on at the next unit, so that one run finds several faults. What
 * Gyre does not support is refused by one error that names it, however often it is used. Nesting is
 * limited, so an ordinary stack is deep enough.
 *
 * <p>Recursive descent, written by hand, as {@code docs/adr/0002-hand-written-parser.md} decided
 * for Promela.
 */
public final class SdlParser {
  private static final Set<String> FIRST_WORDS =
      Set.of(
          "system",
          "use",
          "package",
          "block",
          "process",
          "procedure",
          "exported",
          "signal",
          "signallist",
          "newtype",
          "syntype",
          "synonym",
          "macrodefinition",
          "select",
          "virtual",
          "service",
          "generator",
          "remote");

  private SdlParser() {}

  /** Parses one file; it is usable if no error was reported. */
  public static SdlDocument parse(SourceFile file, Diagnostics diagnostics) {
    List<Definition> definitions = new ArrayList<>();
    Diagnostics ofLexer = new Diagnostics();
    TokenList tokens = SdlLexer.tokens(file, ofLexer);
    if (!isSdl(tokens.tokens().get(0), diagnostics)) {
      return new SdlDocument(file, definitions);
    }
    ofLexer.all().forEach(diagnostics::report);
    try {
      document(new TokenCursor(tokens, diagnostics), definitions);
    } catch (EndOfReading end) {
      // What could not be read has been reported.
      return new SdlDocument(file, definitions);
    }
    return new SdlDocument(file, definitions);
  }

  /** Whether a text begins as SDL does; whatever else is wrong with it. */
  public static boolean looksLikeSdl(SourceFile file) {
    return isFirst(SdlLexer.tokens(file, new Diagnostics()).tokens().get(0));
  }

  private static boolean isFirst(Token token) {
    return token.is(TokenKind.WORD) && FIRST_WORDS.contains(token.folded());
  }

  /** Graphics and other things share the endings of SDL files, so look at the first word. */
  private static boolean isSdl(Token first, Diagnostics diagnostics) {
    if (isFirst(first)) {
      return true;
    }
    diagnostics.report(
        Diagnostic.of(
                SdlCode.SDL_NOT_A_SYSTEM,
                first.span(),
                "this does not look like SDL: it begins with neither a system nor a process")
            .withHint("SDL texts begin with 'system', 'use', 'block' or 'process'"));
    return false;
  }

  private static void document(TokenCursor cursor, List<Definition> definitions) {
    UnitParser units = new UnitParser(cursor);
    while (!cursor.atEnd() && !cursor.isHopeless()) {
      Token first = cursor.peek();
      try {
        if (!cursor.accept(TokenKind.SEMICOLON)) {
          units.definition(definitions);
        }
      } catch (SyntaxError error) {
        cursor.restoreDepth(0);
        Recovery.skip(cursor, first);
      }
    }
  }
}
