package dev.gyre.sdl.form;

import dev.gyre.source.SourceSpan;
import java.util.Optional;

/**
 * A variable of a process.
 *
 * @param index its place among the variables of its process; the parameters of the process come
 *     first
 * @param name as the user would write it; that of a variable of a procedure or composite state has
 *     the names of these before it
 * @param initial what it starts with; the first value of its type if nothing is said
 */
public record IfVariable(
    int index, String name, IfType type, Optional<IfExpr> initial, SourceSpan span) {}
