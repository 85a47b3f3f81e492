package dev.gyre.promela.syntax;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.lex.Token;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.SourceSpan;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Refuses embedded C, once for a whole model however many places have it. */
final class EmbeddedC {
  /** More lines say nothing new. */
  private static final int MOST_LINES = 12;

  private EmbeddedC() {}

  /**
   * What to say about it, if there is any.
   *
   * @param words the words that begin it, in the order of the text
   */
  static Optional<Diagnostic> refusal(List<Token> words) {
    if (words.isEmpty()) {
      return Optional.empty();
    }
    Token first = words.get(0);
    String what =
        words.size() == 1
            ? "'" + first.text() + "' embeds C code"
            : "the model embeds C code in " + words.size() + " places (" + lines(words) + ")";
    return Optional.of(
        Diagnostic.of(PromelaCode.EMBEDDED_C, first.span(), what + ", and Gyre does not run C")
            .withHint("write it in Promela; Gyre needs no C compiler and runs none"));
  }

  private static String lines(List<Token> words) {
    SourceSpan first = words.get(0).span().visibleSite();
    String lines =
        words.stream()
            .map(word -> word.span().visibleSite())
            .map(site -> site.file().equals(first.file()) ? "" + site.line() : place(site))
            .distinct()
            .limit(MOST_LINES)
            .collect(Collectors.joining(", "));
    return "lines " + lines + (words.size() > MOST_LINES ? ", ..." : "");
  }

  private static String place(SourceSpan site) {
    return site.file().name() + ":" + site.line();
  }
}
