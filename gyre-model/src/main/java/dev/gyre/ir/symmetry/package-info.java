/**
 * What is symmetric in a process system, as data beside it: which index types there are, which
 * variables, array indices and message fields range over them, and which processes they number.
 *
 * <p>Entry type: {@link dev.gyre.ir.symmetry.Symmetry}, empty for a model without symmetry. The
 * front end fills it for a model with index types, and symmetry detection for an ordinary model;
 * symmetry reduction applies permutations to states with it. It refers to variables and automata by
 * their index only, and so knows nothing of the representation it describes.
 */
package dev.gyre.ir.symmetry;
