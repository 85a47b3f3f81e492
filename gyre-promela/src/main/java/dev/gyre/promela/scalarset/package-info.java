/**
 * Index types (scalarsets and rings): the rules that keep a model symmetric, and the translation of
 * a model with index types into a plain one.
 *
 * <p>Entry type: {@link dev.gyre.promela.scalarset.SymmetricModel}. Everything behind it, from the
 * resolver to the automata, knows plain Promela only, so what a model with index types means is
 * what its plain version means to Spin. The rules are those of Ip and Dill: see {@code
 * docs/symmetry.md}.
 */
package dev.gyre.promela.scalarset;
