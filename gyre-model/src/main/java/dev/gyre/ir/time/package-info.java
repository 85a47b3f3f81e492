/**
 * Static analysis of the timers of a process system: {@link dev.gyre.ir.time.TimerReads} finds the
 * statements that read their values, {@link dev.gyre.ir.time.TimeAbstraction} abstracts from the
 * values. Knows nothing of searches.
 */
package dev.gyre.ir.time;
