package dev.gyre.promela.lower;

import dev.gyre.promela.format.PromelaPrinter;
import dev.gyre.promela.syntax.Expression;
import dev.gyre.promela.syntax.Statement;

/** Statements as people recognise them in automata and traces: one line, macros expanded. */
final class SourceText {
  /** Long enough for any statement one wants to read in a table. */
  private static final int MAX_LENGTH = 120;

  private SourceText() {}

  static String of(Expression expression) {
    return shorten(PromelaPrinter.print(expression));
  }

  static String of(Statement statement) {
    return shorten(PromelaPrinter.print(statement));
  }

  private static String shorten(String text) {
    String line = text.strip().replaceAll("\\s+", " ");
    return line.length() > MAX_LENGTH ? line.substring(0, MAX_LENGTH - 3) + "..." : line;
  }
}
