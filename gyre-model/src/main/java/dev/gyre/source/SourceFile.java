package dev.gyre.source;

import java.util.Arrays;

/**
 * One text the user wrote, with the table that turns offsets into lines and columns.
 *
 * <p>Lines and columns count from 1, columns in UTF-16 units. Instances are immutable and compared
 * by identity: two files with the same name (an include read twice) stay apart.
 */
public final class SourceFile {
  private final String name;
  private final String text;
  private final int[] lineStarts;

  public SourceFile(String name, String text) {
    this.name = name;
    this.text = text;
    this.lineStarts = lineStarts(text);
  }

  private static int[] lineStarts(String text) {
    int[] starts = new int[16];
    int count = 1;
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) == '\n') {
        if (count == starts.length) {
          starts = Arrays.copyOf(starts, count * 2);
        }
        starts[count++] = i + 1;
      }
    }
    return Arrays.copyOf(starts, count);
  }

  /** The name as the user gave it, for messages. */
  public String name() {
    return name;
  }

  public String text() {
    return text;
  }

  public int lineCount() {
    return lineStarts.length;
  }

  /** The line, from 1, that holds the character at {@code offset}. */
  public int lineAt(int offset) {
    int found = Arrays.binarySearch(lineStarts, offset);
    return found >= 0 ? found + 1 : -found - 1;
  }

  /** The column, from 1, of the character at {@code offset}. */
  public int columnAt(int offset) {
    return offset - lineStarts[lineAt(offset) - 1] + 1;
  }

  /** The text of line {@code line} without its line end. */
  public String lineText(int line) {
    int start = lineStarts[line - 1];
    int end = line < lineStarts.length ? lineStarts[line] - 1 : text.length();
    if (end > start && text.charAt(end - 1) == '\r') {
      end--;
    }
    return text.substring(start, end);
  }

  /** A span in this file that no expansion produced. */
  public SourceSpan span(int start, int end) {
    return new SourceSpan(this, start, end, null);
  }

  @Override
  public String toString() {
    return name;
  }
}
