package dev.gyre.sdl.lex;

import dev.gyre.source.SourceFile;
import java.util.List;

/**
 * The tokens of a file.
 *
 * @param tokens in order; the last one is {@link TokenKind#END_OF_INPUT}
 * @param asnFiles the names of ASN.1 files in CIF comments, as string tokens in order
 */
public record TokenList(SourceFile file, List<Token> tokens, List<Token> asnFiles) {
  public TokenList {
    tokens = List.copyOf(tokens);
    asnFiles = List.copyOf(asnFiles);
  }
}
