/**
 * Symmetry reduction against the definitions: permutations carried out word by word, orbits counted
 * by brute force, verdicts with and without, on random symmetric programs and on known models.
 */
package dev.gyre.tck.symmetry;
