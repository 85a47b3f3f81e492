/**
 * Tests of printing and formatting on random models and on the shared corpus. Entry type for other
 * tests: {@link dev.gyre.tck.format.TreeShape}, which compares syntax trees.
 */
package dev.gyre.tck.format;
