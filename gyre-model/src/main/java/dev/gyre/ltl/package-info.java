/**
 * Formulas of linear temporal logic as automata.
 *
 * <p>Entry type: {@link dev.gyre.ltl.LtlTranslator}. The packages below have the steps: {@code
 * formula} rewrites, {@code translate} builds, {@code automaton} reduces, {@code print} shows, and
 * {@code claim} makes an automaton of processes out of the result. Knows neither Promela's text nor
 * how anything is executed.
 */
package dev.gyre.ltl;
