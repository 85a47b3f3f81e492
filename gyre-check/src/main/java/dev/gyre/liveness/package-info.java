/**
 * Searches for bad infinite runs: acceptance cycles and non-progress cycles, with any kind of
 * fairness.
 *
 * <p>Entry types: {@link dev.gyre.liveness.CycleQuestion} says which runs are bad, {@link
 * dev.gyre.liveness.EmptinessSearch} and {@link dev.gyre.liveness.ParallelEmptinessSearch} look for
 * one, {@link dev.gyre.liveness.NestedSearch} does with little memory, {@link
 * dev.gyre.liveness.Lasso} is such a run, and {@link dev.gyre.liveness.LassoCheck} confirms it
 * without any code of the search.
 */
package dev.gyre.liveness;
