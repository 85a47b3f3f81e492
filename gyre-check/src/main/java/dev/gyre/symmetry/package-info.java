/**
 * Symmetry reduction: of all states that differ only in the names of interchangeable things, one
 * stands for the others.
 *
 * <p>Entry type: {@link dev.gyre.symmetry.SymmetryReduction}, which a search asks for the
 * representative of each state it arrives at. Works on the words of states and on the description
 * in {@link dev.gyre.ir.symmetry.Symmetry}; knows neither a language nor how steps are executed.
 */
package dev.gyre.symmetry;
