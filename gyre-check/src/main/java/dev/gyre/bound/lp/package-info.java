/**
 * Linear programs, solved exactly.
 *
 * <p>Entry type: {@link dev.gyre.bound.lp.Simplex}. Numbers are fractions of any length, so an
 * answer is never a matter of rounding.
 */
package dev.gyre.bound.lp;
