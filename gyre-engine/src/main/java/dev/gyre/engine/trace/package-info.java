/**
 * Executions as people read them: named values, steps, messages.
 *
 * <p>Entry types: {@link dev.gyre.engine.trace.TraceReplayer} (a path of a search to a {@link
 * dev.gyre.engine.trace.Trace}), {@link dev.gyre.engine.trace.StateView} (a state as named values),
 * {@link dev.gyre.engine.trace.Execution} (one step after another, on the interpreter).
 */
package dev.gyre.engine.trace;
