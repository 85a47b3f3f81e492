/**
 * Products of a system and an automaton that observes it.
 *
 * <p>Entry type: {@link dev.gyre.product.ClaimProduct}. It sees claims only as locations and edges;
 * the stepper of the system decides whether an edge is enabled.
 */
package dev.gyre.product;
