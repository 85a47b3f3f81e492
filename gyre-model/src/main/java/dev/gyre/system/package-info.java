/**
 * Transition systems: states as packed words, and the steps between them.
 *
 * <p>Entry types: {@link dev.gyre.system.TransitionSystem} (stateless, shared by all workers),
 * {@link dev.gyre.system.Stepper} (one per worker), {@link dev.gyre.system.StateLayout} (where each
 * variable sits in the words). This package says nothing about how steps are computed; gyre-exec
 * does that, twice.
 */
package dev.gyre.system;
