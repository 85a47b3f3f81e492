package dev.gyre.promela.format;

/** Text that is built line by line, each line indented when its first characters arrive. */
final class IndentedText {
  private static final String UNIT = "  ";

  private final StringBuilder out = new StringBuilder();
  private int depth;
  private boolean atLineStart = true;

  IndentedText add(String text) {
    if (atLineStart && !text.isEmpty()) {
      out.append(UNIT.repeat(depth));
      atLineStart = false;
    }
    out.append(text);
    return this;
  }

  void endLine() {
    out.append('\n');
    atLineStart = true;
  }

  void line(String text) {
    add(text);
    endLine();
  }

  void indent() {
    depth++;
  }

  void outdent() {
    depth--;
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
