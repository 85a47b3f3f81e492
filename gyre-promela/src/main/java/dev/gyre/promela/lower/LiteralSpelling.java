package dev.gyre.promela.lower;

import dev.gyre.promela.syntax.Expression;
import dev.gyre.source.SourceSpan;
import java.util.Optional;
import java.util.regex.Pattern;

/** Finds the word or the macro that a literal was written as. */
final class LiteralSpelling {
  private static final Pattern CHARACTER = Pattern.compile("'.+'");

  private LiteralSpelling() {}

  /** Empty where the number itself was written. */
  static Optional<String> of(Expression.Literal literal) {
    return macro(literal.span()).or(() -> word(literal));
  }

  private static Optional<String> word(Expression.Literal literal) {
    String text = literal.span().text();
    boolean isWord =
        switch (text) {
          case "true", "skip" -> literal.value() == 1;
          case "false" -> literal.value() == 0;
          default -> CHARACTER.matcher(text).matches();
        };
    return isWord ? Optional.of(text) : Optional.empty();
  }

  /** The outermost macro that is nothing but the literal. */
  private static Optional<String> macro(SourceSpan literal) {
    Optional<String> name = Optional.empty();
    SourceSpan site = literal;
    while (MacroBody.isInMacro(site) && isWholeBody(site)) {
      site = site.expansion().orElseThrow().callSite();
      name = Optional.of(site.text());
    }
    return name;
  }

  private static boolean isWholeBody(SourceSpan span) {
    String text = span.text();
    return MacroBody.of(span)
        .filter(body -> body.equals(text) || body.equals("(" + text + ")"))
        .isPresent();
  }
}
