/**
 * Systems that run together with an automaton that watches them.
 *
 * <p>Entry type: {@link dev.gyre.product.ClaimProduct}. Knows claims only as locations and edges;
 * whether an edge is open the system's own stepper says.
 */
package dev.gyre.product;
