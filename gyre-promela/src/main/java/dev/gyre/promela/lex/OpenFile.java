package dev.gyre.promela.lex;

import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import dev.gyre.source.SourceSpan;

/** A file that is being read. */
final class OpenFile {
  private final Lexer lexer;
  private final SourceSpan includedAt;
  private final ConditionalStack conditionals = new ConditionalStack();
  private Token ahead;

  /**
   * @param includedAt the directive that asked for it; null for the main file
   */
  OpenFile(SourceFile file, SourceSpan includedAt, Diagnostics diagnostics) {
    this.lexer = new Lexer(file, Lexer.Comments.DROPPED, diagnostics);
    this.includedAt = includedAt;
  }

  SourceFile file() {
    return lexer.file();
  }

  SourceSpan includedAt() {
    return includedAt;
  }

  /** For directives, which are read from behind the latest token; nothing may be peeked then. */
  Lexer lexer() {
    return lexer;
  }

  ConditionalStack conditionals() {
    return conditionals;
  }

  Token peek() {
    if (ahead == null) {
      ahead = lexer.next();
    }
    return ahead;
  }

  Token next() {
    Token token = peek();
    ahead = null;
    return token;
  }
}
