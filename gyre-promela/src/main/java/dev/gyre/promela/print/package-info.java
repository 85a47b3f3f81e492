/**
 * Process systems as Promela, for Spin and for people: one printer for whatever front end made the
 * system. Entry type: {@link dev.gyre.promela.print.SystemPrinter}.
 *
 * <p>A system has automata, not statements, so each location is a labelled selection and each edge
 * one of its options, which ends in a jump. Places where a process keeps control lie together in
 * one atomic sequence: a jump into it keeps control, and a jump out of it gives control up. So the
 * states that are stored, in Spin as here, are those of the system. What somebody wrote is printed
 * by {@link dev.gyre.promela.format}.
 */
package dev.gyre.promela.print;
