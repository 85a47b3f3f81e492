package dev.gyre.promela.format;

import dev.gyre.promela.code.PromelaCode;
import dev.gyre.promela.lex.Lexer;
import dev.gyre.promela.lex.Token;
import dev.gyre.promela.lex.TokenKind;
import dev.gyre.source.Diagnostic;
import dev.gyre.source.Diagnostics;
import dev.gyre.source.SourceFile;
import java.util.List;
import java.util.Optional;

/**
 * Tidies one file as a person wrote it: indentation, spaces, blank lines and the end of the file.
 * Nothing is expanded, moved to another line or taken away, because in Promela a line end separates
 * statements; comments, strings, preprocessor lines and embedded C stay as they are. Formatting the
 * result again changes nothing.
 */
public final class SourceFormatter {
  private static final String UNIT = "  ";
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /** A statement that goes on in the next line is indented by this many units more. */
  private static final int CONTINUATION = 2;

  private final SourceFile file;
  private final StringBuilder out = new StringBuilder();
  private final Nesting nesting = new Nesting();
  private final Spacing spacing = new Spacing();
  private Fragment previous;

  /** The last token that is no comment; null before the first and behind a directive. */
  private Token lastToken;

  private SourceFormatter(SourceFile file) {
    this.file = file;
  }

  /**
   * What came out.
   *
   * @param text the formatted text, or the text as it was if {@code diagnostics} has errors
   */
  public record Result(String text, List<Diagnostic> diagnostics) {}

  /**
   * Formats a file.
   *
   * @throws IllegalStateException if the result would not mean the same; a fault of ours, and then
   *     the user's file must not be overwritten
   */
  public static Result format(SourceFile file) {
    List<Diagnostic> errors = lexicalErrors(file);
    if (!errors.isEmpty()) {
      return new Result(file.text(), errors);
    }
    SourceFile unix = new SourceFile(file.name(), file.text().replace("\r\n", "\n"));
    String text = new SourceFormatter(unix).run();
    Optional<String> difference =
        TokenEquivalence.difference(unix, new SourceFile(file.name(), text));
    if (difference.isPresent()) {
      throw new IllegalStateException("formatting would change the model: " + difference.get());
    }
    return new Result(text, List.of());
  }

  /** What is wrong outside directives, whose text may be anything. */
  private static List<Diagnostic> lexicalErrors(SourceFile file) {
    Diagnostics found = new Diagnostics();
    List<Fragment> fragments = FragmentReader.read(Lexer.tokens(file, Lexer.Comments.KEPT, found));
    fragments.stream()
        .filter(f -> f.is(Fragment.Role.TOKEN) && f.first().is(TokenKind.STRAY))
        .forEach(f -> found.report(stray(f.first())));
    return found.all().stream().filter(d -> !isExcused(d, fragments)).toList();
  }

  private static Diagnostic stray(Token token) {
    return Diagnostic.of(
        PromelaCode.STRAY_CHARACTER,
        token.span(),
        "'" + token.text() + "' has no meaning in Promela");
  }

  private static boolean isExcused(Diagnostic diagnostic, List<Fragment> fragments) {
    int place = diagnostic.span().start();
    return diagnostic.code() != PromelaCode.UNTERMINATED_COMMENT
        && fragments.stream()
            .anyMatch(f -> f.is(Fragment.Role.DIRECTIVE) && f.start() <= place && place < f.end());
  }

  private String run() {
    List<Token> tokens = Lexer.tokens(file, Lexer.Comments.KEPT, new Diagnostics());
    for (Fragment fragment : FragmentReader.read(tokens)) {
      place(fragment);
      out.append(fragment.text());
      pass(fragment);
      previous = fragment;
    }
    String mark = file.text().startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : "";
    return mark + (out.length() == 0 ? "" : out.append('\n').toString());
  }

  /** Writes the white space before a fragment. */
  private void place(Fragment fragment) {
    if (previous == null || fragment.startsLine()) {
      endLine(fragment);
      out.append(UNIT.repeat(level(fragment)));
      spacing.startLine();
      if (fragment.is(Fragment.Role.TOKEN)) {
        spacing.spaceBefore(fragment.first());
      }
      return;
    }
    String gap = file.text().substring(previous.end(), fragment.start());
    boolean space =
        fragment.is(Fragment.Role.COMMENT)
            ? fragment.spaceBefore() || !opens(previous)
            : spacing.spaceBefore(fragment.first());
    // A line that goes on behind a backslash was broken there on purpose.
    out.append(gap.contains("\\") ? gap : space ? " " : "");
  }

  private static boolean opens(Fragment fragment) {
    return fragment.first().is(TokenKind.LEFT_PAREN)
        || fragment.first().is(TokenKind.LEFT_BRACKET)
        || fragment.is(Fragment.Role.COMMENT);
  }

  private void endLine(Fragment fragment) {
    if (previous == null) {
      return;
    }
    int lines = file.lineAt(fragment.start()) - file.lineAt(previous.end() - 1);
    out.append(lines > 1 ? "\n\n" : "\n");
  }

  private int level(Fragment fragment) {
    if (fragment.is(Fragment.Role.DIRECTIVE)) {
      return 0;
    }
    int level = nesting.levelOf(fragment.first());
    return continues() ? level + CONTINUATION : level;
  }

  /** Whether the line before ended in the middle of a statement. */
  private boolean continues() {
    return lastToken != null
        && !nesting.isInParentheses()
        && (spacing.isOpenEnded() || lastToken.is(TokenKind.COMMA));
  }

  private void pass(Fragment fragment) {
    switch (fragment.role()) {
      case TOKEN -> {
        nesting.pass(fragment.first());
        lastToken = fragment.first();
      }
      case COMMENT -> spacing.comment(fragment.first());
      case DIRECTIVE -> {
        nesting.directive(fragment.text());
        lastToken = null;
      }
      case FOREIGN -> lastToken = null;
    }
  }
}
