package dev.gyre.source;

import java.util.Optional;

/**
 * Writes diagnostics the way people read them: place, message, the source line with a caret, where
 * an expansion came from, and what to do.
 */
public final class DiagnosticRenderer {
  /** Source lines longer than this are cut around the caret. */
  private static final int MAX_LINE = 160;

  private static final int MAX_EXPANSIONS = 8;

  private DiagnosticRenderer() {}

  public static String render(Diagnostic diagnostic) {
    StringBuilder out = new StringBuilder();
    SourceSpan site = diagnostic.span().visibleSite();
    out.append(diagnostic.code().severity().word())
        .append('[')
        .append(diagnostic.code().id())
        .append("]: ")
        .append(diagnostic.message())
        .append('\n');
    excerpt(out, site);
    expansions(out, diagnostic.span());
    for (Diagnostic.Note note : diagnostic.notes()) {
      out.append("note: ").append(note.message()).append('\n');
      excerpt(out, note.span().visibleSite());
    }
    Optional<String> hint = diagnostic.hint();
    hint.ifPresent(advice -> out.append("  = help: ").append(advice).append('\n'));
    return out.toString();
  }

  /** A place with its source line and a caret, and where an expansion came from. */
  public static String excerpt(SourceSpan span) {
    StringBuilder out = new StringBuilder();
    excerpt(out, span.visibleSite());
    expansions(out, span);
    return out.toString();
  }

  private static void excerpt(StringBuilder out, SourceSpan span) {
    int line = span.line();
    String number = Integer.toString(line);
    String margin = " ".repeat(number.length());
    out.append(margin).append("--> ").append(span).append('\n');
    if (span.file().text().isEmpty()) {
      return; // an empty or unreadable file has no line to show
    }
    String text = span.file().lineText(line);
    int from = span.column() - 1;
    int length = Math.max(1, Math.min(span.end() - span.start(), text.length() - from));
    if (text.length() > MAX_LINE) {
      int cut = Math.max(0, Math.min(from - MAX_LINE / 4, text.length() - MAX_LINE));
      text = text.substring(cut, Math.min(text.length(), cut + MAX_LINE));
      from -= cut;
      length = Math.max(1, Math.min(length, text.length() - from));
    }
    out.append(margin).append(" |\n");
    out.append(number).append(" | ").append(printable(text)).append('\n');
    out.append(margin).append(" | ").append(indent(text, from)).append("^".repeat(length));
    out.append('\n');
  }

  /** Repeats the tabs of the source line, so that the caret stands under its text. */
  private static String indent(String text, int columns) {
    StringBuilder indent = new StringBuilder(columns);
    for (int i = 0; i < columns; i++) {
      indent.append(i < text.length() && text.charAt(i) == '\t' ? '\t' : ' ');
    }
    return indent.toString();
  }

  private static String printable(String text) {
    StringBuilder clean = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      clean.append(c == '\t' || !Character.isISOControl(c) ? c : '\uFFFD');
    }
    return clean.toString();
  }

  private static void expansions(StringBuilder out, SourceSpan span) {
    SourceSpan inner = span;
    Expansion expansion = inner.expansion().orElse(null);
    for (int shown = 0; expansion != null; shown++) {
      if (shown == MAX_EXPANSIONS) {
        out.append("  = note: and further expansions\n");
        return;
      }
      out.append("  = note: in the expansion of ")
          .append(expansion.kind().word())
          .append(" '")
          .append(expansion.name());
      if (expansion.kind() == Expansion.Kind.MACRO) {
        out.append("', written at ").append(inner).append('\n');
      } else {
        out.append("', used at ").append(expansion.callSite().visibleSite()).append('\n');
      }
      inner = expansion.callSite();
      expansion = inner.expansion().orElse(null);
    }
  }
}
