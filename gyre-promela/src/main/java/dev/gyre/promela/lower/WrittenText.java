package dev.gyre.promela.lower;

import dev.gyre.source.SourceSpan;
import java.util.Optional;

/**
 * The characters of a statement in the file. Its span alone does not tell them: it ends early where
 * a macro stands at the end, and in the body of an inline there are parameters in the place of
 * arguments. So the characters from its beginning on are compared with what the statement means,
 * and are its text if they say the same up to layout.
 */
final class WrittenText {
  private final String file;
  private final String meaning;

  private WrittenText(String file, String meaning) {
    this.file = file;
    this.meaning = meaning;
  }

  /**
   * Empty if something else stands there.
   *
   * @param printed the statement as it is printed from its parts
   */
  static Optional<String> of(SourceSpan span, String printed) {
    if (MacroBody.isInMacro(span)) {
      boolean isMacro =
          MacroBody.of(span).filter(body -> bare(body).equals(bare(printed))).isPresent();
      SourceSpan use = span.expansion().orElseThrow().callSite();
      if (isMacro) {
        return MacroBody.isInMacro(use) ? Optional.empty() : Optional.of(use.text());
      }
    }
    SourceSpan site = span.visibleSite();
    return new WrittenText(site.file().text(), bare(printed)).from(site.start());
  }

  private static boolean isLayout(char c) {
    return Character.isWhitespace(c) || c == '(' || c == ')' || c == ',';
  }

  private static String bare(String text) {
    StringBuilder bare = new StringBuilder();
    text.chars().filter(c -> !isLayout((char) c)).forEach(c -> bare.append((char) c));
    return bare.toString();
  }

  private Optional<String> from(int start) {
    StringBuilder text = new StringBuilder();
    int at = start;
    for (int told = 0; told < meaning.length(); ) {
      if (at == file.length()) {
        return Optional.empty();
      }
      char c = file.charAt(at);
      if (c == meaning.charAt(told)) {
        told++;
        text.append(c);
        at++;
      } else if (isLayout(c)) {
        text.append(c);
        at++;
      } else if (file.startsWith("/*", at) && file.indexOf("*/", at + 2) > 0) {
        text.append(' ');
        at = file.indexOf("*/", at + 2) + 2;
      } else {
        return Optional.empty();
      }
    }
    return closed(text.toString(), start, at);
  }

  /** An expression begins behind its outer parentheses, so that an inner pair may be cut. */
  private Optional<String> closed(String text, int start, int end) {
    int open = 0;
    int missing = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      open += c == '(' ? 1 : c == ')' ? -1 : 0;
      missing = Math.max(missing, -open);
    }
    if (open == 0 && missing == 0) {
      return Optional.of(text);
    }
    int before = file.substring(0, start).stripTrailing().length();
    String after = file.substring(end).stripLeading();
    boolean isThere =
        file.substring(0, before).endsWith("(".repeat(missing))
            && after.startsWith(")".repeat(missing + open));
    return isThere
        ? Optional.of("(".repeat(missing) + text + ")".repeat(missing + open))
        : Optional.empty();
  }
}
