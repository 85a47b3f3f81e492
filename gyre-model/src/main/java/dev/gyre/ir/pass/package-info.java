/**
 * Passes over the intermediate representation that leave fewer states to be searched: write-only
 * variables disappear, statements that nobody can see happen together with the one before, and
 * variables nobody will read again get a fixed value.
 *
 * <p>Entry types: {@link dev.gyre.ir.pass.Optimiser}, {@link dev.gyre.ir.pass.Optimisation}, {@link
 * dev.gyre.ir.pass.OptimisedSystem}. Each pass takes a system and gives a system, with the original
 * edges behind each new one. Nothing here executes anything.
 */
package dev.gyre.ir.pass;
