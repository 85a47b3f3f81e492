/**
 * What each edge of a process system touches, and what the processes may still touch from a
 * location on: the facts that partial order reduction rests on.
 *
 * <p>Entry type: {@link dev.gyre.por.dependence.Footprints}, made by {@link
 * dev.gyre.por.dependence.AccessAnalysis} for a process type and what is known about one process of
 * that type. Accesses are bits; the package decides what the bits mean and which of them disturb
 * each other ({@link dev.gyre.por.dependence.Dependence}).
 */
package dev.gyre.por.dependence;
