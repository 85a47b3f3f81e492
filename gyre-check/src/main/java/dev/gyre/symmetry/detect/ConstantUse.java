package dev.gyre.symmetry.detect;

import dev.gyre.source.SourceSpan;
import java.util.List;

/**
 * A use of a fixed number where an element may stand.
 *
 * @param created the processes that exist besides those from the start, where that is known: the
 *     number of an element that lacks a process does no harm
 */
record ConstantUse(int value, SourceSpan span, List<SpawnedProcess> created, Knowledge knowledge) {
  /** Whether {@link #created} says which processes exist. */
  enum Knowledge {
    ALL_MAY_EXIST,
    ONLY_CREATED
  }

  static ConstantUse always(int value, SourceSpan span) {
    return new ConstantUse(value, span, List.of(), Knowledge.ALL_MAY_EXIST);
  }
}
