/**
 * What a check is about: the property that is asked for, the runs that count, the answer, and how
 * strong the answer is.
 *
 * <p>Entry types: {@link dev.gyre.property.Property}, {@link dev.gyre.property.Fairness}, {@link
 * dev.gyre.property.Verdict}, {@link dev.gyre.property.Guarantee}. Below all reductions, so that
 * each of them can say for which property and which fairness it is sound.
 */
package dev.gyre.property;
