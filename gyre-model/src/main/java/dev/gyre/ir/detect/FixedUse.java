package dev.gyre.ir.detect;

import dev.gyre.source.SourceSpan;
import java.util.List;

/**
 * A use of a fixed number where an element may stand.
 *
 * @param created the processes that exist besides those from the start, where that is known: the
 *     number of an element that lacks a process does no harm
 */
record FixedUse(int value, SourceSpan span, List<Created> created, Knowledge knowledge) {
  /** Whether {@link #created} says which processes exist. */
  enum Knowledge {
    ALL_MAY_EXIST,
    ONLY_CREATED
  }

  static FixedUse always(int value, SourceSpan span) {
    return new FixedUse(value, span, List.of(), Knowledge.ALL_MAY_EXIST);
  }
}
