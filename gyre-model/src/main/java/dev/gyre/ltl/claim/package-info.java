/**
 * Automata of formulas as process automata, so that whoever executes a never claim can execute a
 * formula. Entry type: {@link dev.gyre.ltl.claim.ClaimBuilder}.
 */
package dev.gyre.ltl.claim;
