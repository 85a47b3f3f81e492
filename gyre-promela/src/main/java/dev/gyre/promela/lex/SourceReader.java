package dev.gyre.promela.lex;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import dev.gyre.source.SourceSpan;

/** The text of the main file and of all it includes, with the directives carried out. */
final class SourceReader implements TokenSource {
  private final IncludeStack files;
  private final Directives directives;
  private final Diagnostics diagnostics;
  private final Token end;
  private boolean abandoned;

  SourceReader(IncludeStack files, Directives directives, Diagnostics diagnostics) {
    this.files = files;
    this.directives = directives;
    this.diagnostics = diagnostics;
    SourceFile main = files.main();
    int length = main.text().length();
    SourceSpan place = main.span(length, length);
    this.end = new Token(TokenKind.END_OF_INPUT, "", place, true, true);
  }

  @Override
  public Token next() {
    while (!isOver()) {
      Token token = nextInCall();
      if (!token.is(TokenKind.END_OF_INPUT)) {
        return token;
      }
      if (!isOver()) {
        closeFile();
      }
    }
    return end;
  }

  @Override
  public Token nextInCall() {
    while (!isOver()) {
      OpenFile file = files.current();
      Token token = file.next();
      if (!token.is(TokenKind.HASH) || !token.startsLine()) {
        return token;
      }
      directives.execute(file, token);
    }
    return end;
  }

  private boolean isOver() {
    return abandoned || files.isEmpty();
  }

  private void closeFile() {
    ConditionalStack conditionals = files.current().conditionals();
    if (!conditionals.isEmpty()) {
      diagnostics.report(
          Diagnostic.of(
              PromelaCode.UNBALANCED_CONDITIONAL,
              conditionals.opened(),
              "this conditional has no #endif"));
    }
    files.leave();
  }

  @Override
  public boolean opensCall() {
    return !isOver() && files.current().peek().is(TokenKind.LEFT_PAREN);
  }

  @Override
  public int line() {
    return isOver() ? end.span().line() : files.current().lexer().line();
  }

  @Override
  public void abandon() {
    abandoned = true;
    files.abandon();
  }
}
