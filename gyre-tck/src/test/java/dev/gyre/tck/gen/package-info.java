/**
 * Random Promela models for differential tests.
 *
 * <p>Entry type: {@link dev.gyre.tck.gen.ModelGenerator}. Every model is well-typed, accepted by
 * Spin and has a small finite state space; the same seed and size always give the same model.
 */
package dev.gyre.tck.gen;
