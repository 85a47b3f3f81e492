/**
 * Automata of formulas as process automata, so a formula is executed in the same way as a never
 * claim. Entry type: {@link dev.gyre.ltl.claim.ClaimBuilder}.
 */
package dev.gyre.ltl.claim;
