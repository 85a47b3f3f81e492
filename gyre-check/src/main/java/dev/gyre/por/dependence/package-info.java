/**
 * The accesses of each edge of a process system, and the accesses that a process may still make
 * from a location on: the facts that partial order reduction rests on.
 *
 * <p>Entry type: {@link dev.gyre.por.dependence.Footprints}, made by {@link
 * dev.gyre.por.dependence.AccessAnalysis} for a process type and what is known about one process of
 * that type. Accesses are bits; the package decides what the bits mean and which of them interfere
 * ({@link dev.gyre.por.dependence.Dependence}).
 */
package dev.gyre.por.dependence;
