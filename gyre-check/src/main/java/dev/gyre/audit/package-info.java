/**
 * Audits of reductions during a search: in a sample of the states, the conditions of a reduction
 * are tested on the system itself. A violated condition is a {@link dev.gyre.audit.Breach}, never a
 * verdict.
 */
package dev.gyre.audit;
