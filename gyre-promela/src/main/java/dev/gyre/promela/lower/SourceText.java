package dev.gyre.promela.lower;

import dev.gyre.promela.format.PromelaPrinter;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Statement;
import java.util.regex.Pattern;

/** Statements as people recognise them in automata and traces: one line, macros expanded. */
final class SourceText {
  /** Long enough for any statement one wants to read in a table. */
  private static final int MAX_LENGTH = 120;

  private static final Pattern SPACE = Pattern.compile("\\s+");

  private SourceText() {}

  static String of(Expression expression) {
    return shorten(PromelaPrinter.print(expression));
  }

  static String of(Statement statement) {
    return shorten(PromelaPrinter.print(statement));
  }

  private static String shorten(String text) {
    String line = SPACE.matcher(text.strip()).replaceAll(" ");
    return line.length() > MAX_LENGTH ? line.substring(0, MAX_LENGTH - 3) + "..." : line;
  }
}
