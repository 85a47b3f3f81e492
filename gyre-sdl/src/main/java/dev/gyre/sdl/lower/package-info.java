/**
 * From the intermediate form to process systems.
 *
 * <p>An instance of a process is a process of the system, present from the beginning to the end;
 * its identity is its number. It has one queue, a channel whose messages begin with the name of the
 * signal. A transition is an atomic sequence: it starts by taking a signal out of the queue and
 * gives up control when it reaches a state, and nothing in it ever waits. So one transition is one
 * step, and traces still show each of its actions.
 *
 * <p>Nothing is added to what process systems can express, except requirements: every reduction
 * that is sound for Promela is sound here for the same reason.
 */
package dev.gyre.sdl.lower;
