/**
 * The permutations of interchangeable elements that preserve the conditions of a property.
 *
 * <p>Entry type: {@link dev.gyre.symmetry.stabiliser.Stabiliser}. Works on expressions and on the
 * description in {@link dev.gyre.ir.symmetry.Symmetry}, wherever that comes from; knows nothing of
 * states.
 */
package dev.gyre.symmetry.stabiliser;
