/**
 * Automata over infinite words, and reductions that preserve their languages.
 *
 * <p>{@link dev.gyre.ltl.automaton.Automaton} is the value; {@link
 * dev.gyre.ltl.automaton.AutomatonReduction} and {@link dev.gyre.ltl.automaton.Degeneralization}
 * take one and return another. Nothing here knows formulas.
 */
package dev.gyre.ltl.automaton;
