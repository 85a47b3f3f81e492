package dev.gyre.sdl.lower;

import dev.gyre.source.SourceSpan;

/** Where any number of a wide range may come and all of them make a difference. */
public record WideChoice(int low, int high, SourceSpan span) {}
