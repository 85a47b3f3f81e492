package dev.gyre.suite;

import dev.gyre.source.SourceSpan;
import java.util.function.UnaryOperator;

/**
 * A line of a file.
 *
 * @param line from 1; 0 for the file as a whole
 */
public record Place(String file, int line, int column) {
  /** A line as a whole. */
  public Place(String file, int line) {
    this(file, line, 0);
  }

  static Place of(SourceSpan span) {
    SourceSpan site = span.visibleSite();
    return new Place(site.file().name(), site.line(), site.column());
  }

  Place renamed(UnaryOperator<String> names) {
    return new Place(names.apply(file), line, column);
  }

  @Override
  public String toString() {
    return line == 0 ? file : file + ":" + line;
  }
}
