package dev.gyre.symmetry.detect;

import dev.gyre.source.SourceSpan;

/** Something that tells interchangeable things apart. */
record SymmetryBreaker(String reason, SourceSpan span) {}
