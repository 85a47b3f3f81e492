package dev.gyre.promela.syntax;

import dev.gyre.source.SourceSpan;

/** An identifier and where it stands. */
public record Name(SourceSpan span, String text) {}
