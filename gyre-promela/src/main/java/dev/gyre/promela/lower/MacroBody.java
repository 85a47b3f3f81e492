package dev.gyre.promela.lower;

import dev.gyre.source.Expansion;
import dev.gyre.source.SourceSpan;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The text of the macro that a piece of text comes from. */
final class MacroBody {
  private static final Pattern COMMENT = Pattern.compile("/\\*.*?(\\*/|$)|//.*");

  private MacroBody() {}

  static boolean isInMacro(SourceSpan span) {
    return span.expansion().filter(e -> e.kind() == Expansion.Kind.MACRO).isPresent();
  }

  /** Empty for a macro with parameters, and for one that is longer than a line. */
  static Optional<String> of(SourceSpan span) {
    String name = Pattern.quote(span.expansion().orElseThrow().name());
    String line = COMMENT.matcher(span.file().lineText(span.line())).replaceAll(" ");
    Matcher body = Pattern.compile("\\s*#\\s*define\\s+" + name + "\\s+(.*)").matcher(line);
    return body.matches() && !line.stripTrailing().endsWith("\\")
        ? Optional.of(body.group(1).strip())
        : Optional.empty();
  }
}
