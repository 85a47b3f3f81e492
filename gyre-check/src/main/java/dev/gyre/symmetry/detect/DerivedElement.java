package dev.gyre.symmetry.detect;

import dev.gyre.source.SourceSpan;
import java.util.OptionalInt;
import java.util.function.IntFunction;

/**
 * A number that is computed from one other number and nothing else: the neighbour on a ring, or the
 * same element counted from elsewhere.
 *
 * @param source where the other number is
 * @param result stands for the outcome
 * @param function the outcome for each number; empty if it cannot be computed
 */
record DerivedElement(
    TypeClasses.Place source,
    TypeClasses.Place result,
    IntFunction<OptionalInt> function,
    SourceSpan span) {}
