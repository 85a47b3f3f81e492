package dev.gyre.symmetry.detect;

import dev.gyre.source.SourceSpan;
import java.util.Collection;

/**
 * A comparison by size with a fixed number. It tells nobody apart if all are on the same side.
 *
 * @param limit the numbers below it are on one side, it and those above on the other
 * @param span the statement
 */
record SizeComparison(long limit, SourceSpan span) {

  boolean divides(Collection<Integer> numbers) {
    return numbers.stream().anyMatch(number -> number < limit)
        && numbers.stream().anyMatch(number -> number >= limit);
  }
}
