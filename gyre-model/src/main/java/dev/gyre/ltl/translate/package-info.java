/**
 * From formulas to automata, by way of alternating automata.
 *
 * <p>Entry type: {@link dev.gyre.ltl.translate.Construction}.
 */
package dev.gyre.ltl.translate;
