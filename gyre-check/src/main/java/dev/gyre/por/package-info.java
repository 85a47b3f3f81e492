/**
 * Partial order reduction: steps that do not disturb each other are taken in one order only.
 *
 * <p>Entry type: {@link dev.gyre.por.ProvisoReduction}, which a search asks in every state for the
 * steps to take. What steps touch comes from {@link dev.gyre.por.dependence}; that nothing is put
 * off for ever is the business of the search.
 */
package dev.gyre.por;
