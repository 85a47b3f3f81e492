/**
 * Random Promela models for differential tests; the same seed always gives the same model.
 *
 * <p>Entry types: {@link dev.gyre.tck.gen.ModelGenerator} makes well-typed models with rich data
 * that Spin accepts, {@link dev.gyre.tck.gen.TangleGenerator} tangled control flow, {@link
 * dev.gyre.tck.gen.IdiomGenerator} models in which rare constructs are sure to happen. All have
 * small finite state spaces, most of them far below 20,000 states.
 */
package dev.gyre.tck.gen;
