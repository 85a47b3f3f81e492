package dev.gyre.promela.lower;

import dev.gyre.promela.format.PromelaPrinter;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.ReceiveArgument;
import dev.gyre.promela.syntax.Statement;
import dev.gyre.source.SourceSpan;
import java.util.regex.Pattern;

/**
 * Statements as people recognise them in automata and traces, on one line: as they were written, or
 * where a macro or an inline put them together, as the text that came out.
 */
final class SourceText {
  /** Long enough for any statement one wants to read in a table. */
  private static final int MAX_LENGTH = 120;

  private static final Pattern SPACE = Pattern.compile("\\s+");

  private static final Pattern MESSAGE = Pattern.compile("([!?] ?\\w+), (.*)$");

  private SourceText() {}

  static String of(Expression expression) {
    return ofSpan(expression.span(), PromelaPrinter.print(expression, LiteralSpelling::of));
  }

  static String of(Statement statement) {
    String printed = PromelaPrinter.print(statement, LiteralSpelling::of);
    return ofSpan(statement.span(), isMessage(statement) ? message(printed) : printed);
  }

  /** An expression with macros expanded and numbers for all literals, however it was written. */
  static String expanded(Expression expression) {
    return shorten(PromelaPrinter.print(expression));
  }

  /** Whether a send or receive starts with the name of a message. */
  private static boolean isMessage(Statement statement) {
    if (statement instanceof Statement.Send send) {
      return send.arguments().size() > 1
          && send.arguments().get(0) instanceof Expression.MtypeConstant;
    }
    return statement instanceof Statement.Receive receive
        && receive.retention() == Statement.Retention.REMOVE
        && receive.arguments().size() > 1
        && receive.arguments().get(0) instanceof ReceiveArgument.Match match
        && match.constant() instanceof Expression.MtypeConstant;
  }

  /** Makes {@code q!req(1, 2)} of {@code q!req, 1, 2}. */
  private static String message(String printed) {
    return MESSAGE.matcher(printed).replaceFirst("$1($2)");
  }

  private static String ofSpan(SourceSpan span, String printed) {
    return shorten(WrittenText.of(span, printed).orElse(printed));
  }

  private static String shorten(String text) {
    String line = SPACE.matcher(text.strip()).replaceAll(" ");
    return line.length() > MAX_LENGTH ? line.substring(0, MAX_LENGTH - 3) + "..." : line;
  }
}
