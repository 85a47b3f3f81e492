/**
 * Reductions prove themselves while they run: in some of the states that a search comes to, what a
 * reduction relies on is tried out on the system itself. What is not as it should be is a {@link
 * dev.gyre.audit.Breach}, never a verdict.
 */
package dev.gyre.audit;
