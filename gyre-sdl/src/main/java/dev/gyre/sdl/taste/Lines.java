package dev.gyre.sdl.taste;

import dev.gyre.source.SourceFile;

/** Lines, for readers that know no offsets. */
final class Lines {
  private Lines() {}

  /** The offset of the first character of line {@code line}. */
  static int start(SourceFile file, int line) {
    int offset = 0;
    for (int i = 1; i < line; i++) {
      offset = file.text().indexOf('\n', offset) + 1;
    }
    return offset;
  }
}
