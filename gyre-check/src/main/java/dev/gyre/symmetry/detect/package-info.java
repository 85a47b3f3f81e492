/**
 * Finds the symmetry of ordinary models: which processes are interchangeable, and which variables,
 * indices and messages speak of them.
 *
 * <p>Entry type: {@link dev.gyre.symmetry.detect.SymmetryDetection}. It infers, for all places
 * where a number can be, which of them hold the same kind of number, and looks at everything that
 * is done with each kind. Whatever is not understood spoils the kind, with the reason and the
 * place.
 */
package dev.gyre.symmetry.detect;
