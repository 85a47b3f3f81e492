package dev.gyre.sdl.syntax;

import dev.gyre.source.SourceSpan;

/** The file that a {@code use} takes its types from. */
public record AsnFile(SourceSpan span, String path) {}
