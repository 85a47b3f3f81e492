/**
 * Detects the symmetry of ordinary models: which processes are interchangeable, and which
 * variables, indices and messages refer to them.
 *
 * <p>Entry type: {@link dev.gyre.symmetry.detect.SymmetryDetection}. It infers the type class of
 * every place that holds a number, and checks every use of each class. A use that is not understood
 * breaks the symmetry of the class, with the reason and the place.
 */
package dev.gyre.symmetry.detect;
