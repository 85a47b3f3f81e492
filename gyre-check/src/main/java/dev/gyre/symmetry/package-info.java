/**
 * Symmetry reduction: one representative is stored for all states that differ only in the names of
 * interchangeable elements.
 *
 * <p>Entry type: {@link dev.gyre.symmetry.SymmetryReduction}, which gives a search the
 * representative of each state. Works on the words of states and on the description in {@link
 * dev.gyre.ir.symmetry.Symmetry}; knows neither a language nor how steps are executed.
 */
package dev.gyre.symmetry;
