package dev.gyre.ir.detect;

import dev.gyre.source.SourceSpan;

/** Something that tells interchangeable things apart. */
record Spoiler(String reason, SourceSpan span) {}
