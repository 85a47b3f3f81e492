/**
 * What is symmetric in a process system, as data beside it: which index types there are, which
 * variables, array indices and message fields range over them, and which processes they number.
 *
 * <p>Entry type: {@link dev.gyre.ir.symmetry.Symmetry}, empty for a model without symmetry. It is
 * filled by whoever knows (a language with scalarsets, or an analysis of ordinary models) and used
 * by whoever moves states along a permutation. It refers to variables and automata by their index
 * only, and so knows nothing of the representation it describes.
 */
package dev.gyre.ir.symmetry;
