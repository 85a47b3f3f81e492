/**
 * The intermediate representation: what a system of processes is, with nothing left of the language
 * it was written in.
 *
 * <p>Entry type: {@link dev.gyre.ir.ProcessSystem}. Everything is immutable. Structures and arrays
 * of structures are flattened into variables with dimensions, control flow into locations and
 * edges, so that whoever executes or analyses a system sees only scalars, channels and guarded
 * commands. Closed hierarchies ({@link dev.gyre.ir.Expr}, {@link dev.gyre.ir.Guard}, {@link
 * dev.gyre.ir.Effect}) are matched through one {@code Cases} interface each.
 */
package dev.gyre.ir;
