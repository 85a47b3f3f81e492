/**
 * Searches over a transition system.
 *
 * <p>Entry types: {@link dev.gyre.search.DepthFirstSearch}, {@link
 * dev.gyre.search.BreadthFirstSearch}, {@link dev.gyre.search.SearchOutcome}. A search knows states
 * only as words and transitions only as numbers; it prints nothing.
 */
package dev.gyre.search;
