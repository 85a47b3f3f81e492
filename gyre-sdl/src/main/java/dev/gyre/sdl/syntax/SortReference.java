package dev.gyre.sdl.syntax;

import dev.gyre.source.SourceSpan;

/** The name of a sort (type), where one is used. */
public record SortReference(SourceSpan span, Name name) {}
