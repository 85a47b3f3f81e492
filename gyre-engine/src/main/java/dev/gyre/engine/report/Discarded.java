package dev.gyre.engine.report;

/**
 * A signal that came in a state of a process in SDL which neither takes nor saves it.
 *
 * @param line where the state is
 */
public record Discarded(String process, String file, int line, String state, String signal) {}
