package dev.gyre.sdl.form;

import dev.gyre.source.SourceSpan;

/**
 * What a process does in a state.
 *
 * @param block where it goes on
 * @param text the trigger as it is written, for people
 */
public record IfTransition(IfTrigger trigger, int block, String text, SourceSpan span) {}
