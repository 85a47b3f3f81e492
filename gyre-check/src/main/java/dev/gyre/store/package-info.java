/**
 * Sets of visited states.
 *
 * <p>Entry type: {@link dev.gyre.store.StateStore}. A store takes words and gives handles; it knows
 * nothing of models, searches or output.
 */
package dev.gyre.store;
