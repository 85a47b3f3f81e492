/**
 * Searches for bad infinite runs: acceptance cycles and non-progress cycles, with any kind of
 * fairness.
 *
 * <p>Entry types: {@link dev.gyre.emptiness.CycleQuestion} says which runs are bad, {@link
 * dev.gyre.emptiness.EmptinessSearch} and {@link dev.gyre.emptiness.ParallelEmptinessSearch} search
 * for one, {@link dev.gyre.emptiness.NestedSearch} does so with little memory, {@link
 * dev.gyre.emptiness.Lasso} is such a run, and {@link dev.gyre.emptiness.LassoCheck} confirms it
 * without any code of the search.
 */
package dev.gyre.emptiness;
