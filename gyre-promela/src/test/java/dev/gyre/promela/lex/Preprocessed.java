package dev.gyre.promela.lex;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the preprocessor makes of a text, in forms that are easy to compare. */
record Preprocessed(SourceFile main, List<Token> tokens, List<Diagnostic> findings) {
  static Preprocessed of(String... lines) {
    return with(Map.of(), Map.of(), lines);
  }

  /**
   * @param files the files that can be included, name to text
   */
  static Preprocessed with(
      Map<String, String> files, Map<String, String> definitions, String... lines) {
    SourceFile main = new SourceFile("main.pml", String.join("\n", lines));
    Diagnostics diagnostics = new Diagnostics();
    SourceLoader loader =
        (name, includer) ->
            Optional.ofNullable(files.get(name)).map(text -> new SourceFile(name, text));
    List<Token> tokens = new Preprocessor(loader, definitions, diagnostics).run(main);
    return new Preprocessed(main, tokens, diagnostics.all());
  }

  /** The tokens with one space between any two, and a slash where a line starts. */
  String text() {
    StringBuilder text = new StringBuilder();
    for (Token token : tokens) {
      if (!token.is(TokenKind.END_OF_INPUT)) {
        text.append(text.length() == 0 ? "" : token.startsLine() ? " / " : " ");
        text.append(token.text());
      }
    }
    return text.toString();
  }

  /** The tokens with white space only where there was some. */
  String spacing() {
    StringBuilder text = new StringBuilder();
    for (Token token : tokens) {
      text.append(token.spaceBefore() && text.length() > 0 ? " " : "").append(token.text());
    }
    return text.toString().strip();
  }

  List<PromelaCode> codes() {
    return findings.stream().map(finding -> (PromelaCode) finding.code()).toList();
  }

  Token token(String text) {
    return tokens.stream().filter(token -> token.text().equals(text)).findFirst().orElseThrow();
  }
}
