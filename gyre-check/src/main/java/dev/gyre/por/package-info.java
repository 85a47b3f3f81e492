/**
 * Partial order reduction: independent steps are executed in one order only.
 *
 * <p>Entry types: {@link dev.gyre.por.StaticReduction}, whose selection of steps depends on the
 * state alone and cuts cycles by sticky edges, and {@link dev.gyre.por.ProvisoReduction}, which
 * relies on the cycle proviso of the search. {@link dev.gyre.por.dependence} says which steps are
 * dependent.
 */
package dev.gyre.por;
