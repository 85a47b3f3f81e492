/**
 * Formulas of linear temporal logic in negation normal form, and how they are made smaller before
 * anything is built from them.
 *
 * <p>{@link dev.gyre.ltl.formula.Formulas} makes formulas, {@link
 * dev.gyre.ltl.formula.FormulaReader} takes them over from the user's, {@link
 * dev.gyre.ltl.formula.Simplifier} rewrites them. Propositions are numbers here; what they stand
 * for is known only to the reader. Nothing here knows automata.
 */
package dev.gyre.ltl.formula;
