package dev.gyre.promela.lex;

import java.util.Arrays;

/**
 * The characters of a file without its line continuations, and the way back to the offsets of the
 * original. Removing continuations first lets the lexer ignore that they may stand anywhere, even
 * inside a word.
 *
 * <p>Two line ends follow the last character, so that a scan may look one character ahead without
 * asking for the end.
 */
final class SplicedText {
  private final char[] chars;
  private final int length;
  // Continuation i was cut out before position cutAt[i]; shift[i] characters are gone up to there.
  private int[] cutAt = new int[0];
  private int[] shift = new int[0];
  private int latest;

  SplicedText(String text) {
    int size = text.length();
    chars = new char[size + 2];
    int kept = 0;
    int from = 0;
    int cuts = 0;
    for (int i = text.indexOf('\\'); i >= 0; i = text.indexOf('\\', i + 1)) {
      int next = afterContinuation(text, i);
      if (next > 0) {
        text.getChars(from, i, chars, kept);
        kept += i - from;
        from = next;
        cuts++;
        recordCut(cuts, kept, next - kept);
        i = next - 1;
      }
    }
    text.getChars(from, size, chars, kept);
    length = kept + size - from;
    chars[length] = '\n';
    chars[length + 1] = '\n';
    endLinesAtLoneReturns();
    cutAt = Arrays.copyOf(cutAt, cuts);
    shift = Arrays.copyOf(shift, cuts);
  }

  /** The offset behind the continuation that starts at {@code backslash}, or 0 if none does. */
  private static int afterContinuation(String text, int backslash) {
    int i = backslash + 1;
    // Blanks before the line end are an oversight that gcc forgives too.
    while (i < text.length() && isBlank(text.charAt(i)) && !isLoneReturn(text, i)) {
      i++;
    }
    return i < text.length() && (text.charAt(i) == '\n' || isLoneReturn(text, i)) ? i + 1 : 0;
  }

  private static boolean isLoneReturn(String text, int i) {
    return text.charAt(i) == '\r' && (i + 1 == text.length() || text.charAt(i + 1) != '\n');
  }

  /** A carriage return without a line feed ends a line, for gcc and so for Spin. */
  private void endLinesAtLoneReturns() {
    for (int i = 0; i < length; i++) {
      if (chars[i] == '\r' && chars[i + 1] != '\n') {
        chars[i] = '\n';
      }
    }
  }

  private void recordCut(int cuts, int position, int removed) {
    if (cuts > cutAt.length) {
      int capacity = Math.max(16, cuts * 2);
      cutAt = Arrays.copyOf(cutAt, capacity);
      shift = Arrays.copyOf(shift, capacity);
    }
    cutAt[cuts - 1] = position;
    shift[cuts - 1] = removed;
  }

  /** White space that does not end a line. */
  static boolean isBlank(char c) {
    return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\u000B';
  }

  char[] chars() {
    return chars;
  }

  int length() {
    return length;
  }

  /** The offset in the file of the character at {@code position}. */
  int original(int position) {
    int cuts = cutsBefore(position);
    return cuts == 0 ? position : position + shift[cuts - 1];
  }

  /** How many continuations, each with a line end of its own, were cut out before a position. */
  int cutsBefore(int position) {
    // The lexer asks from front to back: mostly the answer is the latest one, or near it.
    if (latest > 0 && cutAt[latest - 1] > position) {
      latest = search(position);
    }
    while (latest < cutAt.length && cutAt[latest] <= position) {
      latest++;
    }
    return latest;
  }

  private int search(int position) {
    int low = 0;
    int high = cutAt.length;
    // Several cuts may share a position; the last of them counts.
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (cutAt[middle] <= position) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
