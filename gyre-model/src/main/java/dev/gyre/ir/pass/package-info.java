/**
 * Passes over the intermediate representation that reduce the number of states: write-only
 * variables are removed, invisible statements are merged with their predecessors, and dead
 * variables get a fixed value.
 *
 * <p>Entry types: {@link dev.gyre.ir.pass.Optimiser}, {@link dev.gyre.ir.pass.Optimisation}, {@link
 * dev.gyre.ir.pass.OptimisedSystem}. Each pass maps a system to a system and records the original
 * edges of each new edge. Nothing here executes a model.
 */
package dev.gyre.ir.pass;
