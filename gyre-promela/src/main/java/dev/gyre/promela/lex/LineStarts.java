package dev.gyre.promela.lex;

/**
 * Decides which tokens start a line, as Spin gets to see it: from the output of gcc.
 *
 * <p>gcc (from version 5 on) ends its output line before a token whose line in the source is not
 * the one it is printing, if white space or the border of a macro expansion lets it. So a token
 * starts a line not only after a plain line end, but also after a comment or a macro call that
 * spans lines, and after a continuation. All tokens of an expansion are on the line of the
 * outermost macro's name.
 */
final class LineStarts {
  private int printed;
  private int current;
  private boolean border;
  private boolean inMacro;

  /** A token outside macros was read. */
  void atSource(int line) {
    current = line;
    inMacro = false;
  }

  /** That token is a macro's name; what comes now is its expansion. */
  void enterMacro() {
    inMacro = true;
    border = true;
  }

  boolean startsLine(Token token) {
    boolean moves = current != printed && (border || token.spaceBefore());
    boolean starts = token.startsLine() || moves;
    if (starts) {
      printed = current;
    }
    border = inMacro;
    return starts;
  }
}
