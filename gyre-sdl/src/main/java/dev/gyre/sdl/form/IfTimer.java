package dev.gyre.sdl.form;

import dev.gyre.source.SourceSpan;

/**
 * A timer of a process. Its signal goes to the queue of that process and has no parameters; a timer
 * with parameters is one timer for each value.
 *
 * @param index its place among the timers of its process
 */
public record IfTimer(int index, String name, SourceSpan span) {}
