/**
 * Facts about process systems and formulas that several reductions ask for, each decided in one
 * place.
 *
 * <p>Entry type: {@link dev.gyre.ir.analysis.Stuttering}.
 */
package dev.gyre.ir.analysis;
