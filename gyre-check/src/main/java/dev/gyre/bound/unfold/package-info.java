/**
 * From a process system to a net: control and the values of some variables become nodes, messages
 * become stocks.
 *
 * <p>Entry type: {@link dev.gyre.bound.unfold.Unfolding}. What is not understood is either taken as
 * anything at all, or refused with {@link dev.gyre.bound.unfold.NotUnderstoodException}.
 */
package dev.gyre.bound.unfold;
