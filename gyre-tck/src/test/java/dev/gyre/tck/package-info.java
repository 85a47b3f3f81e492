/**
 * Tests of Gyre as a whole: architecture and repository rules, runs over the shared corpus, and
 * comparisons with Spin. Entry types for new tests: {@link dev.gyre.tck.SharedCorpus} and {@link
 * dev.gyre.tck.SpinOracle}.
 */
package dev.gyre.tck;
