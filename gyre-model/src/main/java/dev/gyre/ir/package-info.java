/**
 * The intermediate representation: a system of processes, independent of the language it was
 * written in.
 *
 * <p>Entry type: {@link dev.gyre.ir.ProcessSystem}. Everything is immutable. Structures and arrays
 * of structures are flattened into variables with dimensions, control flow into locations and
 * edges, so execution and analysis see only scalars, channels and guarded commands. Closed
 * hierarchies ({@link dev.gyre.ir.Expr}, {@link dev.gyre.ir.Guard}, {@link dev.gyre.ir.Effect}) are
 * matched through one {@code Cases} interface each.
 */
package dev.gyre.ir;
