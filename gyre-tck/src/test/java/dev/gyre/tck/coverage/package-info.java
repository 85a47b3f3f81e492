/**
 * What the random models exercise: which constructs of Promela they contain, and which of them a
 * search really takes.
 *
 * <p>Entry types: {@link dev.gyre.tck.coverage.ModelCoverage} for one model, {@link
 * dev.gyre.tck.coverage.CoverageTable} for many.
 */
package dev.gyre.tck.coverage;
